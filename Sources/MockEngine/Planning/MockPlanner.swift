import Configuration
import Files
import DeclarationModel
import MockResolver
import ModuleInterface

/// Makes a plan of requests.
///
/// The plan depends on what the files hold, and not on their order, on threads, or on the
/// working directory.
package struct MockPlanner: Sendable {
  /// The name of the protocols whose explanations are wanted, if any are.
  package var explained: String?

  private let fileSystem: any FileSystem
  private let pipeline: MockPipeline

  /// Makes a planner.
  package init(fileSystem: any FileSystem, pipeline: MockPipeline) {
    self.fileSystem = fileSystem
    self.pipeline = pipeline
  }

  /// Plans what requests ask for.
  ///
  /// - Parameter requests: in any order, and what is known to be wrong with them already.
  /// - Returns: the sound mocks, and all that is wrong.
  package func plan(_ requests: RunRequests) async -> Plan {
    var report = requests.issues.map(\.diagnostic)
    let discovery = SourceDiscovery(fileSystem: fileSystem)
    let findings = requests.mocks.map { request in
      (
        sources: discovery.find(request.sources),
        dependencySources: discovery.find(request.dependencySources)
      )
    }
    let found = findings.flatMap { [$0.sources, $0.dependencySources] }
    report += found.flatMap(\.issues).map { Problem($0).diagnostic }

    // What factories are made of is reported where its types are read.
    let surveyed = requests.factories.flatMap { discovery.find($0.types.sources).files }
    let paths = Set((found.flatMap(\.files) + surveyed).map(\.path)).sorted()
    var scanned: [AbsolutePath: ScannedFile] = [:]
    var failed: [AbsolutePath: FileProblem] = [:]
    for outcome in await SourceScan(fileSystem: fileSystem, pipeline: pipeline).scan(paths) {
      scanned[outcome.path] = outcome.file
      failed[outcome.path] = outcome.problem
    }
    for file in found.flatMap(\.files) {
      guard let problem = failed[file.path] else { continue }
      report.append(
        Problem(.discovery(.cannotRead(file.path, problem)), at: file.origin).diagnostic)
    }

    var plan = Plan()
    var outputs = OutputCollection()
    var library = ModuleLibrary(requests.modules, known: MockResolver.knownParents)
    for (request, finding) in zip(requests.mocks, findings) {
      let named = Set(finding.sources.files.map(\.path))
      let printed = ModuleProtocols(request: request, library: &library)
      let headers = HeaderProtocols(
        request.headers, fileSystem: fileSystem, environment: requests.environment)
      report += (printed.problems + headers.problems).map(\.diagnostic)
      let files =
        finding.sources.files.compactMap { scanned[$0.path] } + printed.files + headers.files
      let dependencySources =
        finding.dependencySources.files.filter { !named.contains($0.path) }
        .compactMap { scanned[$0.path] } + printed.dependencySources + headers.dependencySources
      report += files.flatMap(\.diagnostics)
      let isIncomplete =
        finding.sources.issues.contains { Problem($0).severity == .error }
        || finding.sources.files.contains { failed[$0.path] != nil } || !printed.problems.isEmpty
        || !headers.problems.isEmpty || headers.files.contains { !$0.diagnostics.isEmpty }
      let planner = RequestPlanner(
        request: request, files: files, isIncomplete: isIncomplete, pipeline: pipeline,
        fileSystem: fileSystem)
      let types = TypeSurvey(fileSystem: fileSystem, pipeline: pipeline)
        .types(for: files + dependencySources)
      let result = planner.plan(
        dependencySources: dependencySources, types: types, explaining: explained, library: &library
      )
      report += result.diagnostics
      plan.protocols += result.protocols
      plan.brokenProtocols += files.flatMap(\.brokenProtocols)
      outputs.add(result.files, of: request)
    }
    var sources = TypeSources(fileSystem: fileSystem, pipeline: pipeline)
    func take(_ result: (files: [PlannedFile], diagnostics: [Diagnostic])) {
      report += result.diagnostics
      outputs.add(result.files)
    }
    for request in requests.templates {
      take(
        TemplatePlanner(
          request: request, fileSystem: fileSystem, environment: requests.environment
        ).plan(&sources))
    }
    for request in requests.accessors { take(AccessorPlanner(request: request).plan(&sources)) }
    for request in requests.factories {
      let survey = MockSurvey(request: request, fileSystem: fileSystem, pipeline: pipeline)
      let mocks = survey.mocks(in: scanned, planned: plan.protocols, library: &library)
      take(FactoryPlanner(request: request, mocks: mocks).plan(&sources))
    }
    for request in requests.fixtures { take(FixturePlanner(request: request).plan(&sources)) }
    report += outputs.problems.map(\.diagnostic)

    plan.files = outputs.files
    plan.folders = outputs.folders
    plan.diagnostics = DiagnosticOrder.sorted(report)
    return plan
  }
}
