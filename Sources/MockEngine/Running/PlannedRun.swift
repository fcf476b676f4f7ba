import Configuration

/// The input of an action.
struct PlannedRun: Sendable {
  /// The command line.
  let input: CommandLineOptions
  /// The plan.
  let plan: Plan
  /// The messages so far.
  var report: RunReport
  /// Whether what is sound is written when something else is wrong.
  let continuesOnError: Bool
  /// Whether the command line and the configuration are valid.
  let isConfigurationValid: Bool
  /// Whether the summary is left out.
  let isQuiet: Bool

  /// Whether something may be written: it is unknown what an invalid configuration asks for.
  var canWrite: Bool { !report.isFailure || continuesOnError && isConfigurationValid }

  /// Returns the last line of the messages.
  ///
  /// - Parameters:
  ///   - files: All outputs.
  ///   - parts: What happened to how many of them.
  func summary(_ files: [PlannedFile], _ parts: [(count: Int, words: String)]) -> String {
    guard !isQuiet else { return "" }
    let skipped = SkipCount(plan).text.map { "; \($0)" } ?? ""
    return Summary(files, parts: parts).text + skipped + "\n"
  }
}
