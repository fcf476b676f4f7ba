import ArgumentParser
import Basics
import MockEngine

struct Check: InputCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compares the mocks with their sources.",
    discussion: """
      It takes the options of 'generate', and writes nothing:

        kagemusha check
        kagemusha check --format html > mocks.html

      Exits with 0 if all files are up to date, 1 if they are not, 2 after errors.
      """)

  @OptionGroup var sources: SourcePaths
  @OptionGroup(title: "Input options") var source: SourceOptions
  @OptionGroup(title: "Output options") var destination: OutputOptions
  @OptionGroup(title: "Mock options") var mock: MockOptions
  @OptionGroup(title: "Diagnostic options") var diagnostics: DiagnosticOptions
  @OptionGroup(title: "Diagnostic options") var times: TimeOptions
  @OptionGroup(title: "Objective-C header options") var headers: HeaderOptionGroup

  @Option(help: "How to show the result.")
  var format = CheckFormat.text

  @Flag(help: "Check what is staged for the next commit, and not the files in the folder.")
  var staged = false

  @Flag(help: "Report the first file that is not up to date, and no more.")
  var failFast = false

  @Flag(help: "Compare all files even if nothing has changed since the last check.")
  var noCache = false

  func run() throws {
    // `validate` cannot check this; see `Generate`.
    if input.lacksOutput {
      throw ValidationError("missing output; specify '--output <path>'")
    }
    var options = CheckOptions(format)
    // The style also depends on the terminal and on `NO_COLOR`.
    options.style.isColored = true
    options.endsAtFirst = failFast
    var run = Run(input.commandLine, action: .check(options))
    run.stopwatch = Stopwatch()
    run.readsIndex = staged
    run.isStrict = diagnostics.strict
    run.isQuiet = diagnostics.quiet
    run.phases = times.phases
    if !noCache { run.cache = CacheFolder(for: run.input) }
    try run.run().finish()
  }
}

extension CheckFormat: ExpressibleByArgument {}
