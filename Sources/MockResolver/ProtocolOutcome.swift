import DeclarationModel

/// What came of one protocol, and why.
package struct ProtocolOutcome: Sendable, Hashable, Codable {
  /// The protocol.
  package var declaration: ProtocolDeclaration
  /// Whether it was to be mocked, and why.
  package var verdict: SelectionVerdict
  /// The name of its mock, without the types it is nested in; nil if it has none.
  package var mockName: String?
  /// What kept a protocol that was to be mocked from it.
  package var obstacles: [Obstacle]

  /// Describes an outcome.
  package init(
    declaration: ProtocolDeclaration, verdict: SelectionVerdict, mockName: String? = nil,
    obstacles: [Obstacle] = []
  ) {
    self.declaration = declaration
    self.verdict = verdict
    self.mockName = mockName
    self.obstacles = obstacles
  }
}
