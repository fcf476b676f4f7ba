import DeclarationModel

/// Which types get a fixture, and what is in it.
///
/// Types that are marked (`// kagemusha: fixture`), and those that others are made of, get one
/// whatever their names.
package struct FixtureSelection: Sendable, Hashable {
  /// Globs (`*`, `?`) for type names, plain or qualified.
  package var names: [String]
  /// Expressions in place of what is made up, by type or by `Owner.property`.
  package var defaults: [String: String] = [:]
  /// Who may call the fixtures.
  package var access = AccessLevel.internal
  /// The least access of what they call: `public` from another module without `@testable`.
  package var visible = AccessLevel.internal

  /// Describes a selection.
  package init(names: [String] = []) {
    self.names = names
  }
}
