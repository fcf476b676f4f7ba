import DeclarationModel

/// One requirement of a mock.
///
/// Its types are those of the mock: `Self` is the mock, `Self.Item` and `Item` are its generic
/// parameter. It is a method, a property, a subscript or an initializer. In an isolated mock, what
/// comes from a parent that is not isolated has the modifier `nonisolated`.
package struct MemberBlueprint: Sendable, Hashable {
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
  /// The names of its variables, if the mock has a style with variables.
  package var prefixes: StylePrefixes?

  /// Creates a requirement.
  package init(identifier: String, spelling: String? = nil, member: ProtocolMember) {
    self.identifier = identifier
    self.spelling = spelling
    self.member = member
  }
}

/// The mock of another protocol that answers a requirement where no stub does.
package struct ChildMock: Sendable, Hashable {
  /// Its name in `mocks`: `client`.
  package var name: String
  /// Its type: `MockServiceClient`.
  package var type: TypeReference
  /// Whether nil answers until a test has asked for the mock.
  package var isOptional: Bool

  /// Creates a child.
  package init(name: String, type: TypeReference, isOptional: Bool) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
  }
}

extension MockBlueprint {
  /// This mock with no other one that answers for it.
  package var shallow: MockBlueprint {
    var mock = self
    for index in mock.members.indices { mock.members[index].child = nil }
    return mock
  }
}
