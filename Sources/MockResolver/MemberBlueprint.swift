import DeclarationModel

/// One requirement of a mock.
///
/// Its types are those of the mock: `Self` is the mock, `Self.Item` and `Item` are its generic
/// parameter. It is a method, a property, a subscript or an initialiser. In an isolated mock, what
/// comes from a parent that is not isolated has the modifier `nonisolated`.
package struct MemberBlueprint: Sendable, Hashable, Codable {
  /// The name under which calls are recorded and which failures show: `save(_:completion:)`,
  /// `limit`, `subscript(_:)`, `init(app:)`; with types where labels do not tell overloads apart:
  /// `add(_: Int)`.
  package var identifier: String
  /// The base name by which `stub`, `verify` and `calls` know it, where its own means another:
  /// `loadAsync` for the second of `load()` and `load() async`.
  package var spelling: String?
  /// The requirement.
  package var member: ProtocolMember
  /// The mock of another protocol that answers where no stub does.
  package var child: ChildMock?

  /// Describes a requirement.
  package init(identifier: String, spelling: String? = nil, member: ProtocolMember) {
    self.identifier = identifier
    self.spelling = spelling
    self.member = member
  }
}
