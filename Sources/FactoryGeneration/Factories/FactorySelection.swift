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
