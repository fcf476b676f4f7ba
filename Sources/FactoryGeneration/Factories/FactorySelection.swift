import DeclarationModel

/// The types to generate factories for, and the values and mocks that factories use.
///
/// Types that are marked with `// kagemusha: factory` are selected regardless of their names.
package struct FactorySelection: Sendable, Hashable {
  /// Globs (`*`, `?`) for type names, plain or qualified (`Environment.Flux`).
  package var names: [String]
  /// Expressions for values that cannot be made, by type or by `Owner.parameter`.
  package var values: [String: String] = [:]
  /// The mocks of the protocols.
  package var mocks: [ProtocolMock] = []
  /// The access level of the factories.
  package var access = AccessLevel.internal
  /// The minimum access level of called declarations: `public` from another module without
  /// `@testable`.
  package var visible = AccessLevel.internal

  /// Creates a selection.
  package init(names: [String] = []) {
    self.names = names
  }
}

/// The properties of a protocol's mock that factories depend on.
package struct ProtocolMock: Sendable, Hashable {
  /// The qualified name of the protocol.
  package var protocolName: String
  /// The qualified name of the mock.
  package var name: String
  /// The generic parameters, which stand for the protocol's associated types.
  package var generics: [String]
  /// Whether the mock's initializer needs no argument except a mode.
  package var isPlain: Bool
  /// The `@available(…)` attributes.
  package var availability: [Attribute]
  /// The reason why there is no mock; nil if there is one.
  package var issue: String?
  /// The advice about the issue.
  package var fixIt: String?

  /// Creates a mock whose initializer needs no argument except a mode.
  package init(of protocolName: String, named name: String) {
    self.protocolName = protocolName
    self.name = name
    self.generics = []
    self.isPlain = true
    self.availability = []
  }
}
