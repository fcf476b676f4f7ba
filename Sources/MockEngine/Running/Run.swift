import Configuration
import Files
import DeclarationModel

/// A run of the tool: plans what is asked for, and runs an action on the plan.
package struct Run: Sendable {
  /// An action on a plan.
  package enum Action: Sendable, Hashable {
    /// Writes the files.
    case write
    /// Prints which files would be written.
    case dryRun
    /// Prints the files and the changes of sources as JSON, as Sourcery does.
    case sourceryDryRun
    /// Prints the files.
    case print
    /// Compares the files with those that are there.
    case check(CheckFormat)
    /// Lists the protocols.
    case list(ReportFormat)
    /// Explains the protocols of a name.
    case explain(String, ReportFormat)
    /// Prints what each pass changes in the requirements of the protocols of a name.
    case tracePasses(String)

    /// The stage after which the plan ends.
    fileprivate var stage: Planner.Stage {
      switch self {
      case .write, .dryRun, .sourceryDryRun, .print, .check: .rendered
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

  private let fileSystem: any FileSystem

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
    let requests = RequestLoader(input, fileSystem: fileSystem).load()
    var planner = Planner(fileSystem: fileSystem)
    switch action {
    case .explain(let name, _), .tracePasses(let name): planner.explained = name
    case .write, .dryRun, .sourceryDryRun, .print, .check, .list: break
    }
    let plan = planner.plan(requests, until: action.stage)
    var report = RunReport(
      display: PathDisplay(relativeTo: input.shownFolder),
      isStrict: isStrict || requests.isStrict)
    report.add(plan.diagnostics)
    let planned = PlannedRun(
      input: input, plan: plan, report: report, continuesOnError: continuesOnError,
      isConfigurationValid: !requests.issues.contains { $0.severity == .error },
      isQuiet: isQuiet)
    return switch action {
    case .write: WriteAction(fileSystem: fileSystem, isDryRun: false).run(planned)
    case .dryRun: WriteAction(fileSystem: fileSystem, isDryRun: true).run(planned)
    case .sourceryDryRun: SourceryDryRunAction().run(planned)
    case .print: PrintAction().run(planned)
    case .check(let format): CheckAction(fileSystem: fileSystem, format: format).run(planned)
    case .list(let format): ListAction(format: format).run(planned)
    case .explain(let name, let format): ExplainAction(name: name, format: format).run(planned)
    case .tracePasses(let name): TracePassesAction(name: name).run(planned)
    }
  }
}
