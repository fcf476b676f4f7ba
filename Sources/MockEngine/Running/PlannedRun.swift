import Configuration

/// The input of an action.
struct PlannedRun: Sendable {
  /// The command line.
  let input: CommandLineOptions
  /// The requests of the command line and the configuration.
  let requests: RunRequests
  /// The plan.
  let plan: Plan
  /// The messages so far.
  var report: RunReport
  /// Whether what is sound is written when something else is wrong.
  let continuesOnError: Bool
  /// Whether the summary is left out.
  let isQuiet: Bool
  /// When the run has begun, if the summary tells how long it took.
  let start: ContinuousClock.Instant?

  /// Whether the command line and the configuration are valid.
  var isConfigurationValid: Bool { !requests.issues.contains { $0.severity == .error } }

  /// Whether something may be written: it is unknown what an invalid configuration asks for.
  var canWrite: Bool { !report.isFailure || continuesOnError && isConfigurationValid }

  /// ` in 0.12 s`.
  private var time: String {
    guard let start else { return "" }
    let hundredths = Int((ContinuousClock.now - start) / .milliseconds(10))
    let digits = hundredths % 100
    return " in \(hundredths / 100).\(digits < 10 ? "0" : "")\(digits) s"
  }

  /// Returns the last line of the messages.
  ///
  /// - Parameters:
  ///   - files: All outputs.
  ///   - parts: What happened to how many of them.
  func summary(_ files: [PlannedFile], _ parts: [(count: Int, words: String)]) -> String {
    guard !isQuiet else { return "" }
    let skipped = SkipCount(plan).text.map { "; \($0)" } ?? ""
    return Summary(files, parts: parts).text + time + skipped + "\n"
  }
}
