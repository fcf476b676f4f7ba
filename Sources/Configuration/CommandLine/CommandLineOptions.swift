import Basics
import Files
import Foundation

/// The options of a command, as given on the command line.
package struct CommandLineOptions: Sendable, Hashable {
  /// The working directory.
  package var currentDirectory: AbsolutePath
  /// The files, folders and globs to read; if there are none, a configuration states the sources.
  package var paths: [String] = []
  /// The flags that are given.
  package var flags: Set<ConfigurationKey> = []
  /// The values of each option that is given.
  private var values: [ConfigurationKey: [String]] = [:]
  /// The build's knowledge of the sources, if a build runs the tool.
  package var build: BuildInput?
  /// The options of Sourcery's command line, if it is used.
  package var sourcery: SourceryOptions?
  /// The environment.
  package var environment = ProcessInfo.processInfo.environment

  /// Creates the options of a command line without arguments.
  package init(currentDirectory: AbsolutePath) {
    self.currentDirectory = currentDirectory
  }

  /// Returns the values of an option, in order; empty if it is not given.
  package subscript(key: ConfigurationKey) -> [String] {
    get { values[key] ?? [] }
    set { values[key] = newValue.isEmpty ? nil : newValue }
  }

  /// Whether programs may be started.
  package var programs: ProgramPolicy {
    flags.contains(.noPrograms) ? .forbidden : ProgramPolicy(environment: environment)
  }

  /// The configuration file; if there is none, and no path either, a file is looked for.
  package var configuration: String? {
    get { self[.config].last }
    set { self[.config] = newValue.map { [$0] } ?? [] }
  }

  /// Whether an output is given, here or in a configuration.
  package var hasOutput: Bool {
    !self[.output].isEmpty || configuration != nil || paths.isEmpty
  }

  /// The folder below which messages show relative paths; a build shows absolute paths, which every
  /// reader of its log can find.
  package var shownFolder: AbsolutePath { build == nil ? currentDirectory : AbsolutePath("/") }

  /// Returns the absolute path of a given path.
  package func absolute(_ path: String) -> AbsolutePath {
    AbsolutePath(path, relativeTo: currentDirectory)
  }

  /// Returns the value of a setting; nil if it is not given.
  func rawValue(of setting: Setting) -> RawValue? {
    let words =
      switch setting.key {
      case .sources: paths.filter { !Self.isHeader($0) }
      case .headers: paths.filter(Self.isHeader)
      default: self[setting.key]
      }
    let isGiven = !words.isEmpty || flags.contains(setting.key)
    return isGiven
      ? RawValue(words, isOn: setting.option?.isInverted != true, setting.form.shape) : nil
  }

  private static func isHeader(_ path: String) -> Bool {
    path.hasSuffix(SourceDiscovery.Kind.header.rawValue)
  }
}

extension CommandLineOptions {
  /// Returns the command that brings the outputs up to date.
  ///
  /// - Parameter options: Options that only `generate` has.
  package func generateCommand(adding options: [String] = []) -> String {
    command(["generate"] + options)
  }

  /// Returns a command with the same configuration, paths and options.
  ///
  /// - Parameter first: The words after the name of the tool.
  package func command(_ first: [String]) -> String {
    let options = ConfigurationSchema.settings.flatMap(words)
    return (["kagemusha"] + first + options + pathArguments).map(ShellWord.quoted)
      .joined(separator: " ")
  }

  /// Returns the words of the command line that state a setting.
  private func words(of setting: Setting) -> [String] {
    guard let option = setting.option else { return [] }
    // A value that begins like an option is a part of its word.
    let values = self[setting.key].flatMap {
      $0.hasPrefix("-") ? ["\(option.spelling)=\($0)"] : [option.spelling, $0]
    }
    return (flags.contains(setting.key) ? [option.spelling] : []) + values
  }

  /// The paths, after a mark if one could be taken for an option.
  private var pathArguments: [String] {
    (paths.contains { $0.hasPrefix("-") } ? ["--"] : []) + paths
  }

  /// The arguments of a command that only reads the same sources, with a space before each; empty if none is given.
  package var readingArguments: String { readingArguments(adding: "") }

  /// The arguments of a command that explains protocols and classes of the same sources, with a space before each.
  package var explainingArguments: String {
    let keys: Set<ConfigurationKey> = [
      .classes, .module, .searchPaths, .defines, .includePaths, .frameworkPaths, .declare, .target,
    ]
    let options = ConfigurationSchema.settings.filter { keys.contains($0.key) }.flatMap(words)
    return readingArguments(adding: options.map { " " + ShellWord.quoted($0) }.joined())
  }

  /// Returns the arguments of a command that reads the same sources, with more options before the paths.
  private func readingArguments(adding options: String) -> String {
    Self.configurationOption(configuration) + options
      + pathArguments.map { " " + ShellWord.quoted($0) }.joined()
  }

  /// Returns the option for the path of a configuration with a space before it; empty for none.
  package static func configurationOption(_ path: String?) -> String {
    path.map { " --config " + ShellWord.quoted($0) } ?? ""
  }
}

/// A word of a command line.
package enum ShellWord {
  /// Returns the word for a path, which no program takes for an option, nor git for a pattern with a colon.
  package static func path(_ path: String) -> String {
    quoted(path.hasPrefix("-") || path.hasPrefix(":") ? "./" + path : path)
  }

  /// Returns the word, quoted if a shell would read it differently.
  package static func quoted(_ word: String) -> String {
    let plain = word.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "-_./=,:@%+".unicodeScalars.contains(scalar)
    }
    if plain, !word.isEmpty { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }
}
