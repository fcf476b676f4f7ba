import DeclarationModel

/// Finds mocks that cannot have the names they would get.
struct MockNameClashes: Sendable {
  /// Returns the numbers of the protocols whose mocks would have one name with that of another module's protocol.
  ///
  /// The declarations alone decide, and not whether a mock can be made, so that no change inside of a protocol
  /// renames the mock of another.
  ///
  /// - Parameters:
  ///   - candidates: The protocols by their numbers.
  ///   - naming: The naming of mocks.
  ///   - names: The names of mocks of protocols that are not among these.
  func shared(
    among candidates: [(Int, ProtocolDecision)], _ naming: MockNaming, _ names: Set<String>
  ) -> Set<Int> {
    let named = candidates.filter { _, candidate in
      candidate.decision.isSelected && candidate.declaration.enclosingTypes.isEmpty
        && candidate.declaration.mockName == nil
    }
    var shared: Set<Int> = []
    let groups = Dictionary(grouping: named) { naming.mockName(for: $0.1.declaration) }
    for (name, group) in groups where group.count > 1 || names.contains(name) {
      let all = group.map { $0.1.declaration }
      for (number, candidate) in group {
        let own = candidate.declaration
        let isTaken = all.contains { $0.module != own.module && clash($0, own) }
        if isTaken || names.contains(name) { shared.insert(number) }
      }
    }
    return shared
  }

  /// Reports errors at every protocol whose mock has a name that is taken, and takes its mock away.
  func report(in outcomes: inout [Outcome]) {
    let places = Dictionary(grouping: outcomes.indices) {
      outcomes[$0].blueprints.first?.qualifiedName
    }
    let taken = Dictionary(grouping: outcomes.map(\.declaration), by: \.qualifiedName)
    var clashes: [Int: MockNameClash] = [:]
    for (index, outcome) in outcomes.enumerated() {
      guard let mock = outcome.blueprints.first else { continue }
      let own = outcome.declaration
      let others = (places[mock.qualifiedName] ?? []).map { outcomes[$0].declaration }
      if let other = others.first(where: { clash(own, $0) }) {
        clashes[index] = .mock(named: mock.name, of: own.qualifiedName, other: other)
      } else if let other = taken[mock.qualifiedName]?.first {
        clashes[index] = .namesake(mock: mock.qualifiedName, of: own.qualifiedName, other: other)
      }
    }
    for (index, clash) in clashes {
      outcomes[index].report(clash)
    }
  }

  /// Returns whether two protocols with mocks of one name can exist together.
  private func clash(_ left: ProtocolDeclaration, _ right: ProtocolDeclaration) -> Bool {
    if left.position == right.position { return false }
    if left.conditions.excludes(right.conditions) { return false }
    // Two declarations of one protocol, each in an `#if` of its own: the compiler accepts them, so
    // they exclude each other.
    let areVariants = left.qualifiedName == right.qualifiedName
    return !(areVariants && !left.conditions.isEmpty && !right.conditions.isEmpty)
  }
}

extension MockBlueprint {
  /// `Outer.MockDelegate`.
  fileprivate var qualifiedName: String { (enclosingTypes + [name]).joined(separator: ".") }
}
