import DeclarationModel

/// One requirement of a mock.
///
/// The types are those of the mock: `Self` is the mock, and `Self.Item` and `Item` are its generic
/// parameter. The requirement is a method, a property, a subscript or an initializer. In an
/// isolated mock, a requirement of a parent that is not isolated has the modifier `nonisolated`.
package struct MemberBlueprint: Sendable, Hashable {
  /// The name of the requirement in recorded calls and failures: `save(_:completion:)`, `limit`,
  /// `subscript(_:)`, `init(app:)`; with types where labels do not distinguish overloads:
  /// `add(_: Int)`.
  package var identifier: String
  /// The requirement.
  package var member: ProtocolMember
  private var details = Sparse<Details>()

  /// Creates a requirement.
  package init(identifier: String, spelling: String? = nil, member: ProtocolMember) {
    self.identifier = identifier
    self.member = member
    if spelling != nil { self.spelling = spelling }
  }
}

extension MemberBlueprint {
  /// The parts that few requirements have.
  private struct Details: Sendable, Hashable, SparseValue {
    var spelling: String?
    var child: ChildMock?
    var prefixes: StylePrefixes?
  }

  /// The base name of the requirement in `stub`, `verify` and `calls`, if its own name means
  /// another there: `loadAsync` for the second of `load()` and `load() async`.
  package var spelling: String? {
    get { details.value.spelling }
    set { details.value.spelling = newValue }
  }
  /// The mock of another protocol that answers calls without a stub.
  package var child: ChildMock? {
    get { details.value.child }
    set { details.value.child = newValue }
  }
  /// The names of the requirement's variables, if the mock has a style with variables.
  package var prefixes: StylePrefixes? {
    get { details.value.prefixes }
    set { details.value.prefixes = newValue }
  }
}

/// The mock of another protocol that answers calls of a requirement without a stub.
package struct ChildMock: Sendable, Hashable {
  /// The name in `mocks`: `client`.
  package var name: String
  /// The type: `MockServiceClient`.
  package var type: TypeReference
  /// Whether the answer is nil until a test has asked for the mock.
  package var isOptional: Bool

  /// Creates a child.
  package init(name: String, type: TypeReference, isOptional: Bool) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
  }
}

extension MockBlueprint {
  /// This mock without mocks of other protocols that answer for it.
  package var shallow: MockBlueprint {
    var mock = self
    for index in mock.members.indices { mock.members[index].child = nil }
    return mock
  }
}
