/// The types to generate accessors for, and the stored properties to include.
///
/// Types that are marked (`// kagemusha: accessors`), or that conform to
/// `AutoPrivatePropertyAccessible`, are always selected.
package struct AccessorSelection: Sendable, Hashable {
  /// Globs (`*`, `?`) for type names, plain or qualified (`Outer.Inner`); empty to select only
  /// marked types.
  package var names: [String]
  /// Whether all stored properties are included, not just `private` and `fileprivate` ones.
  package var includesAllProperties: Bool

  /// Creates a selection.
  package init(names: [String] = [], includesAllProperties: Bool = false) {
    self.names = names
    self.includesAllProperties = includesAllProperties
  }
}

/// A requested name or glob that matches no type.
package struct UnmatchedTypeName: Sendable, Hashable {
  /// The name or glob as requested.
  package var glob: String
  /// The most similar name, if there is one.
  package var suggestion: String?
}
