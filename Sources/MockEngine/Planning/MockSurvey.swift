import Configuration
import Files
import DeclarationModel
import FactoryGeneration
import MockResolver
import ModuleInterface

/// Finds the mocks that factories take: how they are named, and how they are made.
struct MockSurvey {
  let request: FactoryRequest
  let fileSystem: any FileSystem
  let pipeline: MockPipeline

  /// The mocks of the protocols of the request's sources.
  ///
  /// - Parameters:
  ///   - scanned: What the files of the request hold.
  ///   - planned: What the configuration's mocks are.
  ///   - library: Compiled modules, in which parents are looked up.
  func mocks(
    in scanned: [AbsolutePath: ScannedFile], planned: [PlannedProtocol],
    library: inout ModuleLibrary
  ) -> [ProtocolMock] {
    let found = SourceDiscovery(fileSystem: fileSystem).find(request.types.sources)
    let files = found.files.map(\.path).sorted().compactMap { scanned[$0] }
    var mocks = MockRequest(sources: request.types.sources, output: request.types.output)
    mocks.mockName = request.mockName
    mocks.access = Located(request.access)
    let planner = RequestPlanner(
      request: mocks, files: files, isIncomplete: false, pipeline: pipeline, fileSystem: fileSystem)
    let types = TypeSurvey(fileSystem: fileSystem, pipeline: pipeline).types(for: files)
    let resolution = planner.resolution(dependencySources: [], types: types, library: &library)
      .resolution
    let blueprints = Dictionary(
      resolution.mocks.map { ($0.position, $0) }, uniquingKeysWith: { first, _ in first })
    let others = Dictionary(grouping: planned, by: \.place)
    return resolution.outcomes.map { outcome in
      let place = outcome.declaration.position
      return mock(of: outcome, blueprints[place], planned: others[place] ?? [])
    }
  }

  private func mock(
    of outcome: ProtocolOutcome, _ blueprint: MockBlueprint?, planned: [PlannedProtocol]
  ) -> ProtocolMock {
    let declaration = outcome.declaration
    // The mock that is really made counts, and its name, unless the request has a name of its own.
    let made = planned.first { $0.output != nil }?.outcome ?? outcome
    let name = (request.mockName == nil ? made : outcome).mockName ?? declaration.name
    var mock = ProtocolMock(
      of: declaration.qualifiedName,
      named: (declaration.enclosingTypes + [name]).joined(separator: "."))
    mock.generics = blueprint?.generics.map(\.name) ?? []
    mock.isPlain = blueprint?.superclass?.hasPlainInitializer ?? true
    mock.availability = blueprint?.availability ?? []
    if let issue = outcome.issues.first {
      mock.issue = issue.message
      mock.fixIt = issue.fixIt
    } else if !outcome.decision.isSelected {
      mock.issue = outcome.decision.message
      mock.fixIt = outcome.decision.fixIt
    } else if let other = planned.first, !planned.contains(where: { $0.output != nil }) {
      mock.issue = other.outcome.decision.message
      mock.fixIt = other.outcome.decision.fixIt
    }
    return mock
  }
}

extension MockBlueprint {
  /// `@available(…)` of the mock and of the types around it.
  fileprivate var availability: [Attribute] {
    (outerAttributes + attributes).availability
  }
}
