import DeclarationModel

/// A protocol with all its ancestors.
struct Lineage: Sendable {
  /// The protocol and its ancestors, each once: parents first, the protocol last.
  let ancestors: [Ancestor]
  /// What keeps it from being mocked.
  let findings: [Finding]
  /// The parents that ask for no members.
  let known: Set<KnownParent>
  /// The parents that are not in the input.
  let missing: [MissingParent]

  /// The class that the protocol is bound to, as it is written and declared.
  var superclass: (name: String, type: TypeDeclaration)?
  /// Whose executor the mock's members run on.
  var isolation: MockBlueprint.Isolation { ancestors.last?.isolation ?? .nonisolated }
  /// What mocks are compared by, if they are compared; a superclass of theirs compares them itself.
  var identity: MockBlueprint.Identity? {
    if known.contains(.objectiveC) { return nil }
    if known.contains(.hashable) { return .hashable }
    return known.contains(.equatable) ? .equatable : nil
  }

  /// Whether a mock on a global actor has parents from elsewhere that are on none.
  var needsNonisolatedConformance: Bool {
    guard case .global = isolation else { return false }
    return identity != nil
      || ancestors.contains { $0.module != nil && $0.isolation == .nonisolated }
  }

  /// A finding in a compiled module, which has no lines that anyone could open, where the heir is.
  func placed(_ finding: Finding) -> Finding {
    guard let heir = ancestors.last,
      ancestors.contains(where: {
        $0.module != nil && $0.declaration.position.path == finding.position.path
      })
    else { return finding }
    var finding = finding
    finding.position = heir.declaration.position
    return finding
  }

  /// Whether the mock must be `Sendable`.
  var isSendable: Bool { known.contains(.sendable) || known.contains(.actor) }
}
