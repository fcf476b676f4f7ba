import DeclarationModel

/// One wish for factories.
///
/// It comes from an entry of `factories:` in a configuration.
package struct FactoryRequest: Sendable, Hashable {
  /// Of which types, and where they go.
  package var types: TypeRequest
  /// The pattern of a mock's name; that of the configuration's mocks if there is none.
  package var mockName: Located<String>?
  /// Expressions for what cannot be made, by type or by `Owner.parameter`.
  package var values: [String: Located<String>] = [:]
  /// Who may call the factories.
  package var access = AccessLevel.internal

  /// Describes a wish.
  package init(_ types: TypeRequest) {
    self.types = types
  }
}
