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
  /// Whose executor its own members run on.
  var isolation: MockBlueprint.Isolation
}
