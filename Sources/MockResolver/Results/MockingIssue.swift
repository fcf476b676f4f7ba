import DeclarationModel

/// Something that keeps a protocol from being mocked, in words.
package struct MockingIssue: Sendable, Hashable, Codable {
  /// A word or two for it, for counts: `private`, `with a parent that is not in the input`.
  package var kind: String
  /// What it is; then, after a semicolon, what to do.
  package var message: String
  /// Where it is.
  package var position: SourcePosition

  /// Describes an issue.
  package init(kind: String, message: String, position: SourcePosition) {
    self.kind = kind
    self.message = message
    self.position = position
  }
}

/// Something that keeps a protocol from being mocked, and where it is.
struct MockingDiagnostic: Sendable, Hashable {
  /// What it is.
  var fact: UnsupportedReason
  /// Whom it is about: `save(_:)`, `Item`, or the protocol.
  var subject: String
  /// Where that is.
  var position: SourcePosition
}
