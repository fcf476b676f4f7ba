import DeclarationModel

/// A protocol that may be mocked.
struct ProtocolCandidate: Sendable {
  /// The number of the protocol.
  let number: Int
  /// Whether the protocol is to be mocked, and why.
  let decision: ProtocolDecision

  /// Whether the protocol is to be mocked.
  var isSelected: Bool { decision.decision.isSelected }
}
