import ArgumentParser
import Configuration
import MockEngine

struct Generate: InputCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Writes mocks.")

  @OptionGroup var sources: SourcePaths
  @OptionGroup(title: "Input options") var source: SourceOptions
  @OptionGroup(title: "Output options") var destination: OutputOptions
  @OptionGroup(title: "Mock options") var mock: MockOptions
  @OptionGroup(title: "Diagnostic options") var diagnostics: DiagnosticOptions
  @OptionGroup(title: "Diagnostic options") var times: TimeOptions
  @OptionGroup(title: "Objective-C header options") var headers: HeaderOptionGroup

  @Flag(help: "Tell what would be written, and write nothing.")
  var dryRun = false

  @Flag(help: "Print the mocks, and write nothing.")
  var stdout = false

  @Flag(help: "Write what is sound even if something else is wrong.")
  var keepGoing = false

  @Flag(help: "Overwrite generated files that were edited by hand.")
  var force = false

  @Flag(
    help: "Remove generated files that nothing asks for any more, unless they were edited by hand.")
  var prune = false

  @Flag(help: "Read what is staged for the next commit, and not the files in the folder.")
  var staged = false

  @Flag(help: "Plan the run even if nothing has changed since the last one.")
  var noCache = false

  func validate() throws {
    try input.validate()
    if dryRun, stdout {
      throw ValidationError("'--dry-run' and '--stdout' cannot be combined; choose one of them")
    }
  }

  func run() throws {
    // `validate` must not check this: it would report the missing option before a misspelt
    // `--output`.
    if input.lacksOutput, !stdout {
      throw ValidationError("missing output; specify '--output <path>' or '--stdout'")
    }
    var options = WriteOptions()
    options.isDryRun = dryRun
    options.overwritesEdits = force
    options.prunes = prune
    var run = Run(input.commandLine, action: stdout ? .print : .write(options))
    run.continuesOnError = keepGoing
    run.readsIndex = staged
    run.isStrict = diagnostics.strict
    run.isQuiet = diagnostics.quiet
    run.phases = times.phases
    if !noCache { run.cache = CacheFolder(for: run.input) }
    try run.run().finish()
  }
}
