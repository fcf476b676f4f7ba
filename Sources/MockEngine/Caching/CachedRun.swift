import Basics
import Configuration
import DeclarationModel
import Files
import Foundation
import MockResolver
import ModuleInterface
import SwiftScanner

/// A run that writes, checks or lists, and that is spared if it would do and tell the same as the last one.
struct CachedRun: Sendable {
  let run: Run
  let cache: CacheFolder
  /// When the run began.
  private let start: FileTime

  /// Takes a run that begins now.
  init(run: Run, cache: CacheFolder) {
    self.run = run
    self.cache = cache
    start = .now
  }

  /// Returns the outcome: that of the last run, if all that it depends on is as it was then.
  func outcome() -> RunOutcome {
    let key = key(of: run.action)
    if let key, let comparison = compared(key) {
      let current = comparison.current
      if comparison.changed.isEmpty {
        if comparison.isRenewed { cache.write(current.data, as: key, .run) }
        return telling(
          RunOutcome(output: current.output, messages: current.messages, status: current.status))
      }
      if keepsPlan, let outcome = replanned(comparison, key, keptAs: key) { return outcome }
    }
    if let outcome = checked(key) { return outcome }
    let log = InputLog()
    return settled(run.plan(log: log), log, key: key)
  }

  /// Returns the outcome of a check of what the last run has written, if nothing has changed since; nil if all is to be
  /// planned: the report of a stale file names all of its protocols, which the memory does not keep.
  private func checked(_ key: String?) -> RunOutcome? {
    guard case .check = run.action, let key, let written = self.key(of: .write(WriteOptions())),
      let comparison = compared(written), comparison.changed.isEmpty,
      let outcome = replanned(comparison, written, keptAs: key), outcome.status == .success
    else { return nil }
    return outcome
  }

  /// Compares the stamp of a key with what its inputs are now; nil if there is none, or if something else has changed.
  private func compared(_ key: String) -> RunStamp.Comparison? {
    guard let stamp = cache.read(key, .run).flatMap(RunStamp.init(data:)) else { return nil }
    return run.phases.measure(.confirming) { compared(stamp) }
  }

  /// Compares a stamp with what its inputs are now; nil if something else has changed.
  private func compared(_ stamp: RunStamp) -> RunStamp.Comparison? {
    if !stamp.environment.isEmpty, stamp.environment != run.input.environmentDigest { return nil }
    if !stamp.modules.isEmpty {
      let options = RequestLoader(run.input, fileSystem: run.fileSystem).load().modules
      var library = ModuleLibrary(options)
      guard library.fingerprint(of: stamp.modules) == stamp.fingerprint else { return nil }
    }
    return stamp.compared(with: run.fileSystem, start: start)
  }

  /// Whether a later run may take over parts of the plan.
  private var keepsPlan: Bool { if case .write = run.action { true } else { false } }

  /// Returns the outcome after changes that may affect few files; nil if all are to be planned.
  ///
  /// - Parameters:
  ///   - comparison: The stamp of the run that has planned last, compared with what its inputs are now.
  ///   - key: The key of that run.
  ///   - newKey: The key of this run.
  private func replanned(
    _ comparison: RunStamp.Comparison, _ key: String, keptAs newKey: String
  ) -> RunOutcome? {
    let (stamp, changed) = (comparison.current, comparison.changed)
    guard !stamp.memory.isEmpty,
      changed.allSatisfy({ $0.declarations != nil || $0.question.subject == .entries }),
      let memory = cache.read(key, .plan).flatMap({
        PlanMemory(data: $0, named: stamp.memory)
      })
    else { return nil }
    let sources = Set(changed.filter { $0.declarations != nil }.map(\.question.path))
    let log = InputLog(listings: comparison.listings)
    guard let planned = run.plan(log: log, with: memory, after: sources),
      // A file that has changed since it was compared makes all doubtful.
      stamp.agrees(with: log.record, besides: sources)
    else { return nil }
    return settled(planned, log, key: newKey, after: (stamp, sources))
  }

  /// Runs the action on a plan, and keeps what spares the next run.
  ///
  /// - Parameters:
  ///   - planned: The plan.
  ///   - log: What the plan depends on.
  ///   - key: The key of the stamp; nil if none is kept.
  ///   - former: The stamp of the last run, whose plan this one completes, and the sources that have changed since.
  private func settled(
    _ planned: PlannedRun, _ log: InputLog, key: String?,
    after former: (stamp: RunStamp, changed: Set<AbsolutePath>)? = nil
  ) -> RunOutcome {
    var planned = planned
    // The next run that is spared tells its own time.
    if run.stopwatch != nil { planned.time = .mark }
    let acting = InputLog()
    var settled = act(on: planned, acting)
    let outcome = telling(settled)
    guard let key, canBeSpared(planned.requests, outcome.status) else { return outcome }
    var record = acting.record
    if !record.isStable {
      // The next run finds what this one has written. One that failed without `--keep-going` must not write after all.
      guard outcome.status == .success || run.continuesOnError else { return outcome }
      let settling = InputLog()
      settled = act(on: planned, settling)
      record = settling.record
    }
    let records = [log.record, record]
    guard
      var stamp = RunStamp(
        records, settled, declarations: declarationDigests(of: planned.plan, records), start: start)
    else { return outcome }
    if let former { stamp.takeOver(inputsOf: former.stamp, besides: former.changed) }
    var library = ModuleLibrary(planned.requests.modules)
    stamp.fingerprint = library.fingerprint(of: stamp.modules)
    // A configuration of Sourcery may name any variable.
    let isSourcery = planned.requests.templates.contains { $0.style == .sourcery }
    let dependsOnEnvironment =
      isSourcery || log.record.readsEnvironment || former?.stamp.environment.isEmpty == false
    stamp.environment = dependsOnEnvironment ? run.input.environmentDigest : ""
    if keepsPlan, let memory = PlanMemory(of: planned.plan) {
      let name = ContentHash(of: [
        "\(start.nanoseconds)", "\(ProcessInfo.processInfo.processIdentifier)",
      ]).text
      cache.write(memory.data(named: name), as: key, .plan)
      stamp.memory = name
    }
    cache.write(stamp.data, as: key, .run)
    return outcome
  }

  /// Returns the digests of the sources of which only a part matters: not of files into which templates write blocks. Where
  /// diagnostics name places in a file, the same code must stay there.
  private func declarationDigests(
    of plan: Plan, _ records: [InputLog.Record]
  ) -> [AbsolutePath: DeclarationDigest] {
    var digests = plan.declarationDigests
    for file in plan.files where file.counts[.inlineBlock] != nil { digests[file.path] = nil }
    for (path, places) in plan.placesOfDiagnostics {
      guard let digest = digests.removeValue(forKey: path),
        let bytes = try? run.fileSystem.read(path)
      else { continue }
      let question = FileQuestion(subject: .content, path: path)
      let answer = FileAnswer(bytes)
      guard records.contains(where: { $0.answers[question] == answer }) else { continue }
      digests[path] = digest.with(
        places.sorted(), in: SourceFile(path: path.text, bytes: bytes))
    }
    return digests
  }

  /// Returns whether all that an outcome depends on is known. The program of a template may fail for any reason, and a
  /// check that finds something tells it in colors or not.
  private func canBeSpared(_ requests: RunRequests, _ status: RunOutcome.Status) -> Bool {
    if requests.readsHeaders { return false }
    switch status {
    case .success: return true
    case .failure:
      guard case .write = run.action else { return false }
      return !requests.mocks.isEmpty && requests.templates.isEmpty
    case .outOfDate: return false
    }
  }

  /// Returns an outcome that tells the time of this run.
  private func telling(_ outcome: RunOutcome) -> RunOutcome {
    var outcome = outcome
    outcome.messages = outcome.messages.replacing(
      RunTime.mark.text, with: RunTime(run.stopwatch).text)
    return outcome
  }

  private func act(on planned: PlannedRun, _ log: InputLog) -> RunOutcome {
    run.act(on: planned, RecordingFileSystem(base: run.fileSystem, log: log))
  }

  /// Returns the key of the stamp of a run like this one: the tool and all that it is told; nil if that cannot be put into
  /// words.
  private func key(of action: Run.Action) -> String? {
    guard let tool = Self.tool, let input = try? run.input.digest() else { return nil }
    let words =
      switch action {
      case .write(let options): "write \(options.overwritesEdits) \(options.prunes)"
      case .check(let options): "check \(options.format) \(options.endsAtFirst)"
      case .list(let format): "list \(format)"
      case .sourceryDryRun, .print, .explain, .tracePasses: ""
      }
    let tellsTime = action == run.action && run.stopwatch != nil
    let flags = [run.continuesOnError, run.isStrict, run.isQuiet, !tellsTime]
    return ContentHash(of: [tool, input, words] + flags.map { "\($0)" }).text
  }

  /// The version of the tool, and its path, size and modification time, which tell builds of one version
  /// apart. To hash the tool would take longer than to run it.
  private static var tool: String? {
    guard let path = Bundle.main.executablePath,
      let stamp = FileStamp(of: AbsolutePath(path))
    else { return nil }
    return "\(ToolVersion.current) \(path) \(stamp.size) \(stamp.modification.nanoseconds)"
  }
}

extension Plan {
  /// The places in each file that the diagnostics name.
  fileprivate var placesOfDiagnostics: [AbsolutePath: Set<SourcePosition>] {
    var places: [AbsolutePath: Set<SourcePosition>] = [:]
    for diagnostic in diagnostics {
      for position in [diagnostic.position] + diagnostic.notes.map(\.position) {
        if let position { places[AbsolutePath(position.path), default: []].insert(position) }
      }
    }
    return places
  }
}

extension RunRequests {
  /// Whether Objective-C headers are read, which include others that nobody here sees.
  fileprivate var readsHeaders: Bool {
    mocks.contains { !$0.headers.paths.isEmpty } || templates.contains { !$0.headers.paths.isEmpty }
  }
}
