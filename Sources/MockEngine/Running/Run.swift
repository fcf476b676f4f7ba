import Basics
import Configuration
import DeclarationModel
import Files

/// A run of the tool: plans what is asked for, and runs an action on the plan.
package struct Run: Sendable {
  /// An action on a plan.
  package enum Action: Sendable, Hashable {
    /// Writes the files, or prints which ones would be written.
    case write(WriteOptions)
    /// Prints the files and the changes of sources as JSON, as Sourcery does.
    case sourceryDryRun
    /// Prints the files.
    case print
    /// Compares the files with those that are there.
    case check(CheckOptions)
    /// Lists the protocols.
    case list(ReportFormat)
    /// Explains the protocols of a name.
    case explain(String, ReportFormat)
    /// Prints what each pass changes in the requirements of the protocols of a name.
    case tracePasses(String)

    /// Whether files of a former output are looked for, which costs a look at all Swift files.
    fileprivate var findsFormerFiles: Bool {
      switch self {
      case .check: true
      case .write(let options): options.prunes
      case .sourceryDryRun, .print, .list, .explain, .tracePasses: false
      }
    }

    /// Whether a run with the action has the outcome of the last one if nothing has changed since; the document of a
    /// check tells more than that.
    fileprivate var canBeSpared: Bool {
      switch self {
      case .write(let options): !options.isDryRun
      case .check(let options): !options.format.isDocument
      case .list: true
      case .sourceryDryRun, .print, .explain, .tracePasses: false
      }
    }

    /// The stage after which the plan ends.
    fileprivate var stage: Planner.Stage {
      switch self {
      case .write, .sourceryDryRun, .print, .check: .rendered
      case .list, .explain, .tracePasses: .resolved
      }
    }
  }

  /// The command line.
  package var input: CommandLineOptions
  /// The action.
  package var action: Action
  /// Whether sound files are written when something else is wrong.
  package var continuesOnError = false
  /// Whether warnings are as bad as errors; a configuration may say so, too.
  package var isStrict = false
  /// Whether the summary is left out.
  package var isQuiet = false

  /// Whether the run reads what is staged for the next commit, and not the files in the folder.
  package var readsIndex = false

  /// The stamps of former runs, which spare a run that would change nothing; nil to plan each run anew.
  package var cache: CacheFolder?

  /// The time since the run began, if the summary is to tell how long it took.
  package var stopwatch: Stopwatch?

  /// The log of phases, if the messages are to end with their times.
  package var phases: PhaseLog?

  /// The file system.
  var fileSystem: any FileSystem

  /// Creates a run.
  package init(
    _ input: CommandLineOptions, action: Action, fileSystem: any FileSystem = LocalFileSystem()
  ) {
    self.input = input
    self.action = action
    self.fileSystem = fileSystem
  }

  /// Runs the command and returns its outcome.
  package func run() -> RunOutcome {
    var outcome = outcome()
    if let phases { outcome.messages += phases.text }
    return outcome
  }

  private func outcome() -> RunOutcome {
    if readsIndex { return ofIndex() }
    if let cache, action.canBeSpared { return CachedRun(run: self, cache: cache).outcome() }
    return act(on: plan(log: nil), fileSystem)
  }

  /// Runs the command on what is staged for the next commit. A check compares with what is staged, too; what writes
  /// writes to the folder.
  private func ofIndex() -> RunOutcome {
    do {
      let index = try GitFiles(.index, of: input)
      var run = self
      run.fileSystem = index
      var planned = run.plan(log: nil)
      planned.report.note(Self.indexNote)
      return act(on: planned, fileSystem, index: index)
    } catch {
      var report = RunReport(display: PathDisplay(relativeTo: input.shownFolder), isStrict: false)
      report.add([Problem(.git(error)).diagnostic])
      return report.failure
    }
  }

  private static let indexNote = Diagnostic.Note(
    "only what is staged is read; 'git add' stages what is in the folder", at: nil)

  /// Removes the temporary files of killed runs from the folders of a plan's outputs, and runs the action.
  ///
  /// - Parameters:
  ///   - planned: The plan.
  ///   - fileSystem: The file system that has the outputs.
  ///   - index: The files in git's index, if the plan is made of these.
  func act(
    on planned: PlannedRun, _ fileSystem: any FileSystem, index: GitFiles? = nil
  ) -> RunOutcome {
    phases.measure(.acting) {
      OutputWriter(fileSystem: fileSystem).removeTemporaryFiles(in: planned.plan.outputFolders)
      return outcome(of: planned, fileSystem, index: index)
    }
  }

  private func outcome(
    of planned: PlannedRun, _ fileSystem: any FileSystem, index: GitFiles?
  ) -> RunOutcome {
    switch action {
    case .write(let options):
      WriteAction(fileSystem: fileSystem, options: options, index: index).run(planned)
    case .sourceryDryRun: SourceryDryRunAction().run(planned)
    case .print: PrintAction().run(planned)
    case .check(let options):
      CheckAction(fileSystem: fileSystem, options: options, index: index).run(planned)
    case .list(let format): ListAction(format: format).run(planned)
    case .explain(let name, let format): ExplainAction(name: name, format: format).run(planned)
    case .tracePasses(let name): TracePassesAction(name: name).run(planned)
    }
  }

  /// Plans what is asked for.
  ///
  /// - Parameter log: Takes note of what the plan depends on.
  func plan(log: InputLog?) -> PlannedRun {
    let (requests, planner) = planner(log: log)
    return planned(requests, planner.plan(requests, until: action.stage), log)
  }

  /// Plans anew what changes may affect; nil if all is to be planned.
  ///
  /// - Parameters:
  ///   - log: Takes note of what the plan depends on.
  ///   - memory: The facts that the last plan has left.
  ///   - changed: The source files with other declarations than the last plan has read.
  func plan(
    log: InputLog, with memory: PlanMemory, after changed: Set<AbsolutePath>
  ) -> PlannedRun? {
    let (requests, planner) = planner(log: log)
    return planner.plan(requests, with: memory, after: changed).map { planned(requests, $0, log) }
  }

  /// Returns what is asked for, and a planner.
  private func planner(log: InputLog?) -> (RunRequests, Planner) {
    let requests = phases.measure(.configuring) {
      RequestLoader(input, fileSystem: recording(log)).load()
    }
    var planner = Planner(fileSystem: fileSystem, log: log)
    planner.phases = phases
    switch action {
    case .explain(let name, _), .tracePasses(let name): planner.explained = name
    case .write, .sourceryDryRun, .print, .check, .list: break
    }
    return (requests, planner)
  }

  private func planned(_ requests: RunRequests, _ plan: Plan, _ log: InputLog?) -> PlannedRun {
    var plan = plan
    if action.findsFormerFiles, let configuration = requests.wholeConfiguration {
      plan.formerFiles = FormerOutputs(configuration: configuration, fileSystem: recording(log))
        .paths(besides: plan)
    }
    var report = RunReport(
      display: PathDisplay(relativeTo: input.shownFolder),
      isStrict: isStrict || requests.isStrict)
    report.add(plan.diagnostics)
    report.note(GitFiles.submoduleNote(for: input))
    return PlannedRun(
      input: input, requests: requests, plan: plan, report: report,
      continuesOnError: continuesOnError, isQuiet: isQuiet, time: RunTime(stopwatch))
  }

  private func recording(_ log: InputLog?) -> any FileSystem {
    log.map { RecordingFileSystem(base: fileSystem, log: $0) } ?? fileSystem
  }
}
