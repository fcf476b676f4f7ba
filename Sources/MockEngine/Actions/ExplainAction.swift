import Configuration
import MockResolver
import Basics

/// Prints the explanations of the protocols of a name.
struct ExplainAction: Sendable {
  let name: String
  let format: ReportFormat

  func run(_ run: PlannedRun) -> RunOutcome {
    guard run.isConfigurationValid else { return run.report.failure }
    let glob = Glob(name)
    let explanations =
      run.plan.protocols.filter { $0.explanation != nil }.map {
        ExplanationReport($0, run.report.display, hasOutput: run.input.hasOutput)
      }
      + run.plan.brokenProtocols.filter { glob.matches($0.name) || glob.matches($0.qualifiedName) }
      .map { ExplanationReport($0, run.report.display) }
    guard !explanations.isEmpty else { return notFound(run) }
    let output =
      switch format {
      case .text: explanations.map { ExplanationFormatter($0).text }.joined(separator: "\n")
      case .json: JSONText.of(explanations)
      }
    return RunOutcome(output: output)
  }

  private func notFound(_ run: PlannedRun) -> RunOutcome {
    var report = run.report
    let declarations = run.plan.protocols.map(\.outcome.declaration)
    let names =
      declarations.flatMap { [$0.name, $0.qualifiedName] }
      + run.plan.brokenProtocols.flatMap { [$0.name, $0.qualifiedName] }
    let nearest = NameSuggestions(candidates: names).nearest(to: name, atMost: 3)
    report.add([
      Problem(.noSuchProtocol(name, nearest: nearest, listed: run.input.command(["list"])))
        .diagnostic
    ])
    return RunOutcome(messages: report.errorText, diagnostics: report.errors, status: .failure)
  }
}
