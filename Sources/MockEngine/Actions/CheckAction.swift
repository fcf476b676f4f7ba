import Configuration
import Files

/// Compares what is planned with what is there; writes nothing.
struct CheckAction: Sendable {
  let fileSystem: any FileSystem
  let format: CheckFormat

  func run(_ run: PlannedRun) -> RunOutcome {
    guard !run.report.isFailure else { return run.report.failure }
    var report = run.report
    let comparison = PlanComparison(run.plan, fileSystem: fileSystem)
    report.add(comparison.conflicts.map(\.diagnostic))
    var outcome = RunOutcome()
    outcome.status =
      comparison.isUpToDate ? .success : comparison.conflicts.isEmpty ? .outOfDate : .failure
    outcome.diagnostics = report.diagnostics
    outcome.messages =
      report.text + run.summary(comparison.files.compactMap(\.planned), parts(comparison))
    if !comparison.isUpToDate {
      outcome.output =
        format == .diff
        ? diff(comparison.files, report.display)
        : [
          states(comparison, report.display),
          // A file that is missing, or should be, is no news line by line.
          diff(comparison.files.filter { $0.state == .stale }, report.display),
          advice(comparison, report.display, run.input.generateCommand),
        ].filter { !$0.isEmpty }.joined(separator: "\n")
    }
    return outcome
  }

  /// Returns a line for each output that is not as it should be.
  private func states(_ comparison: PlanComparison, _ display: PathDisplay) -> String {
    comparison.files.compactMap { file in
      file.state.word.map { word in
        let gap = String(repeating: " ", count: max(10 - word.count, 1))
        return "\(word)\(gap)\(display.shown(file.path))\n"
      }
    }.joined()
  }

  private func diff(_ files: [ComparedFile], _ display: PathDisplay) -> String {
    files.map { file in
      if case .conflict = file.state { return "" }
      return UnifiedDiff(
        path: display.shown(file.path), old: file.current, new: file.planned?.bytes
      ).text
    }.joined()
  }

  /// Returns the commands that bring everything up to date.
  private func advice(
    _ comparison: PlanComparison, _ display: PathDisplay, _ generateCommand: String
  ) -> String {
    var commands: [String] = []
    if comparison.files.contains(where: { $0.state == .missing || $0.state == .stale }) {
      commands.append(generateCommand)
    }
    commands += comparison.orphans.map { "rm \(ShellWord.quoted(display.shown($0)))" }
    guard !commands.isEmpty else { return "" }
    return "to bring them up to date:\n" + commands.map { "  \($0)\n" }.joined()
  }

  private func parts(_ comparison: PlanComparison) -> [(count: Int, words: String)] {
    let planned = comparison.files.compactMap(\.planned)
    let total = planned.reduce(0) { $0 + $1.count }
    if comparison.isUpToDate { return [(total, "up to date")] }
    return ["missing", "stale", "conflict", "orphaned"].map { word in
      let files = comparison.files.filter { $0.state.word == word }
      return (count: files.count, words: files.count == 1 ? "file \(word)" : "files \(word)")
    }
  }
}

/// The format in which a check shows differences.
package enum CheckFormat: String, Sendable, Hashable, CaseIterable {
  /// For people: what is out of date, how, and what to do.
  case text
  /// A unified difference alone, for `git apply`.
  case diff
}
