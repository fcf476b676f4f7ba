import Configuration
/// Lists the protocols of the input.
struct ListAction: Sendable {
  let format: ReportFormat

  func run(_ run: PlannedRun) -> RunOutcome {
    guard run.isConfigurationValid else { return run.report.failure }
    let listing = ProtocolListing(
      run.plan, run.report.display, hasOutput: run.input.hasOutput)
    let errors = run.report.errors
    let output =
      switch format {
      case .text: listing.records.isEmpty ? "" : listing.text
      case .json: JSONText.of(listing.records)
      }
    let summary = format == .json ? "" : run.summary(run.plan.files, [])
    return RunOutcome(
      output: output, messages: errors + summary,
      status: run.report.isFailure ? .failure : .success)
  }
}
