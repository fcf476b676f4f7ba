import DeclarationModel

/// A protocol as a part of one that inherits from it, or is it.
struct Ancestor: Sendable, Hashable {
  /// Its number in the index.
  var number: Int
  /// The protocol.
  var declaration: ProtocolDeclaration
  /// Its parents.
  var parents: [ParentLink]
  /// The `#if` clauses under which the heir has its members, beyond the heir's own.
  var conditions: [ConditionalClause]
  /// Whose executor it is bound to, by itself or by a parent.
  var isolation: MockBlueprint.Isolation
  /// The compiled module that it is from; nil for a source.
  var module: ModuleOrigin?

  /// Whether it comes with the toolchain.
  var isStandard: Bool { module?.isStandard ?? false }

  /// Whether its own members run on that executor: a protocol does not hand on a global actor to
  /// the members of the protocols that inherit from it, in language mode 5.
  var isolatesItsMembers: Bool {
    switch isolation {
    case .nonisolated: false
    case .instance: true
    case .global: declaration.attributes.contains(where: \.isGlobalActor)
    }
  }
}
