import DeclarationModel

/// Finds mocks that cannot have the names they would get.
struct MockNameClashes: Sendable {
  /// The names of the mocks of other requests for the same target.
  let target: TargetNames
  /// The qualified names of types that the sources declare in the module of the mocks.
  var declaredTypes: Set<String> = []

  /// Returns the numbers of the protocols whose mocks would have the same name as the mock of another module's
  /// protocol.
  ///
  /// The result depends on the declarations alone, and not on whether a mock can be made, so that no change inside a
  /// protocol renames the mock of another.
  ///
  /// - Parameters:
  ///   - candidates: The protocols.
  ///   - naming: The naming of mocks.
  func shared(among candidates: [ProtocolCandidate], _ naming: MockNaming) -> Set<Int> {
    let named = candidates.filter { candidate in
      let declaration = candidate.decision.declaration
      return isNamed(candidate.decision.decision) && declaration.enclosingTypes.isEmpty
        && declaration.mockName == nil
    }
    var shared: Set<Int> = []
    let groups = Dictionary(grouping: named) { naming.mockName(for: $0.decision.declaration) }
    for (name, group) in groups where group.count > 1 || target.shared.contains(name) {
      let all = group.map(\.decision.declaration)
      guard Set(all.map(\.module)).count > 1 || target.shared.contains(name) else { continue }
      for candidate in group {
        let own = candidate.decision.declaration
        let isTaken = all.contains { $0.module != own.module && clash($0, own) }
        if isTaken || target.shared.contains(name) { shared.insert(candidate.number) }
      }
    }
    return shared
  }

  private func isNamed(_ decision: SelectionDecision) -> Bool {
    decision.namesMock || target.isPart && decision == .skipped(.noMatchingName)
  }

  /// Reports each protocol whose mock has a name that is taken, and removes its mock; the first of several mocks with
  /// one name stays.
  func report(in outcomes: inout [Outcome]) {
    let places = Dictionary(grouping: outcomes.indices) {
      outcomes[$0].blueprints.first?.qualifiedName
    }.mapValues { places in
      Dictionary(grouping: places) { ConditionalProtocol(outcomes[$0].declaration) }
    }
    let taken = Dictionary(grouping: outcomes.indices) {
      outcomes[$0].declaration.qualifiedName
    }
    var clashes: [Int: MockNameClash] = [:]
    for (index, outcome) in outcomes.enumerated() {
      guard let mock = outcome.blueprints.first else { continue }
      let own = outcome.declaration
      let variants = ConditionalProtocol(own)
      let first = (places[mock.qualifiedName] ?? [:]).compactMap { rival, places -> Int? in
        if let rival, rival == variants { return nil }
        return places.first {
          $0 < index && clashes[$0] == nil && clash(own, outcomes[$0].declaration)
        }
      }.min()
      if let other = target.taken[own.position] ?? first.map({ outcomes[$0].declaration }) {
        clashes[index] = .mock(named: mock.name, of: own, other: other)
      } else if let place = taken[mock.qualifiedName]?.first {
        let other = outcomes[place].declaration
        clashes[index] = .namesake(mock: mock.qualifiedName, of: own, other: other)
      } else if declaredTypes.contains(mock.qualifiedName) {
        clashes[index] = .type(named: mock.qualifiedName, of: own)
      }
    }
    for (index, clash) in clashes {
      outcomes[index].report(clash)
    }
  }

  /// Returns whether the mocks of two protocols, which have one name, can exist at the same time in the same place.
  private func clash(_ left: ProtocolDeclaration, _ right: ProtocolDeclaration) -> Bool {
    let variants = ConditionalProtocol(left)
    if left.position == right.position || variants != nil && variants == ConditionalProtocol(right)
    {
      return false
    }
    if left.conditions.excludes(right.conditions) { return false }
    // The mocks of nested protocols are in extensions of types of different modules.
    if !left.enclosingTypes.isEmpty, let module = left.module, let other = right.module {
      return module == other
    }
    return true
  }
}

/// A protocol that is declared in `#if` clauses: the compiler accepts all of its declarations, so they exclude each
/// other.
private struct ConditionalProtocol: Hashable {
  private let name: String
  private let enclosingTypes: [String]
  private let module: String?

  /// Creates the protocol of a declaration; nil if the declaration stands in no `#if`.
  init?(_ declaration: ProtocolDeclaration) {
    guard !declaration.conditions.isEmpty else { return nil }
    name = declaration.name
    enclosingTypes = declaration.enclosingTypes
    module = declaration.module
  }
}

/// The names of mocks that other requests make for the same target.
package struct TargetNames: Sendable, Hashable {
  /// The names that protocols of other modules would give to their mocks as well.
  package var shared: Set<String> = []
  /// The types of the run-time library whose names are those of other modules' mocks.
  package var hiddenTypes: Set<String> = []
  /// The protocols whose mocks already have the names that the mocks of other protocols would get, by the positions
  /// of those other protocols.
  package var taken: [SourcePosition: ProtocolDeclaration] = [:]

  /// Whether only some of the mocks are made; their names are the same as if all were made.
  package var isPart = false

  /// Creates an empty collection.
  package init() {}
}

extension MockNaming {
  /// Returns the types of the run-time library whose names mean mocks of some protocols: `MockMode` beside `Mode`.
  package func hiddenTypes(
    besideMocksOf protocols: some Sequence<ProtocolDeclaration>
  ) -> Set<String> {
    Set(protocols.lazy.map { self.mockName(for: $0) })
      .intersection(MockVocabulary.library)
  }
}

extension MockBlueprint {
  /// `Outer.MockDelegate`.
  fileprivate var qualifiedName: String { enclosingTypes.qualifying(name) }
}
