import ArgumentParser
import MockEngine

struct ListProtocols: InputCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the protocols: which have a mock, which have none, and why.",
    discussion: "It takes the options of 'generate', and writes nothing.")

  @OptionGroup var sources: SourcePaths
  @OptionGroup(title: "Input options") var source: SourceOptions
  @OptionGroup(title: "Output options") var destination: OutputOptions
  @OptionGroup(title: "Mock options") var mock: MockOptions
  @OptionGroup(title: "Diagnostic options") var diagnostics: DiagnosticOptions
  @OptionGroup(title: "Diagnostic options") var times: TimeOptions
  @OptionGroup(title: "Objective-C header options") var headers: HeaderOptionGroup

  @Option(help: "How to list them.")
  var format = ReportFormat.text

  @Flag(help: "Read all files even if nothing has changed since the last list.")
  var noCache = false

  func run() throws {
    var run = Run(input.commandLine, action: .list(format))
    run.isStrict = diagnostics.strict
    run.isQuiet = diagnostics.quiet
    run.phases = times.phases
    if !noCache { run.cache = CacheFolder(for: run.input) }
    try run.run().finish()
  }
}
