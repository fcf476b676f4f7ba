import ArgumentParser
import Configuration
import MockEngine

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Writes mocks.")

  @OptionGroup var input: InputOptions

  @OptionGroup(visibility: .hidden) var module: ModuleOptionGroup

  @Flag(help: "Tell what would be written, and write nothing.")
  var dryRun = false

  @Flag(help: "Print the mocks, and write nothing.")
  var stdout = false

  @Flag(help: "Write what is sound even if something else is wrong.")
  var keepGoing = false

  func validate() throws {
    if dryRun, stdout {
      throw ValidationError("'--dry-run' and '--stdout' cannot be combined; choose one of them")
    }
  }

  /// The options as the engine takes them.
  var commandLine: CommandLineOptions {
    var result = input.commandLine
    result.module = module.moduleInput
    return result
  }

  func run() throws {
    // Not in `validate`, which would speak before a misspelt '--output' is found to be unknown.
    if input.lacksOutput, !stdout {
      throw ValidationError("missing output; specify '--output <path>' or '--stdout'")
    }
    var run = Run(commandLine, action: stdout ? .print : dryRun ? .dryRun : .write)
    run.continuesOnError = keepGoing
    run.isStrict = input.diagnostics.strict
    run.isQuiet = input.diagnostics.quiet
    try run.run().finish()
  }
}
