import DeclarationModel

/// A protocol with all its ancestors.
struct Lineage: Sendable {
  /// The protocol and its ancestors, each once: parents first, the protocol last.
  let ancestors: [Ancestor]
  /// What keeps it from being mocked.
  let findings: [Finding]
  /// The parents that ask for no members.
  let known: Set<KnownParent>

  /// The class that the protocol is bound to, as it is written and declared.
  var superclass: (name: String, type: TypeDeclaration)?
  /// Whose executor the mock's members run on.
  var isolation: MockBlueprint.Isolation { ancestors.last?.isolation ?? .nonisolated }
  /// Whether the mock must be `Sendable`.
  var isSendable: Bool { known.contains(.sendable) || known.contains(.actor) }
}
