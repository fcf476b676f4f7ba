import ArgumentParser
import Foundation
import MockEngine

struct Watch: InputCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Writes mocks, and writes them again after each change.",
    discussion: """
      It takes the options of 'generate', and prints a line for each change until it is interrupted:

        kagemusha watch
      """)

  @OptionGroup var sources: SourcePaths
  @OptionGroup(title: "Input options") var source: SourceOptions
  @OptionGroup(title: "Output options") var destination: OutputOptions
  @OptionGroup(title: "Mock options") var mock: MockOptions
  @OptionGroup(title: "Diagnostic options") var diagnostics: DiagnosticOptions
  @OptionGroup(title: "Objective-C header options") var headers: HeaderOptionGroup

  @Flag(help: "Write what is sound even if something else is wrong.")
  var keepGoing = false

  @Flag(help: "Plan each run even if nothing has changed since the last one.")
  var noCache = false

  func run() throws {
    // `validate` cannot check this; see `Generate`.
    if input.lacksOutput { throw ValidationError("missing output; specify '--output <path>'") }
    var run = Run(input.commandLine, action: .write(WriteOptions()))
    run.continuesOnError = keepGoing
    run.isStrict = diagnostics.strict
    if !noCache { run.cache = CacheFolder(for: run.input) }
    WatchRun(run).watch { event in
      tell(event)
      return true
    }
  }

  private func tell(_ event: WatchRun.Event) {
    var lines = event.outcome.messages.split(separator: "\n")
    // Without errors, the last line is the summary.
    let summary =
      event.outcome.status == .success ? lines.popLast().map(String.init) : "nothing is written"
    let cause =
      switch event.changed.count {
      case 0: "watching"
      case 1: event.changed[0]
      default: "\(event.changed[0]) and \(event.changed.count - 1) more"
      }
    for line in lines { print(line) }
    print("\(Self.time) \(cause): \(summary ?? "")")
    // A reader of a pipe would otherwise see the output only when the buffer is full.
    fflush(nil)
  }

  private static var time: String {
    let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: Date())
    return [parts.hour, parts.minute, parts.second].map { number in
      let text = "\(number ?? 0)"
      return text.count < 2 ? "0\(text)" : text
    }.joined(separator: ":")
  }
}
