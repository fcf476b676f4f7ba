/// A name or glob that was asked for and that no type has.
package struct UnmatchedTypeName: Sendable, Hashable, Codable {
  /// As it was asked for.
  package var glob: String
  /// The name that is most like it, if one is.
  package var suggestion: String?

  /// What is wrong, and what to do.
  package var message: String { AccessorMessages.noMatch(glob, suggestion: suggestion) }
}
