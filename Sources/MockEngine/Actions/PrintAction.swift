/// Prints the planned files.
struct PrintAction: Sendable {
  func run(_ run: PlannedRun) -> RunOutcome {
    guard run.canWrite else { return run.report.failure }
    return RunOutcome(
      output: run.plan.files.map(\.text).joined(separator: "\n"), messages: run.report.text,
      diagnostics: run.report.diagnostics, status: run.report.isFailure ? .failure : .success)
  }
}
