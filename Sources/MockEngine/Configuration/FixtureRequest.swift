import DeclarationModel

/// One wish for fixtures.
///
/// It comes from an entry of `fixtures:` in a configuration.
package struct FixtureRequest: Sendable, Hashable {
  /// Of which types, and where they go.
  package var types: TypeRequest
  /// Expressions in place of what is made up, by type or by `Owner.property`.
  package var defaults: [String: Located<String>] = [:]
  /// Who may call the fixtures.
  package var access = AccessLevel.internal

  /// Describes a wish.
  package init(_ types: TypeRequest) {
    self.types = types
  }
}
