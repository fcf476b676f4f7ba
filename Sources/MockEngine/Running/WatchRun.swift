import Basics
import Configuration
import Files
import Foundation

/// Runs again whenever something has changed that the last run depended on.
///
/// The command polls the paths that the run asked the file system about, including those where nothing is:
/// reading the dates of thousands of files takes milliseconds.
package struct WatchRun: Sendable {
  /// A run, and what it was for.
  package struct Event: Sendable {
    /// The paths that have changed, as they are shown, sorted; empty for the first run.
    package let changed: [String]
    /// The outcome.
    package let outcome: RunOutcome
    /// The time that it took, in seconds.
    package let duration: Double
  }

  /// The run.
  private let run: Run
  /// The pause between two looks, in seconds.
  private let pause: Double
  /// How much longer than a look the pause after it is, at least: an idle second costs 20 ms at most, however many files
  /// there are.
  private static let idleShare = 50.0

  /// Creates a run that watches.
  ///
  /// - Parameters:
  ///   - run: The run, which writes.
  ///   - pause: The pause between two looks, in seconds.
  package init(_ run: Run, pause: Double = 0.2) {
    self.run = run
    self.pause = pause
  }

  /// Runs once, and again after each change, until it is told to stop.
  ///
  /// Changes that follow each other within a pause, as those of a checkout, are one change.
  ///
  /// - Parameter continues: Takes each run, and returns whether to go on.
  package func watch(_ continues: (Event) -> Bool) {
    let display = PathDisplay(relativeTo: run.input.shownFolder)
    var changed: Set<AbsolutePath> = []
    var known = Snapshot([])
    while true {
      let before = Snapshot(known.paths)
      let log = InputLog()
      var run = run
      run.fileSystem = RecordingFileSystem(base: run.fileSystem, log: log)
      let stopwatch = Stopwatch()
      if run.stopwatch != nil { run.stopwatch = stopwatch }
      let outcome = run.run()
      let event = Event(
        changed: changed.sorted().map { display.shown($0) }, outcome: outcome,
        duration: stopwatch.seconds)
      // The outcome may not reflect changes made while the run was reading.
      let record = log.record
      changed = Snapshot(before.paths).changes(since: before).subtracting(record.changed)
      known = Snapshot(Array(Set(record.answers.keys.map(\.path))))
      guard continues(event) else { return }
      if changed.isEmpty { changed = nextChange(from: &known) }
    }
  }

  /// Waits for a change, and until nothing has changed for a pause; returns the paths.
  private func nextChange(from known: inout Snapshot) -> Set<AbsolutePath> {
    var changed: Set<AbsolutePath> = []
    var rest = pause
    while true {
      Thread.sleep(forTimeInterval: rest)
      let stopwatch = Stopwatch()
      let current = Snapshot(known.paths)
      let new = current.changes(since: known)
      if new.isEmpty, !changed.isEmpty { return changed }
      changed.formUnion(new)
      rest = changed.isEmpty ? max(pause, stopwatch.seconds * Self.idleShare) : pause
      known = current
    }
  }
}

/// The dates of files and folders at a moment.
private struct Snapshot {
  let paths: [AbsolutePath]
  private let stamps: [FileStamp?]

  /// Asks about paths.
  init(_ paths: [AbsolutePath]) {
    self.paths = paths
    stamps = paths.map { FileStamp(of: $0) }
  }

  /// Returns the paths that have changed since an earlier snapshot of the same paths.
  func changes(since earlier: Snapshot) -> Set<AbsolutePath> {
    Set(paths.indices.filter { stamps[$0] != earlier.stamps[$0] }.map { paths[$0] })
  }
}
