import Configuration
import Files
import DeclarationModel

/// A run of the tool: what is asked for is planned, and a sink takes the plan.
package struct Run: Sendable {
  /// What is done with the plan.
  package enum Sink: Sendable, Hashable {
    /// Writes the files.
    case write
    /// Tells what would be written.
    case rehearse
    /// Prints what would be written.
    case print
    /// Compares it with what is there.
    case check(CheckFormat)
    /// Lists the protocols.
    case list(ReportFormat)
    /// Tells the explanation of a protocol.
    case explain(String, ReportFormat)
  }

  /// What is read.
  package var input: CommandLineOptions
  /// What is done with the plan.
  package var sink: Sink
  /// Whether what is sound is written when something else is wrong.
  package var keepsGoing = false
  /// Whether warnings are as bad as errors; a configuration may say so, too.
  package var isStrict = false
  /// Whether the summary is left out.
  package var isQuiet = false

  private let fileSystem: any FileSystem
  private let pipeline: MockPipeline

  /// Describes a run.
  package init(
    _ input: CommandLineOptions, sink: Sink, fileSystem: any FileSystem = LocalFileSystem(),
    pipeline: MockPipeline = .standard
  ) {
    self.input = input
    self.sink = sink
    self.fileSystem = fileSystem
    self.pipeline = pipeline
  }

  /// Does it.
  package func run() async -> RunOutcome {
    let requests = RequestLoader(input, fileSystem: fileSystem).load()
    var planner = MockPlanner(fileSystem: fileSystem, pipeline: pipeline)
    if case .explain(let name, _) = sink { planner.explained = name }
    let plan = await planner.plan(requests)
    var report = RunReport(
      display: PathDisplay(relativeTo: input.shownFolder),
      isStrict: isStrict || requests.isStrict)
    report.add(plan.diagnostics)
    let planned = PlannedRun(
      input: input, plan: plan, report: report, keepsGoing: keepsGoing,
      isUnderstood: requests.issues.isEmpty, isQuiet: isQuiet)
    return switch sink {
    case .write: WriteSink(fileSystem: fileSystem, isRehearsal: false).take(planned)
    case .rehearse: WriteSink(fileSystem: fileSystem, isRehearsal: true).take(planned)
    case .print: PrintSink().take(planned)
    case .check(let format): CheckSink(fileSystem: fileSystem, format: format).take(planned)
    case .list(let format): ListSink(format: format).take(planned)
    case .explain(let name, let format): ExplainSink(name: name, format: format).take(planned)
    }
  }
}
