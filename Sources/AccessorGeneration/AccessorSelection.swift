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
