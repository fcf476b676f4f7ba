import Basics
import Configuration

/// The input of an action.
struct PlannedRun: Sendable {
  /// The command line.
  let input: CommandLineOptions
  /// The requests of the command line and the configuration.
  let requests: RunRequests
  /// The plan.
  var plan: Plan
  /// The messages so far.
  var report: RunReport
  /// Whether what is sound is written when something else is wrong.
  let continuesOnError: Bool
  /// Whether the summary is left out.
  let isQuiet: Bool
  /// How long the run took, as the summary tells it.
  var time: RunTime

  /// Whether the command line and the configuration are valid.
  var isConfigurationValid: Bool { !requests.issues.contains { $0.severity == .error } }

  /// Whether something may be written: it is unknown what an invalid configuration asks for.
  var canWrite: Bool { !report.isFailure || continuesOnError && isConfigurationValid }

  /// Returns the last line of the messages.
  ///
  /// - Parameters:
  ///   - files: All outputs.
  ///   - parts: What happened to how many of them.
  func summary(_ files: [PlannedFile], _ parts: [(count: Int, words: String)]) -> String {
    guard !isQuiet else { return "" }
    let choice =
      requests.choice.map { choice in
        let names = choice.tested.map { "'\($0)'" }.joined(separator: ", ")
        let project = PathDisplay(relativeTo: input.shownFolder).shown(choice.project)
        return "mocks of \(names) for '\(choice.test)', as '\(project)' has them\n"
      } ?? ""
    let summary = Summary(
      files, parts: parts, nothing: input.sourcery == nil ? "0 mocks" : "0 templates")
    let skipped = SkipCount(plan).text(of: input).map { "; \($0)" } ?? ""
    return choice + summary.text + time.text + skipped + "\n"
  }
}

/// The time of a run, as its summary tells it.
enum RunTime: Sendable {
  /// The summary does not tell the time.
  case untold
  /// The time until now: ` in 0.12 s`.
  case measured(Stopwatch)
  /// A mark that stands for the time, which is told later.
  case mark

  /// Creates the time of a run, if it is measured.
  init(_ stopwatch: Stopwatch?) {
    self = stopwatch.map(RunTime.measured) ?? .untold
  }

  /// The text.
  var text: String {
    switch self {
    case .untold: return ""
    case .mark: return "\0"
    case .measured(let stopwatch):
      let hundredths = Int(stopwatch.seconds * 100)
      let digits = hundredths % 100
      return " in \(hundredths / 100).\(digits < 10 ? "0" : "")\(digits) s"
    }
  }
}
