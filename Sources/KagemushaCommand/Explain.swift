import ArgumentParser
import MockEngine

struct Explain: InputCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tells why a protocol has a mock, or has none, and how tests use it.",
    discussion: """
      It takes the options of 'generate', and writes nothing:

        kagemusha explain UserRepository
        kagemusha explain '*Delegate' Sources/App
      """)

  @Argument(help: "The name of a protocol, plain or qualified, or a glob.")
  var name: String

  @OptionGroup var sources: SourcePaths
  @OptionGroup(title: "Input options") var source: SourceOptions
  @OptionGroup(title: "Output options") var destination: OutputOptions
  @OptionGroup(title: "Mock options") var mock: MockOptions
  @OptionGroup(title: "Diagnostic options") var diagnostics: DiagnosticOptions
  @OptionGroup(title: "Objective-C header options") var headers: HeaderOptionGroup

  @Option(help: "How to tell it.")
  var format = ReportFormat.text

  @Flag(help: .hidden)
  var tracePasses = false

  func validate() throws {
    try input.validate()
    if name.isEmpty { throw ValidationError("the name is empty; specify a protocol") }
  }

  func run() throws {
    let action: Run.Action = tracePasses ? .tracePasses(name) : .explain(name, format)
    try Run(input.commandLine, action: action).run().finish()
  }
}

extension ReportFormat: ExpressibleByArgument {}
