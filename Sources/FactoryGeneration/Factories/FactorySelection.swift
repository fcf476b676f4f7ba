import DeclarationModel

/// Which types get a factory, and what it is made with.
///
/// Types that are marked (`// kagemusha: factory`) get one whatever their names.
package struct FactorySelection: Sendable, Hashable {
  /// Globs (`*`, `?`) for type names, plain or qualified (`Environment.Flux`).
  package var names: [String]
  /// Expressions for what cannot be made, by type or by `Owner.parameter`.
  package var values: [String: String] = [:]
  /// The mocks of the protocols.
  package var mocks: [ProtocolMock] = []
  /// Who may call the factories.
  package var access = AccessLevel.internal
  /// The least access of what they call: `public` from another module without `@testable`.
  package var visible = AccessLevel.internal

  /// Describes a selection.
  package init(names: [String] = []) {
    self.names = names
  }
}

/// The mock of a protocol, as far as a factory must know it.
package struct ProtocolMock: Sendable, Hashable {
  /// The full name of the protocol.
  package var protocolName: String
  /// The full name of the mock.
  package var name: String
  /// Its generic parameters, which are the protocol's associated types.
  package var generics: [String]
  /// Whether it can be made with a mode alone.
  package var isPlain: Bool
  /// `@available(…)`.
  package var availability: [Attribute]
  /// The reason why there is no mock, in words; nil if there is one.
  package var issue: String?
  /// What to do about the issue.
  package var fixIt: String?

  /// Describes a mock that is made with a mode alone.
  package init(of protocolName: String, named name: String) {
    self.protocolName = protocolName
    self.name = name
    self.generics = []
    self.isPlain = true
    self.availability = []
  }
}
