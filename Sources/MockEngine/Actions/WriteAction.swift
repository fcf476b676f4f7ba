import Files
import SourceWriting

/// Writes the planned files, or prints what it would write.
struct WriteAction: Sendable {
  let fileSystem: any FileSystem
  let options: WriteOptions
  /// The files in git's index, if the plan is made of these.
  let index: GitFiles?

  func run(_ run: PlannedRun) -> RunOutcome {
    var run = run
    let isForced = options.overwritesEdits
    var comparison = PlanComparison(
      run.plan, fileSystem: fileSystem, isForWriting: true, isForced: isForced)
    if let index {
      let staged = PlanComparison(
        run.plan, fileSystem: index.withOutputsOfSubmodules, isForWriting: false, isForced: isForced
      )
      comparison = comparison.limited(to: staged.outdated)
    }
    run.report.add(comparison.conflicts.map(\.diagnostic))
    // Nobody is to edit the files in the folder of a build.
    let overwrites = options.overwritesEdits || run.input.build != nil
    if !overwrites { run.report.add(comparison.edits.map(\.diagnostic)) }
    let removed = removed(comparison, emptyFiles: run.plan.emptyFiles)
    run.report.add(
      comparison.orphans.filter { !removed.contains($0.path) }.map { file in
        Problem(file.orphanFact).diagnostic
      })
    guard run.canWrite else { return run.report.failure }

    let changed = comparison.files.filter { file in
      switch file.state {
      case .missing, .stale: break
      case .edited: if !overwrites { return false }
      case .upToDate, .orphaned, .conflict: return false
      }
      // Better an old file than an empty one.
      return !run.report.isFailure || file.planned?.isEmpty == false
    }
    var outcome = RunOutcome()
    if options.isDryRun {
      outcome.output = dryRun(comparison, changed, removed, run.report.display)
    } else {
      do {
        try OutputWriter(fileSystem: fileSystem).write(
          changed.compactMap(\.planned?.output), besides: run.plan.outputFolders)
      } catch {
        let origin = changed.first { $0.path == error.path }?.planned?.origin
        run.report.add([Problem(.cannotWrite(error.path, error.problem), at: origin).diagnostic])
        return run.report.failure
      }
      for path in removed { fileSystem.remove(path) }
      outcome.output = told(comparison, changed, removed, run.report.display)
    }
    outcome.messages =
      run.report.text
      + run.summary(
        comparison.files.compactMap(\.planned), parts(comparison, changed, removed.count))
    outcome.diagnostics = run.report.diagnostics
    outcome.status = run.report.isFailure ? .failure : .success
    return outcome
  }

  /// Returns the orphans that are removed: those that templates leave empty, and, if asked for, those that
  /// are as they were generated.
  private func removed(
    _ comparison: PlanComparison, emptyFiles: [AbsolutePath]
  ) -> Set<AbsolutePath> {
    let orphans = comparison.orphans
    let pruned = orphans.filter { file in
      guard options.prunes, let bytes = file.current else { return false }
      return file.isIntact || options.overwritesEdits && GeneratedText(bytes).isOwn
    }
    return Set(emptyFiles).intersection(orphans.map(\.path)).union(pruned.map(\.path))
  }

  private func dryRun(
    _ comparison: PlanComparison, _ changed: [ComparedFile], _ removed: Set<AbsolutePath>,
    _ display: PathDisplay
  ) -> String {
    let paths = Set(changed.map(\.path))
    return comparison.files.map { file in
      let path = display.shown(file.path)
      if paths.contains(file.path) {
        return file.state == .edited ? "would overwrite \(path)\n" : "would write \(path)\n"
      }
      if options.prunes, removed.contains(file.path) { return "would remove \(path)\n" }
      return file.state == .upToDate ? "unchanged \(path)\n" : ""
    }.joined()
  }

  /// Returns a line for each file that `--force` or `--prune` was needed for.
  private func told(
    _ comparison: PlanComparison, _ changed: [ComparedFile], _ removed: Set<AbsolutePath>,
    _ display: PathDisplay
  ) -> String {
    let overwritten =
      options.overwritesEdits
      ? changed.filter { $0.state == .edited }.map { "overwrote \(display.shown($0.path))\n" } : []
    let pruned = options.prunes ? removed.sorted().map { "removed \(display.shown($0))\n" } : []
    return (overwritten + pruned).joined()
  }

  private func removedWords(_ count: Int) -> String {
    (count == 1 ? "file" : "files") + (options.isDryRun ? " would be removed" : " removed")
  }

  /// Returns how many mocks are written, and how many are as they were.
  private func parts(
    _ comparison: PlanComparison, _ changed: [ComparedFile], _ removed: Int
  ) -> [(count: Int, words: String)] {
    func count(_ files: [ComparedFile]) -> Int {
      files.reduce(0) { $0 + ($1.planned?.count ?? 0) }
    }
    let unchanged = comparison.files.filter { $0.state == .upToDate }
    return [
      (count(changed), options.isDryRun ? "would be written" : "written"),
      (count(unchanged), "unchanged"),
    ] + (options.prunes ? [(removed, removedWords(removed))] : [])
  }
}

/// The options of writing.
package struct WriteOptions: Sendable, Hashable {
  /// Whether nothing is written.
  package var isDryRun = false
  /// Whether files that were edited by hand are overwritten, and removed if they are orphans.
  package var overwritesEdits = false
  /// Whether orphans are removed.
  package var prunes = false

  /// The options of writing nothing.
  package static let dryRun: WriteOptions = {
    var options = WriteOptions()
    options.isDryRun = true
    return options
  }()

  /// Creates the options of writing what nobody has edited.
  package init() {}
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
