import DeclarationModel

/// A protocol, and whether and why it is to be mocked.
package struct ProtocolVerdict: Sendable, Hashable, Codable {
  /// The protocol.
  package var declaration: ProtocolDeclaration
  /// Whether it is to be mocked, and why.
  package var verdict: SelectionVerdict

  /// Joins a protocol and a verdict on it.
  package init(declaration: ProtocolDeclaration, verdict: SelectionVerdict) {
    self.declaration = declaration
    self.verdict = verdict
  }
}
