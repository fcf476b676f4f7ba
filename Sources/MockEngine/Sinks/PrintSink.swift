/// Prints what is planned.
struct PrintSink: Sendable {
  func take(_ run: PlannedRun) -> RunOutcome {
    guard run.mayGoOn else { return run.report.failure }
    return RunOutcome(
      output: run.plan.files.map(\.text).joined(separator: "\n"), messages: run.report.text,
      diagnostics: run.report.diagnostics, status: run.report.isFailure ? .failure : .success)
  }
}
