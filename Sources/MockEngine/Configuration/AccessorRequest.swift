/// One wish for accessors of private properties.
///
/// It comes from an entry of `accessors:` in a configuration.
package struct AccessorRequest: Sendable, Hashable {
  /// Of which types, and where they go.
  package var types: TypeRequest
  /// Whether other stored properties get accessors, too.
  package var includesAllProperties = false

  /// Describes a wish.
  package init(_ types: TypeRequest) {
    self.types = types
  }
}
