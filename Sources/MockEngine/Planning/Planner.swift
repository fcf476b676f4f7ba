import Configuration
import Basics
import DeclarationModel
import Files
import MockResolver

/// Plans the outputs of requests.
///
/// The plan depends on what the files hold, and not on their order, on threads, or on the
/// working directory.
package struct Planner: Sendable {
  /// The end of a plan.
  package enum Stage: Sendable, Hashable {
    /// The files and the outcome for each protocol are known.
    case resolved
    /// The files have their texts.
    case rendered
  }

  /// The name of the protocols whose explanations are wanted, if any are.
  package var explained: String?

  private let fileSystem: any FileSystem
  /// Takes note of what the plan depends on; nil if nobody wants to know.
  private let log: InputLog?

  /// Creates a planner.
  package init(fileSystem: any FileSystem) {
    self.init(fileSystem: fileSystem, log: nil)
  }

  /// Creates a planner that takes note of what its plans depend on.
  init(fileSystem: any FileSystem, log: InputLog?) {
    self.fileSystem = log.map { RecordingFileSystem(base: fileSystem, log: $0) } ?? fileSystem
    self.log = log
  }

  /// Plans the outputs of requests.
  ///
  /// - Parameters:
  ///   - requests: The requests, in any order, and the problems with them that are known already.
  ///   - stage: The stage after which the plan ends.
  /// - Returns: The sound outputs, and all that is wrong.
  package func plan(_ requests: RunRequests, until stage: Stage = .rendered) -> Plan {
    let generators = generators(for: requests, until: stage)
    var sources = RunSources(
      fileSystem: fileSystem, modules: requests.modules, environment: requests.environment,
      willReadModule: log.map { log in { @Sendable name in log.note(module: name) } })
    sources.store.keepsDigests = log != nil
    sources.store.load(generators.flatMap(\.inputs))
    sources.siblings = SiblingSources(of: requests.mocks, from: &sources.store)

    var mocks = MockCatalog(explained: explained)
    var outputs = OutputCollection(expected: requests.expectedOutputs)
    var unmatched: [Located<UnmatchedName>] = []
    var diagnostics = requests.issues.map(\.diagnostic)
    for generator in generators {
      let output = generator.generate(from: &sources, mocks: &mocks)
      diagnostics += output.diagnostics
      unmatched += output.unmatched
      outputs.add(output)
    }
    let target = TargetMocks(requests: requests.mocks)
    diagnostics += target.unmatchedEverywhere(unmatched)
    if !requests.expectedOutputs.isEmpty { diagnostics += target.clashes(in: mocks.protocols) }
    diagnostics += outputs.problems.map(\.diagnostic)

    var plan = Plan()
    plan.files =
      stage == .rendered
      ? rendered(outputs.files, isBuild: !requests.expectedOutputs.isEmpty)
      : outputs.files
    plan.folders = outputs.folders
    plan.unselectedFiles = outputs.unselectedFiles
    let paths = Set(plan.files.map(\.path))
    plan.emptyFiles = outputs.emptyFiles.filter { !paths.contains($0) }
    plan.protocols = mocks.protocols
    plan.brokenProtocols = mocks.brokenProtocols
    plan.diagnostics = DiagnosticOrder.sorted(diagnostics)
    plan.declarationDigests = sources.store.declarationDigests
    return plan
  }

  /// Returns files with their texts. Those of a build are in its own folder, and name no configuration.
  private func rendered(_ files: [PlannedFile], isBuild: Bool) -> [PlannedFile] {
    DeepStack.map(files) { file in
      var file = file
      if !isBuild, let origin = file.origin {
        file.inputs.configuration = AbsolutePath(origin.path).path(from: file.path.parent)
      }
      return file.rendered
    }
  }

  /// Returns the generators; factories and templates come after the mocks that they use.
  private func generators(
    for requests: RunRequests, until stage: Stage
  ) -> [any OutputGenerator] {
    var generators: [any OutputGenerator] = requests.mocks.map(MockGenerator.init)
    generators += requests.templates.map {
      TemplateGenerator(request: $0, rendersTemplates: stage == .rendered)
    }
    generators += requests.accessors.map(AccessorGenerator.init)
    generators += requests.factories.map(FactoryGenerator.init)
    generators += requests.fixtures.map(FixtureGenerator.init)
    return generators
  }
}
