import ArgumentParser
import MockEngine

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares the mocks with their sources.",
    discussion: "Exits with 0 if they are up to date, 1 if they are not, 2 after errors.")

  @OptionGroup var input: InputOptions

  @Option(help: "How to show differences.")
  var format = CheckFormat.text

  func run() throws {
    // As in `Generate`.
    if input.lacksOutput {
      throw ValidationError("missing output; specify '--output <path>'")
    }
    var run = Run(input.commandLine, action: .check(format))
    run.isStrict = input.diagnostics.strict
    run.isQuiet = input.diagnostics.quiet
    try run.run().finish()
  }
}

extension CheckFormat: ExpressibleByArgument {}
