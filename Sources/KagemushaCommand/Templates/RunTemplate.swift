import ArgumentParser
import Configuration
import Files
import Foundation
import MockEngine

/// `kagemusha template run`: prints what a template makes of some sources, and writes nothing.
struct RunTemplate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Print what a template makes of source files.",
    discussion: "Exits with 0 if there are no errors, 2 after errors.")

  @Argument(
    help: "A Stencil or Swift template.",
    completion: .file(extensions: ["stencil", "swifttemplate"]))
  var template: String

  @Option(
    name: .customLong("on"),
    help: ArgumentHelp("Swift files or folders that the template sees.", valueName: "path"),
    completion: .file(extensions: ["swift"]))
  var sources: [String]

  @Option(
    help: ArgumentHelp("Values that the template uses as 'argument'.", valueName: "name=value,…"))
  var args: [String] = []

  @Flag(help: "Print it again after each change, until interrupted.")
  var watch = false

  @Flag(name: .setting(.noPrograms), help: .setting(.noPrograms))
  var noPrograms = false

  func run() throws {
    let folder = AbsolutePath(FileManager.default.currentDirectoryPath)
    var options = SourceryOptions()
    options.ignoresConfigurations = true
    options.sources = sources
    options.templates = [template]
    options.arguments = args
    options.hasDocumentation = true
    // Nothing is written; a file that is no Swift has no header.
    options.output = "\(template).txt"
    var commandLine = CommandLineOptions(currentDirectory: folder)
    commandLine.sourcery = options
    if noPrograms { commandLine.flags.insert(.noPrograms) }
    var run = Run(commandLine, action: .print)
    run.isQuiet = true
    guard watch else { return try shown(run.run(), in: folder).finish() }
    WatchRun(run).watch { event in
      try? shown(event.outcome, in: folder).finish()
      fflush(nil)
      return true
    }
  }

  /// Returns an outcome with the lines of the template that its messages are about.
  private func shown(_ outcome: RunOutcome, in folder: AbsolutePath) -> RunOutcome {
    var outcome = outcome
    // A text for a file begins with a line break.
    if outcome.output.hasPrefix("\n") { outcome.output.removeFirst() }
    if !outcome.diagnostics.isEmpty {
      outcome.messages = MarkedMessages(folder: folder).text(of: outcome.diagnostics)
    }
    return outcome
  }
}
