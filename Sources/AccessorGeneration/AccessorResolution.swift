import DeclarationModel

/// What came of resolving the accessors of some files.
package struct AccessorResolution: Sendable, Hashable, Codable {
  /// The types that get accessors, ordered by their places: path, then line.
  package var types: [AccessorBlueprint]
  /// What is wrong with others, and with properties, in the same order.
  package var diagnostics: [Diagnostic]
  /// Names that were asked for in vain; whoever asked knows where.
  package var unmatched: [UnmatchedTypeName]
}
