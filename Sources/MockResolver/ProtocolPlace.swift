import DeclarationModel

/// A protocol and its place, for messages.
struct ProtocolPlace: Sendable, Hashable {
  /// Its qualified name.
  var name: String
  /// Where its name stands.
  var position: SourcePosition

  /// The place of a protocol.
  init(_ declaration: ProtocolDeclaration) {
    name = declaration.qualifiedName
    position = declaration.position
  }
}
