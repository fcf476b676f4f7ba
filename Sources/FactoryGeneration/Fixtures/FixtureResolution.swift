import DeclarationModel

/// What came of resolving the fixtures of some files.
package struct FixtureResolution: Sendable, Hashable {
  /// The fixtures, ordered by the places of their types.
  package var fixtures: [FixtureBlueprint] = []
  /// What is wrong with others, in the same order.
  package var diagnostics: [Diagnostic] = []
  /// Names that were asked for in vain; whoever asked knows where.
  package var unmatched: [UnmatchedName] = []
  /// Keys of values for parameters that no initialiser has.
  package var unknownKeys: [UnmatchedName] = []
}
