import ArgumentParser
import Basics
import Configuration
import DeclarationModel
import Files
import Foundation
import MockEngine
import StencilTemplates

/// `kagemusha sourcery`: renders templates with the options of Sourcery's command line.
struct SourceryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sourcery",
    abstract: "Renders templates with the options of Sourcery.",
    discussion: """
      It takes the place of 'sourcery' in scripts, and reads '.sourcery.yml' if there is one.
      Exits with 0 after success, 1 if a path is invalid, 2 if the configuration is, 3 after other errors.
      """,
    version: SourceryHeader.version)

  @OptionGroup(title: "Input options") var input: SourceryInput
  @OptionGroup(title: "Output options") var destination: SourceryDestination
  @OptionGroup(title: "Options without effect") var ignored: SourceryIgnored

  @Flag(
    name: [.customLong("watch"), .customShort("w")],
    help: "Render again after each change, until interrupted.")
  var watch = false

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  @Flag(name: .setting(.noPrograms), help: .setting(.noPrograms))
  var noPrograms = false

  func run() throws {
    let folder = AbsolutePath(FileManager.default.currentDirectoryPath)
    var options = SourceryOptions()
    input.apply(to: &options)
    destination.apply(to: &options)
    var notes: [String] = []
    let fileSystem = LocalFileSystem()
    for file in options.configurationFiles(in: folder, fileSystem: fileSystem) {
      guard let file else {
        notes.append("No config file provided or it does not exist. Using command line arguments.")
        continue
      }
      let warning =
        options.hasReplacedOptions
        ? ". WARNING: Ignoring the parameters passed in the command line." : ""
      notes.append("Using configuration file at '\(file)'\(warning)")
    }
    var commandLine = CommandLineOptions(currentDirectory: folder)
    commandLine.sourcery = options
    if noPrograms { commandLine.flags.insert(.noPrograms) }
    var run = Run(commandLine, action: destination.dry ? .sourceryDryRun : .write(WriteOptions()))
    run.isQuiet = quiet || destination.dry
    if !ignored.disableCache { run.cache = CacheFolder(for: commandLine) }
    guard watch else {
      let stopwatch = Stopwatch()
      let outcome = run.run()
      return try show(outcome, notes, in: stopwatch.seconds)
    }
    WatchRun(run).watch { event in
      // The next change may fix the error.
      try? show(event.outcome, notes, in: event.duration)
      notes = []
      fflush(nil)
      return true
    }
  }

  /// Prints the messages that Sourcery prints after a run.
  ///
  /// - Throws: The exit code, unless it is that of success.
  private func show(_ outcome: RunOutcome, _ notes: [String], in duration: Double) throws {
    var outcome = outcome
    if !quiet, !destination.dry {
      let seconds = String(format: "%.2f", duration)
      outcome.output += (notes + ["Processing time \(seconds) seconds"]).map { "\($0)\n" }.joined()
    }
    if quiet {
      outcome.messages = outcome.diagnostics.filter { $0.severity == .error }
        .map { "\($0)\n" }.joined()
    }
    do {
      try outcome.finish()
    } catch let code as ExitCode where code.rawValue == RunOutcome.Status.failure.rawValue {
      throw ExitCode(SourceryStatus(outcome.diagnostics).rawValue)
    }
  }
}

/// The exit codes of Sourcery.
enum SourceryStatus: Int32 {
  case invalidPath = 1
  case invalidConfiguration = 2
  case other = 3

  /// Returns the code for the errors of a run.
  init(_ diagnostics: [Diagnostic]) {
    let kinds = Set(diagnostics.filter { $0.severity == .error }.map(\.id))
    if !kinds.isDisjoint(with: Self.configuration) {
      self = .invalidConfiguration
    } else if !kinds.isDisjoint(with: Self.paths) {
      self = .invalidPath
    } else {
      self = .other
    }
  }

  private static let paths: Set<DiagnosticID> = [
    .fileNotFound, .permissionDenied, .unreadableFile, .noMatchingFiles, .readOnlyOutput,
  ]
  private static let configuration: Set<DiagnosticID> = [
    .emptyConfiguration, .invalidYAML, .conflictMarkers, .undefinedAnchor, .duplicateKey,
    .missingKey, .invalidValue,
    .unsupportedSourceryKey, .circularConfiguration, .unknownTarget, .unreadableProject,
    .undefinedVariable,
  ]
}
