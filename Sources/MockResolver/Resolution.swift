import DeclarationModel

/// What came of resolving the protocols of some files.
package struct Resolution: Sendable, Hashable, Codable {
  /// The mocks, ordered by the place of their protocols: path, then line.
  package var mocks: [MockBlueprint]
  /// Why others got none, in the same order.
  package var diagnostics: [Diagnostic]
  /// Names that were asked for in vain; whoever asked knows where.
  package var unmatched: [UnmatchedName]
  /// The parents for want of which some got none, sorted, each once.
  package var missing: [MissingParent] = []

  /// What came of each protocol that may be mocked, in the same order.
  package var outcomes: [ProtocolOutcome] = []
  /// The stories of the protocols that were asked about.
  package var stories: [ProtocolStory] = []

  /// Describes an outcome.
  package init(
    mocks: [MockBlueprint] = [], diagnostics: [Diagnostic] = [], unmatched: [UnmatchedName] = []
  ) {
    self.mocks = mocks
    self.diagnostics = diagnostics
    self.unmatched = unmatched
  }
}
