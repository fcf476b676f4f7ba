import Files

/// Writes the planned files, or prints what it would write.
struct WriteAction: Sendable {
  let fileSystem: any FileSystem
  /// Whether nothing is written.
  let isDryRun: Bool

  func run(_ run: PlannedRun) -> RunOutcome {
    var run = run
    let comparison = PlanComparison(run.plan, fileSystem: fileSystem)
    run.report.add(comparison.conflicts.map(\.diagnostic))
    let removed = Set(run.plan.emptyFiles).intersection(comparison.orphans)
    run.report.add(
      comparison.orphans.filter { !removed.contains($0) }.map { Problem(.orphaned($0)).diagnostic })
    guard run.canWrite else { return run.report.failure }

    let changed = comparison.files.filter { file in
      guard file.state == .missing || file.state == .stale else { return false }
      // Better an old file than an empty one.
      return !run.report.isFailure || file.planned?.isEmpty == false
    }
    var outcome = RunOutcome()
    if isDryRun {
      outcome.output = dryRun(comparison, changed: changed, run.report.display)
    } else {
      do {
        try OutputWriter(fileSystem: fileSystem).write(changed.compactMap(\.planned?.output))
      } catch {
        let origin = changed.first { $0.path == error.path }?.planned?.origin
        run.report.add([Problem(.cannotWrite(error.path, error.problem), at: origin).diagnostic])
        return run.report.failure
      }
      for path in removed { fileSystem.remove(path) }
    }
    outcome.messages =
      run.report.text
      + run.summary(comparison.files.compactMap(\.planned), parts(comparison, changed: changed))
    outcome.diagnostics = run.report.diagnostics
    outcome.status = run.report.isFailure ? .failure : .success
    return outcome
  }

  private func dryRun(
    _ comparison: PlanComparison, changed: [ComparedFile], _ display: PathDisplay
  ) -> String {
    let paths = Set(changed.map(\.path))
    return comparison.files.map { file in
      if paths.contains(file.path) { return "would write \(display.shown(file.path))\n" }
      return file.state == .upToDate ? "unchanged \(display.shown(file.path))\n" : ""
    }.joined()
  }

  /// Returns how many mocks are written, and how many are as they were.
  private func parts(
    _ comparison: PlanComparison, changed: [ComparedFile]
  ) -> [(count: Int, words: String)] {
    func count(_ files: [ComparedFile]) -> Int {
      files.reduce(0) { $0 + ($1.planned?.count ?? 0) }
    }
    let unchanged = comparison.files.filter { $0.state == .upToDate }
    return [
      (count(changed), isDryRun ? "would be written" : "written"),
      (count(unchanged), "unchanged"),
    ]
  }
}

/// Prints the planned files.
struct PrintAction: Sendable {
  func run(_ run: PlannedRun) -> RunOutcome {
    guard run.canWrite else { return run.report.failure }
    return RunOutcome(
      output: run.plan.files.map(\.text).joined(separator: "\n"), messages: run.report.text,
      diagnostics: run.report.diagnostics, status: run.report.isFailure ? .failure : .success)
  }
}
