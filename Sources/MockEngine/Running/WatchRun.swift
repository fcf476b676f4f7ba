import Configuration
import Files
import Foundation

/// Runs again whenever something has changed that the last run depended on.
///
/// It polls: the paths that a run asks the file system about are all that matters to it, those where nothing is
/// included, and a look at the dates of thousands of files takes milliseconds.
package struct WatchRun: Sendable {
  /// A run, and what it was for.
  package struct Event: Sendable {
    /// The paths that have changed, as they are shown, sorted; empty for the first run.
    package let changed: [String]
    /// The outcome.
    package let outcome: RunOutcome
  }

  /// The run.
  private let run: Run
  /// The pause between two looks.
  private let pause: Duration
  /// The pauses, at least, that a look takes: an idle second costs 10 ms at most, however many files there are.
  private static let idleShare = 100

  /// Creates a run that watches.
  ///
  /// - Parameters:
  ///   - run: The run, which writes.
  ///   - pause: The pause between two looks.
  package init(_ run: Run, pause: Duration = .milliseconds(200)) {
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
    var known: [AbsolutePath: FileStamp?] = [:]
    while true {
      let before = Self.stamps(of: known.keys)
      let log = InputLog()
      var run = run
      run.fileSystem = RecordingFileSystem(base: run.fileSystem, log: log)
      if run.start != nil { run.start = .now }
      let outcome = run.run()
      let event = Event(
        changed: changed.sorted().map { display.shown($0) }, outcome: outcome)
      // What has changed while the run was reading may not be in its outcome.
      let record = log.record
      known = Self.stamps(of: record.answers.keys.map(\.path))
      let missed = before.filter { path, stamp in
        !record.changed.contains(path) && known[path].map { $0 != stamp } == true
      }
      guard continues(event) else { return }
      changed = Set(missed.keys)
      if changed.isEmpty { changed = nextChange(from: &known) }
    }
  }

  /// Waits for a change, and until nothing has changed for a pause; returns the paths.
  private func nextChange(from known: inout [AbsolutePath: FileStamp?]) -> Set<AbsolutePath> {
    var changed: Set<AbsolutePath> = []
    var rest = pause
    while true {
      Thread.sleep(forTimeInterval: rest / .seconds(1))
      let start = ContinuousClock.now
      let current = Self.stamps(of: known.keys)
      rest = max(pause, (ContinuousClock.now - start) * Self.idleShare)
      let new = current.filter { known[$0.key] != .some($0.value) }.keys
      if new.isEmpty, !changed.isEmpty { return changed }
      changed.formUnion(new)
      known = current
    }
  }

  private static func stamps(
    of paths: some Collection<AbsolutePath>
  ) -> [AbsolutePath: FileStamp?] {
    var stamps: [AbsolutePath: FileStamp?] = [:]
    stamps.reserveCapacity(paths.count)
    for path in paths { stamps.updateValue(FileStamp(of: path), forKey: path) }
    return stamps
  }
}
