import DeclarationModel

/// Something that keeps a protocol from being mocked, and where it is.
struct Finding: Sendable, Hashable {
  /// What it is.
  var fact: Unmockable
  /// Whom it is about: `save(_:)`, `Item`, or the protocol.
  var subject: String
  /// Where that is.
  var position: SourcePosition
}
