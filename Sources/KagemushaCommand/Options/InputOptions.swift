import ArgumentParser
import Configuration
import DeclarationModel
import Files
import Foundation
import MockEngine
import ObjCScanner

/// A command about mocks.
///
/// Each command holds the groups of options itself: in a debug build, ArgumentParser validates a group four times for each
/// group around it.
protocol InputCommand: ParsableCommand {
  var sources: SourcePaths { get }
  var source: SourceOptions { get }
  var destination: OutputOptions { get }
  var mock: MockOptions { get }
  var diagnostics: DiagnosticOptions { get }
  var headers: HeaderOptionGroup { get }
}

extension InputCommand {
  /// The options that all commands about mocks have.
  var input: InputOptions {
    InputOptions(
      paths: sources.paths, source: source, destination: destination, mock: mock,
      headers: headers)
  }

  func validate() throws { try input.validate() }
}

/// The options of all commands about mocks.
struct InputOptions {
  let paths: [String]
  let source: SourceOptions
  let destination: OutputOptions
  let mock: MockOptions
  let headers: HeaderOptionGroup

  /// Whether no output is specified for the mocks.
  var lacksOutput: Bool {
    destination.output == nil && source.config == nil
      && !(paths.isEmpty && source.module.isEmpty)
  }

  func validate() throws {
    // An empty path, as from an unset variable of a script, would mean the current folder.
    if paths.contains("") { throw ValidationError("a path is empty; specify a file or folder") }
    for setting in ConfigurationSchema.settings {
      guard let option = setting.option, values[setting.key]?.contains("") == true else { continue }
      throw ValidationError("'--\(option.name)' is empty; specify a value")
    }
  }

  /// The options in the form of the engine.
  var commandLine: CommandLineOptions {
    var options = CommandLineOptions(
      currentDirectory: AbsolutePath(FileManager.default.currentDirectoryPath))
    options.paths = paths
    options.flags = flags
    for (key, values) in values { options[key] = values }
    return options
  }

  private var values: [ConfigurationKey: [String]] {
    source.values.merging(destination.values) { $1 }.merging(mock.values) { $1 }
      .merging(headers.values) { $1 }
  }

  private var flags: Set<ConfigurationKey> {
    let given = source.flags + mock.flags + headers.flags
    return Set(given.filter(\.1).map(\.0))
  }
}

/// The paths of the sources.
struct SourcePaths: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Swift files, Objective-C headers, folders and globs to read.",
      discussion: "Without them, a configuration file names the sources.", valueName: "paths"),
    completion: .file(extensions: ["swift", "h"]))
  var arguments: [PathArgument] = []

  var paths: [String] { arguments.flatMap(\.paths) }
}

/// The options for the sources.
struct SourceOptions: ParsableArguments {
  @Option(
    name: .setting(.config), help: .setting(.config),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Option(name: .setting(.module), help: .setting(.module))
  var module: [String] = []

  @Option(name: .setting(.searchPaths), help: .setting(.searchPaths), completion: .directory)
  var moduleSearchPath: [String] = []

  @Option(
    name: .setting(.cachePath), help: .setting(.cachePath), completion: .directory)
  var cachePath: String?

  @Option(name: .setting(.dependencySources), help: .setting(.dependencySources))
  var lookUp: [String] = []

  @Flag(name: .setting(.noPrograms), help: .setting(.noPrograms))
  var noPrograms = false

  var values: [ConfigurationKey: [String]] {
    [
      .config: config.map { [$0] } ?? [], .module: module, .searchPaths: moduleSearchPath,
      .cachePath: cachePath.map { [$0] } ?? [], .dependencySources: lookUp,
    ]
  }

  var flags: [(ConfigurationKey, Bool)] { [(.noPrograms, noPrograms)] }
}

/// The options for the output.
struct OutputOptions: ParsableArguments {
  @Option(name: .setting(.output), help: .setting(.output), completion: .file())
  var output: String?

  @Option(name: .setting(.shards), help: .setting(.shards))
  var shards: String?

  @Option(name: .setting(.testableImports), help: .setting(.testableImports))
  var testable: [String] = []

  @Option(name: .setting(.imports), help: .setting(.imports))
  var imports: [String] = []

  @Option(name: .setting(.access), help: .setting(.access))
  var access: MockAccess?

  var values: [ConfigurationKey: [String]] {
    [
      .output: output.map { [$0] } ?? [], .shards: shards.map { [$0] } ?? [],
      .testableImports: testable, .imports: imports,
      .access: access.map { [$0.level.rawValue] } ?? [],
    ]
  }
}

/// The options for the mocks: the protocols to mock, and the features of the mocks.
struct MockOptions: ParsableArguments {
  @Option(name: .setting(.protocols), help: .setting(.protocols))
  var protocols: [String] = []

  @Option(name: .setting(.classes), help: .setting(.classes))
  var classes: [String] = []

  @Option(name: .setting(.exclude), help: .setting(.exclude))
  var exclude: [String] = []

  @Flag(name: .setting(.onlyMarked), help: .setting(.onlyMarked))
  var onlyMarked = false

  @Option(name: .setting(.mockName), help: .setting(.mockName))
  var mockName: String?

  @Option(name: .setting(.style), help: .setting(.style))
  var style: [String] = []

  @Flag(name: .setting(.forwarding), help: .setting(.forwarding))
  var forwarding = false

  @Flag(name: .setting(.recording), help: .setting(.recording))
  var recording = false

  @Flag(name: .setting(.stubClasses), help: .setting(.stubClasses))
  var stubClasses = false

  @Flag(name: .setting(.cuckoo), help: .setting(.cuckoo))
  var cuckoo = false

  @Flag(name: .setting(.shallow), help: .setting(.shallow))
  var shallow = false

  @Option(name: .setting(.defaultIsolation), help: .setting(.defaultIsolation))
  var defaultIsolation: DefaultIsolation?

  @Flag(
    name: .setting(.nonisolatedNonsendingByDefault), help: .setting(.nonisolatedNonsendingByDefault)
  )
  var nonisolatedNonsendingByDefault = false

  @Flag(name: .setting(.allowUnmatched), help: .setting(.allowUnmatched))
  var allowUnmatched = false

  var values: [ConfigurationKey: [String]] {
    [
      .protocols: protocols, .classes: classes, .exclude: exclude,
      .mockName: mockName.map { [$0] } ?? [], .style: style,
      .defaultIsolation: defaultIsolation.map { [$0.rawValue] } ?? [],
    ]
  }

  var flags: [(ConfigurationKey, Bool)] {
    [
      (.onlyMarked, onlyMarked), (.forwarding, forwarding), (.recording, recording),
      (.stubClasses, stubClasses), (.cuckoo, cuckoo), (.shallow, shallow),
      (.allowUnmatched, allowUnmatched),
      (.nonisolatedNonsendingByDefault, nonisolatedNonsendingByDefault),
    ]
  }
}

/// The options for reading Objective-C headers.
struct HeaderOptionGroup: ParsableArguments {
  @Option(name: .setting(.defines), help: .setting(.defines))
  var define: [String] = []

  @Option(name: .setting(.includePaths), help: .setting(.includePaths), completion: .directory)
  var includePath: [String] = []

  @Option(name: .setting(.frameworkPaths), help: .setting(.frameworkPaths), completion: .directory)
  var frameworkPath: [String] = []

  @Option(name: .setting(.declare), help: .setting(.declare))
  var declare: [String] = []

  @Option(name: .setting(.target), help: .setting(.target))
  var target: String?

  @Flag(
    name: .setting(.optionalRequirements), inversion: .prefixedNo,
    help: .setting(.optionalRequirements))
  var optionalRequirements = true

  mutating func validate() throws {
    for text in declare where !isDeclaration(text) {
      let kinds = HeaderDeclaration.Kind.allCases.map { "'\($0.rawValue)'" }
      throw ValidationError(
        "invalid declaration '\(text)'; expected NAME=KIND, where KIND is one of "
          + kinds.joined(separator: ", "))
    }
  }

  var values: [ConfigurationKey: [String]] {
    [
      .defines: define, .includePaths: includePath, .frameworkPaths: frameworkPath,
      .declare: declare, .target: target.map { [$0] } ?? [],
    ]
  }

  var flags: [(ConfigurationKey, Bool)] { [(.optionalRequirements, !optionalRequirements)] }

  private func isDeclaration(_ text: String) -> Bool {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    return parts.count == 2 && HeaderDeclaration.Kind(rawValue: parts[1]) != nil
  }
}

/// The options for messages.
struct DiagnosticOptions: ParsableArguments {
  @Flag(name: .setting(.strict), help: .setting(.strict))
  var strict = false

  @Flag(name: .shortAndLong, help: "Print no summary.")
  var quiet = false
}

/// The option for the times of a run.
struct TimeOptions: ParsableArguments {
  @Flag(name: .long, help: "Print how long each phase of the run took.")
  var verbose = false

  /// The log of phases, if it is asked for.
  var phases: PhaseLog? { verbose ? PhaseLog() : nil }
}

/// The access level of mocks, as an argument.
struct MockAccess: ExpressibleByArgument {
  /// The access level.
  let level: AccessLevel

  init?(argument: String) {
    guard let level = AccessLevel(rawValue: argument), MockRequest.accessLevels.contains(level)
    else { return nil }
    self.level = level
  }

  static let allValueStrings = MockRequest.accessLevels.map(\.rawValue)
}

extension DefaultIsolation: ExpressibleByArgument {}
