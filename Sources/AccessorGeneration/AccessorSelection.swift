/// Which types get accessors, and for which of their stored properties.
///
/// Types that are marked (`// kagemusha: accessors`), or that conform to
/// `AutoPrivatePropertyAccessible`, get them whatever their names.
package struct AccessorSelection: Sendable, Hashable, Codable {
  /// Globs (`*`, `?`) for type names, plain or qualified (`Outer.Inner`); empty for the marked only.
  package var names: [String]
  /// Whether all stored properties get one, not just `private` and `fileprivate` ones.
  package var includesAllProperties: Bool

  /// Describes a selection.
  package init(names: [String] = [], includesAllProperties: Bool = false) {
    self.names = names
    self.includesAllProperties = includesAllProperties
  }
}

/// A name or glob that was asked for and that no type has.
package struct UnmatchedTypeName: Sendable, Hashable, Codable {
  /// As it was asked for.
  package var glob: String
  /// The name that is most like it, if one is.
  package var suggestion: String?

  /// What is wrong, and what to do.
  package var message: String { AccessorMessages.noMatch(glob, suggestion: suggestion) }
}
