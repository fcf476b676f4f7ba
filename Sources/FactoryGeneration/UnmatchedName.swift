import DeclarationModel

/// A name or glob that was asked for, and that no type of the right kind has.
package struct UnmatchedName: Sendable, Hashable {
  /// As it was asked for.
  package var glob: String
  /// What is wrong, and what to do.
  package var message: String
}
