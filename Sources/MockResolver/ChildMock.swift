import DeclarationModel

/// The mock of another protocol that answers a requirement where no stub does.
package struct ChildMock: Sendable, Hashable, Codable {
  /// Its name in `mocks`: `client`.
  package var name: String
  /// Its type: `MockServiceClient`.
  package var type: TypeReference
  /// Whether nil answers until a test has asked for the mock.
  package var isOptional: Bool

  /// Describes a child.
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
