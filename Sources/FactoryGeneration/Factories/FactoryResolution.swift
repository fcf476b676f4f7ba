import DeclarationModel

/// What came of resolving the factories of some files.
package struct FactoryResolution: Sendable, Hashable {
  /// The factories, ordered by the places of their types.
  package var factories: [FactoryBlueprint] = []
  /// What is wrong with others, in the same order.
  package var diagnostics: [Diagnostic] = []
  /// Names that were asked for in vain; whoever asked knows where.
  package var unmatched: [UnmatchedName] = []
  /// Keys of values for parameters that no initialiser has.
  package var unknownKeys: [UnmatchedName] = []
}
