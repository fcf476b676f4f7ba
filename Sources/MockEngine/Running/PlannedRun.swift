import Configuration
/// What a sink is given.
struct PlannedRun: Sendable {
  /// What was read.
  let input: CommandLineOptions
  /// What is to be done.
  let plan: Plan
  /// The messages so far.
  var report: RunReport
  /// Whether what is sound is written when something else is wrong.
  let keepsGoing: Bool
  /// Whether all was understood that was asked for.
  let isUnderstood: Bool
  /// Whether the summary is left out.
  let isQuiet: Bool

  /// Whether something may be written: what a misunderstood configuration asks for is not known.
  var mayGoOn: Bool { !report.isFailure || keepsGoing && isUnderstood }

  /// The last line of the messages.
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
