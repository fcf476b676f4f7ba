import DeclarationModel

/// A protocol that may be mocked, as far as it is known before any requirement is resolved.
struct ProtocolCandidate: Sendable {
  /// The number of the protocol.
  let number: Int
  /// Whether it is to be mocked, and why.
  let decision: ProtocolDecision
  /// The protocol with its ancestors; nil if it is not to be mocked.
  let lineage: Lineage?
}
