import Configuration
import DeclarationModel
import FactoryGeneration
import Files
import MockResolver

/// The mocks of a run, as its entries for mocks make them.
///
/// Mocks, factories and templates take from it what a mock is called and what it is like. A protocol
/// that no entry mocks has a mock for factories and templates nevertheless, since nobody but the
/// entries knows which file it is in.
struct MockCatalog: Sendable {
  /// A request for mocks that no entry makes.
  private struct Supplement: Sendable, Hashable {
    var sources: PathSelection
    var naming: MockNaming
    var access: AccessLevel
  }

  /// The name of the protocols whose explanations are wanted, if any are.
  let explained: String?
  /// Whether anything is asked about single protocols.
  let isAsked: Bool
  /// The protocols of all entries, those of an entry in order of their positions.
  private(set) var protocols: [PlannedProtocol] = []
  /// The protocols that could not be read.
  private(set) var brokenProtocols: [BrokenProtocol] = []
  private var numbers: [SourcePosition: [Int]] = [:]
  /// The mocks, by the positions of their protocols: several if they exclude each other by `#if`.
  private var mocks: [SourcePosition: [MockBlueprint]] = [:]
  private var supplements: [Supplement: Resolution] = [:]

  /// Creates an empty catalog.
  ///
  /// - Parameters:
  ///   - explained: The name of the protocols whose explanations are wanted, if any are.
  ///   - isAsked: Whether factories or templates ask about single protocols.
  init(explained: String?, isAsked: Bool) {
    self.explained = explained
    self.isAsked = isAsked
  }

  /// Adds the protocols and mocks of an entry; where two entries mock one protocol, the first counts.
  mutating func add(
    _ planned: [PlannedProtocol], broken: [BrokenProtocol], mocks: [MockBlueprint]
  ) {
    let count = protocols.count
    protocols = protocols.isEmpty ? planned : protocols + planned
    brokenProtocols += broken
    guard isAsked else { return }
    for index in protocols.indices[count...] {
      numbers[protocols[index].place, default: []].append(index)
    }
    self.mocks.merge(Dictionary(grouping: mocks, by: \.position)) { first, _ in first }
  }

  /// Returns the mocks that entries make of a protocol.
  func mocks(ofProtocolAt position: SourcePosition) -> [MockBlueprint] { mocks[position] ?? [] }

  /// Returns the protocol as the entries plan it, in their order.
  func planned(at position: SourcePosition) -> [PlannedProtocol] {
    (numbers[position] ?? []).map { protocols[$0] }
  }

  /// Returns the mocks that the factories of a request take.
  mutating func mocks(
    for request: FactoryRequest, from sources: inout RunSources
  ) -> [ProtocolMock] {
    let files = sources.store.protocols(of: request.protocolQuery).files
    var seen: Set<SourcePosition> = []
    let declarations = files.flatMap(\.protocols).filter { seen.insert($0.position).inserted }
      .sorted { ($0.position.path, $0.position.line) < ($1.position.path, $1.position.line) }
    guard declarations.contains(where: { made($0, for: request) == nil }) else {
      return declarations.compactMap { made($0, for: request) }
    }
    let supplement = supplement(for: request, files, from: &sources)
    let others = Dictionary(
      supplement.mocks.map { ($0.position, $0) }, uniquingKeysWith: { first, _ in first })
    return supplement.outcomes.map { outcome in
      made(outcome.declaration, for: request)
        ?? mock(of: outcome, others[outcome.declaration.position], for: request)
    }
  }

  /// Returns the mock that an entry makes, if the factories of a request can take it.
  private func made(
    _ declaration: ProtocolDeclaration, for request: FactoryRequest
  ) -> ProtocolMock? {
    // The request's own pattern names mocks that no entry makes.
    guard request.mockName == nil,
      let planned = planned(at: declaration.position).first(where: { $0.output != nil }),
      planned.outcome.declaration.access >= request.access, let name = planned.outcome.mockName
    else { return nil }
    return ProtocolMock(
      planned.outcome.declaration, named: name, mocks(ofProtocolAt: declaration.position).first)
  }

  /// Returns a mock that no entry makes.
  private func mock(
    of outcome: ProtocolOutcome, _ blueprint: MockBlueprint?, for request: FactoryRequest
  ) -> ProtocolMock {
    let declaration = outcome.declaration
    let planned = planned(at: declaration.position)
    let made = request.mockName == nil ? planned.first { $0.output != nil }?.outcome : nil
    let name = (made ?? outcome).mockName ?? declaration.name
    var mock = ProtocolMock(declaration, named: name, blueprint)
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

  private mutating func supplement(
    for request: FactoryRequest, _ files: [ScannedFile], from sources: inout RunSources
  ) -> Resolution {
    let key = Supplement(
      sources: request.types.sources, naming: request.mockName?.value ?? .standard,
      access: request.access)
    if let known = supplements[key] { return known }
    var selection = ProtocolSelection()
    selection.access = request.access
    let input = ResolverInput(files: files, types: sources.types(for: files))
    let protocols = PreparedProtocols(
      of: input, selection, options: MockOptions(naming: key.naming), dependencies: &sources)
    let resolution = protocols.resolution(dependencies: &sources)
    supplements[key] = resolution
    return resolution
  }
}

extension FactoryRequest {
  /// The query for the protocols of its sources.
  var protocolQuery: SourceQuery { SourceQuery(paths: types.sources, content: .protocols) }
}

extension ProtocolMock {
  fileprivate init(
    _ declaration: ProtocolDeclaration, named name: String, _ blueprint: MockBlueprint?
  ) {
    self.init(
      of: declaration.qualifiedName,
      named: declaration.enclosingTypes.qualifying(name))
    generics = blueprint?.generics.map(\.name) ?? []
    isPlain = blueprint?.superclass?.hasPlainInitializer ?? true
    availability = blueprint?.availability ?? []
  }
}

extension MockBlueprint {
  /// `@available(…)` of the mock and of the types around it.
  fileprivate var availability: [Attribute] {
    (outerAttributes + attributes).availability
  }
}
