import DeclarationModel

/// Finds mocks that cannot have the names they would get.
struct MockNameClashes: Sendable {
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
