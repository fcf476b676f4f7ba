import Configuration
import Files

/// Compares what is planned with what is there; writes nothing.
struct CheckAction: Sendable {
  let fileSystem: any FileSystem
  let options: CheckOptions
  /// The files in git's index, if the check is of these.
  let index: GitFiles?

  func run(_ run: PlannedRun) -> RunOutcome {
    var run = run
    let formatter = options.format.formatter(options.style, in: run.input.folderInWorkspace)
    guard !run.report.isFailure else {
      var outcome = run.report.failure
      if options.format != .text, options.format != .diff {
        var report = CheckReport()
        report.diagnostics = run.report.diagnostics
        outcome.output = formatter.text(of: report)
      }
      return outcome
    }
    let comparison = PlanComparison(
      run.plan, fileSystem: index?.withOutputsOfSubmodules ?? fileSystem, isForWriting: false)
    run.report.add(comparison.conflicts.map(\.diagnostic))
    var remedies = CheckRemedies(input: run.input)
    if let index {
      remedies.stage(comparison.outdated, of: run, from: index, to: fileSystem)
    }
    run.report.add(remedies.conflicts.map(\.diagnostic))
    let report = CheckReport(comparison, of: run, options, remedies)
    let isSilent =
      report.outdated.isEmpty && !options.format.isDocument && run.report.diagnostics.isEmpty
    return RunOutcome(
      output: isSilent ? "" : formatter.text(of: report),
      messages: run.report.text + summary(report, run), diagnostics: run.report.diagnostics,
      status: report.status)
  }

  private func summary(_ report: CheckReport, _ run: PlannedRun) -> String {
    let planned = run.plan.files
    let parts: [(count: Int, words: String)] =
      report.outdated.isEmpty
      ? [(planned.reduce(0) { $0 + $1.count }, "up to date")]
      : CheckedFile.State.allCases.filter { $0 != .upToDate }.map { state in
        let count = report.files(in: state).count
        return (count, state.counted(count))
      }
    return run.summary(planned, parts)
  }
}

extension CommandLineOptions {
  /// The working directory in the repository that a GitHub workflow has checked out, from whose root
  /// annotations count; empty elsewhere.
  fileprivate var folderInWorkspace: String {
    guard let workspace = environment["GITHUB_WORKSPACE"], !workspace.isEmpty,
      let folder = currentDirectory.relative(to: AbsolutePath(workspace)), !folder.isEmpty
    else { return "" }
    return folder + "/"
  }
}

/// The options of a check.
package struct CheckOptions: Sendable, Hashable {
  /// The format of the report.
  package var format: CheckFormat
  /// The colors of text.
  package var style = TextStyle()
  /// Whether the check ends at the first file that is out of date.
  package var endsAtFirst = false

  /// Creates the options of a check in a format.
  package init(_ format: CheckFormat = .text) {
    self.format = format
  }
}
