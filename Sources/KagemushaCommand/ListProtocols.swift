import ArgumentParser
import MockEngine

struct ListProtocols: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the protocols: which have a mock, which have none, and why.",
    discussion: "It takes the options of 'generate', and writes nothing.")

  @OptionGroup var input: InputOptions

  @Option(help: "How to list them.")
  var format = ReportFormat.text

  func run() throws {
    var run = Run(input.commandLine, action: .list(format))
    run.isStrict = input.diagnostics.strict
    run.isQuiet = input.diagnostics.quiet
    try run.run().finish()
  }
}
