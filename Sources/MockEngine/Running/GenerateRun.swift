import DeclarationModel

/// `kagemusha generate`.
package struct GenerateRun: Sendable {
  /// What is done with the plan.
  package enum Sink: Sendable, Hashable {
    case write, print
    /// Tells what would be written.
    case rehearse
  }

  /// What is read.
  package var input: RunInput
  /// What is done with the plan.
  package var sink = Sink.write
  /// Whether what is sound is written when something else is wrong.
  package var keepsGoing = false
  /// Whether warnings are as bad as errors.
  package var isStrict = false
  /// Whether the summary is left out.
  package var isQuiet = false

  private let fileSystem: FileSystem
  private let pipeline: MockPipeline

  /// Describes a run.
  package init(
    _ input: RunInput, fileSystem: FileSystem = FileSystem(), pipeline: MockPipeline = .standard
  ) {
    self.input = input
    self.fileSystem = fileSystem
    self.pipeline = pipeline
  }

  /// Does it.
  package func run() async -> RunOutcome {
    let requests = input.requests(fileSystem)
    let planner = MockPlanner(fileSystem: fileSystem, pipeline: pipeline)
    let plan = await planner.plan(requests)
    var report = RunReport(
      display: PathDisplay(relativeTo: input.shownFolder), isStrict: isStrict)
    report.add(plan.diagnostics)
    if sink == .print { return printed(plan, report, mayGoOn: requests.problems.isEmpty) }

    let comparison = PlanComparison(plan, fileSystem: fileSystem)
    report.add(comparison.conflicts.map(\.diagnostic))
    report.add(comparison.orphans.map { Problem(.orphaned($0)).diagnostic })
    // What a misunderstood configuration asks for is not known.
    guard !report.isFailure || keepsGoing && requests.problems.isEmpty else {
      return report.failure
    }

    let changed = comparison.files.filter { file in
      guard file.state == .missing || file.state == .stale else { return false }
      // Better an old file than an empty one.
      return !report.isFailure || file.planned?.isEmpty == false
    }
    var outcome = RunOutcome()
    if sink == .rehearse {
      outcome.output = rehearsal(comparison, changed: changed, report.display)
    } else {
      do {
        try OutputWriter(fileSystem: fileSystem).write(changed.compactMap(\.planned))
      } catch {
        report.add([error.diagnostic])
        return report.failure
      }
    }
    outcome.messages = report.text + summary(comparison, changed: changed)
    outcome.status = report.isFailure ? .failure : .success
    return outcome
  }

  private func printed(_ plan: Plan, _ report: RunReport, mayGoOn: Bool) -> RunOutcome {
    guard !report.isFailure || keepsGoing && mayGoOn else { return report.failure }
    return RunOutcome(
      output: plan.files.map(\.text).joined(separator: "\n"), messages: report.text,
      status: report.isFailure ? .failure : .success)
  }

  private func rehearsal(
    _ comparison: PlanComparison, changed: [ComparedFile], _ display: PathDisplay
  ) -> String {
    let paths = Set(changed.map(\.path))
    return comparison.files.map { file in
      if paths.contains(file.path) { return "would write \(display.shown(file.path))\n" }
      return file.state == .upToDate ? "unchanged \(display.shown(file.path))\n" : ""
    }.joined()
  }

  private func summary(_ comparison: PlanComparison, changed: [ComparedFile]) -> String {
    if isQuiet { return "" }
    func count(_ files: [ComparedFile]) -> Int {
      files.reduce(0) { $0 + ($1.planned?.count ?? 0) }
    }
    let written = sink == .rehearse ? "would be written" : "written"
    let unchanged = comparison.files.filter { $0.state == .upToDate }
    let parts = [(count(changed), written), (count(unchanged), "unchanged")]
    return Summary(comparison.files.compactMap(\.planned), parts: parts).text + "\n"
  }
}
