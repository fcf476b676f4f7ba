import Configuration
import Basics
import DeclarationModel
import Files
import MockResolver
import SwiftScanner

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

  /// The log of the phases; nil if nobody wants to know.
  var phases: PhaseLog?

  private let fileSystem: any FileSystem
  /// The file system that has the outputs, about which the plan asks nothing that the log should know.
  let outputs: any FileSystem
  /// Takes note of what the plan depends on; nil if nobody wants to know.
  private let log: InputLog?

  /// Creates a planner.
  package init(fileSystem: any FileSystem) {
    self.init(fileSystem: fileSystem, log: nil)
  }

  /// Creates a planner that takes note of what its plans depend on.
  init(fileSystem: any FileSystem, log: InputLog?) {
    outputs = fileSystem
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
    let (made, mocks) = generation(for: requests, until: stage)
    return plan(of: made, mocks, for: requests, until: stage)
  }

  /// Runs the generators on all files, and keeps the facts of the files, but not what was read of them: the texts of
  /// outputs take as much memory.
  private func generation(
    for requests: RunRequests, until stage: Stage
  ) -> (Generation, MockCatalog) {
    var sources = sources(for: requests, until: stage)
    var (made, mocks) = generation(for: requests, from: &sources, until: stage, limit: nil)
    if made.isDivisible, sources.store.keptFacts.contains(.names) {
      made.facts = sources.store.facts(requests.namings)
      made.facts?.add(roles(for: requests, &sources))
      made.facts?.add(mocks.protocols, of: requests)
    }
    return (made, mocks)
  }

  /// The outcome of the generators, before files are rendered.
  struct Generation {
    var outputs: OutputCollection
    var diagnostics: [Diagnostic] = []
    var declarationDigests: [AbsolutePath: DeclarationDigest] = [:]
    /// Whether the text of a mock depends on no mock that it does not mention.
    var isDivisible = true
    /// The facts of the source files, if a later plan may take over parts of this one.
    var facts: [AbsolutePath: PlanMemory.Source]?
  }

  /// Returns the plan of what the generators have made, with texts if they are wanted.
  func plan(
    of made: Generation, _ mocks: MockCatalog, for requests: RunRequests, until stage: Stage
  ) -> Plan {
    var plan = Plan()
    plan.files = made.outputs.files
    if stage == .rendered {
      plan.files = phases.measure(.rendering) {
        rendered(made.outputs.files, isBuild: !requests.expectedOutputs.isEmpty)
      }
    }
    plan.folders = made.outputs.folders
    plan.owner = OutputOwner(requests)
    plan.unselectedFiles = made.outputs.unselectedFiles
    let paths = Set(plan.files.map(\.path))
    plan.emptyFiles = made.outputs.emptyFiles.filter { !paths.contains($0) }
    plan.protocols = mocks.protocols
    plan.brokenProtocols = mocks.brokenProtocols
    plan.diagnostics = DiagnosticOrder.sorted(made.diagnostics)
    plan.declarationDigests = made.declarationDigests
    plan.sources = made.facts
    return plan
  }

  /// Returns the sources of requests, of which nothing is read yet.
  func sources(for requests: RunRequests, until stage: Stage) -> RunSources {
    var sources = RunSources(
      fileSystem: fileSystem, modules: requests.modules, environment: requests.environment,
      manifests: manifestSettings(for: requests),
      willReadModule: log.map { log in { @Sendable name in log.note(module: name) } })
    sources.readingArguments = requests.readingArguments
    // What stops before rendering names the lines of all protocols, which move with any other code.
    if log != nil, stage == .rendered {
      sources.store.keptFacts = requests.canBePlannedByFile ? [.digest, .names] : .digest
    }
    return sources
  }

  /// Runs the generators.
  ///
  /// - Parameters:
  ///   - requests: The requests.
  ///   - sources: The sources of the run.
  ///   - stage: The stage after which the plan ends.
  ///   - limit: The paths of the files whose mocks are made; nil for all.
  func generation(
    for requests: RunRequests, from sources: inout RunSources, until stage: Stage,
    limit: Set<String>?
  ) -> (Generation, MockCatalog) {
    let generators = generators(for: requests, until: stage)
    phases.measure(.reading) {
      sources.store.load(
        requests.mocks.flatMap { MockGenerator(request: $0).inputs } + generators.flatMap(\.inputs))
      sources.siblings = SiblingSources(of: requests.mocks, from: &sources)
    }

    var made = Generation(
      outputs: OutputCollection(expected: requests.expectedOutputs),
      diagnostics: requests.issues.map(\.diagnostic))
    var catalog = MockCatalog(explained: explained, isAsked: !generators.isEmpty)
    var unmatched: [Located<UnmatchedName>] = []
    let target = TargetMocks(
      requests: requests.mocks, isBuild: !requests.expectedOutputs.isEmpty)
    let mocks = mocks(of: target, from: &sources, catalog: &catalog, limit: limit)
    made.diagnostics += mocks.errors
    let others = phases.measure(.generating) {
      generators.map { $0.generate(from: &sources, mocks: &catalog) }
    }
    for output in mocks.outputs + others {
      made.diagnostics += output.diagnostics
      unmatched += output.unmatched
      if output.isWhole { made.isDivisible = false }
      made.outputs.add(output)
    }
    made.diagnostics += target.unmatchedEverywhere(unmatched)
    made.diagnostics += made.outputs.problems.map(\.diagnostic)
    made.declarationDigests = sources.store.declarationDigests
    return (made, catalog)
  }

  /// Returns the outputs of the requests for mocks, and the errors for those that mock the same protocols.
  ///
  /// Requests of a build are resolved again if mocks that entries name alike would have one name.
  private func mocks(
    of target: TargetMocks, from sources: inout RunSources, catalog: inout MockCatalog,
    limit: Set<String>?
  ) -> (outputs: [GeneratedOutput], errors: [Diagnostic]) {
    let generators = target.requests.map { MockGenerator(request: $0, limit: limit) }
    let read = phases.measure(.reading) { generators.map { $0.read(from: &sources) } }
    return phases.measure(.resolving) {
      outputs(of: target, generators, read, from: &sources, catalog: &catalog)
    }
  }

  private func outputs(
    of target: TargetMocks, _ generators: [MockGenerator], _ read: [ReadMocks],
    from sources: inout RunSources, catalog: inout MockCatalog
  ) -> (outputs: [GeneratedOutput], errors: [Diagnostic]) {
    let handWritten = HandWrittenMocks(
      of: zip(target.requests, read).filter { !$0.0.ownSources.isEmpty }
        .map { ($0.naming, $1.files + $1.pluginSources) })
    let prepared = zip(generators, read).map {
      $0.prepare($1, besides: handWritten, from: &sources)
    }
    var names = target.names(of: prepared.map(\.protocols.decisions))
    let empty = catalog
    var protocols: [[PlannedProtocol]] = []
    func generate() -> [GeneratedOutput] {
      catalog = empty
      protocols = []
      return generators.indices.map { index in
        let known = catalog.protocols.count
        let output = generators[index].generate(
          prepared[index], target: names[index], from: &sources, mocks: &catalog)
        protocols.append(Array(catalog.protocols[known...]))
        return output
      }
    }
    var outputs = generate()
    let taken = target.takenNames(in: protocols)
    if taken.contains(where: { !$0.isEmpty }) {
      for index in names.indices { names[index].taken = taken[index] }
      outputs = generate()
    }
    return (outputs, target.overlaps(in: protocols))
  }

  /// Returns the settings of modules, of which none is known yet.
  ///
  /// A build may forbid to start SwiftPM, which has evaluated the manifest just before.
  private func manifestSettings(for requests: RunRequests) -> ManifestSettings {
    let isBuild = !requests.expectedOutputs.isEmpty
    var observer = ManifestSettings.Observer()
    if let log {
      observer.readsEnvironment = { log.noteEnvironment() }
      observer.runsManifest = { log.noteUnseenInput() }
    }
    return ManifestSettings(
      fileSystem: fileSystem, environment: requests.environment,
      runner: isBuild
        ? nil : ManifestRunner(options: requests.modules, environment: requests.environment),
      observer: observer)
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

  /// Returns the generators of all but mocks, which factories and templates use.
  private func generators(
    for requests: RunRequests, until stage: Stage
  ) -> [any OutputGenerator] {
    var generators: [any OutputGenerator] = requests.templates.map {
      TemplateGenerator(request: $0, rendersTemplates: stage == .rendered)
    }
    generators += requests.accessors.map(AccessorGenerator.init)
    generators += requests.factories.map(FactoryGenerator.init)
    generators += requests.fixtures.map(FixtureGenerator.init)
    return generators
  }
}
