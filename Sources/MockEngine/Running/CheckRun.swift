import DeclarationModel

/// `kagemusha check`.
package struct CheckRun: Sendable {
  /// How differences are shown.
  package enum Format: String, Sendable, Hashable, CaseIterable {
    /// For people: what is out of date, how, and what to do.
    case text
    /// A unified difference alone, for `git apply`.
    case diff
  }

  /// What is read.
  package var input: RunInput
  /// How differences are shown.
  package var format = Format.text
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

  /// Does it; writes nothing.
  package func run() async -> RunOutcome {
    let requests = input.requests(fileSystem)
    let planner = MockPlanner(fileSystem: fileSystem, pipeline: pipeline)
    let plan = await planner.plan(requests)
    var report = RunReport(
      display: PathDisplay(relativeTo: input.currentDirectory), isStrict: isStrict)
    report.add(plan.diagnostics)
    guard !report.isFailure else { return report.failure }

    let comparison = PlanComparison(plan, fileSystem: fileSystem)
    report.add(comparison.conflicts.map(\.diagnostic))
    var outcome = RunOutcome()
    outcome.status = comparison.isUpToDate ? .success : .outOfDate
    outcome.messages = report.text + (isQuiet ? "" : summary(comparison))
    if !comparison.isUpToDate {
      let diff = diff(comparison, report.display)
      outcome.output =
        format == .diff
        ? diff
        : [states(comparison, report.display), diff, advice(comparison, report.display)]
          .filter { !$0.isEmpty }.joined(separator: "\n")
    }
    return outcome
  }

  /// A line for each output that is not as it should be.
  private func states(_ comparison: PlanComparison, _ display: PathDisplay) -> String {
    comparison.files.compactMap { file in
      file.state.word.map { word in
        let gap = String(repeating: " ", count: max(10 - word.count, 1))
        return "\(word)\(gap)\(display.shown(file.path))\n"
      }
    }.joined()
  }

  private func diff(_ comparison: PlanComparison, _ display: PathDisplay) -> String {
    comparison.files.map { file in
      if case .conflict = file.state { return "" }
      return UnifiedDiff(
        path: display.shown(file.path), old: file.current, new: file.planned?.bytes
      ).text
    }.joined()
  }

  /// The commands that bring everything up to date.
  private func advice(_ comparison: PlanComparison, _ display: PathDisplay) -> String {
    var commands: [String] = []
    if comparison.files.contains(where: { $0.state == .missing || $0.state == .stale }) {
      commands.append(input.generateCommand)
    }
    commands += comparison.orphans.map { "rm \(ShellWord.quoted(display.shown($0)))" }
    guard !commands.isEmpty else { return "" }
    return "to bring them up to date:\n" + commands.map { "  \($0)\n" }.joined()
  }

  private func summary(_ comparison: PlanComparison) -> String {
    let planned = comparison.files.compactMap(\.planned)
    let total = planned.reduce(0) { $0 + $1.count }
    let counts = ["missing", "stale", "conflict", "orphaned"].map { word in
      let files = comparison.files.filter { $0.state.word == word }
      return (count: files.count, words: files.count == 1 ? "file \(word)" : "files \(word)")
    }
    let parts = comparison.isUpToDate ? [(count: total, words: "up to date")] : counts
    return Summary(planned, parts: parts).text + "\n"
  }
}
