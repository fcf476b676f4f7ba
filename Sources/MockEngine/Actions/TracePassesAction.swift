import MockResolver

/// Prints what each pass changes in the requirements of the protocols of a name.
struct TracePassesAction: Sendable {
  let name: String

  func run(_ run: PlannedRun) -> RunOutcome {
    let explanations = run.plan.protocols.compactMap(\.explanation)
    guard run.isConfigurationValid, !explanations.isEmpty else {
      // An explanation fails with the same errors.
      return ExplainAction(name: name, format: .text).run(run)
    }
    let lines = explanations.flatMap { explanation in
      ["protocol \(explanation.outcome.declaration.qualifiedName)"]
        + explanation.trace.changes.flatMap { change in
          [
            "  \(change.requirement)  \(run.report.display.shown(change.position))",
            "    before \(change.pass)  \(change.before)",
            "    after \(change.pass)   \(change.after ?? "left to the superclass")",
          ]
        }
    }
    return RunOutcome(output: lines.map { "\($0)\n" }.joined())
  }
}
