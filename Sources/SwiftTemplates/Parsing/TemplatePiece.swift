import DeclarationModel

/// A part of a Swift template.
struct TemplatePiece: Hashable {
  /// The kind of a part.
  enum Kind: Hashable {
    /// Text that is printed as it is.
    case text
    /// Statements: `<% … %>`.
    case code
    /// An expression whose value is printed: `<%= … %>`.
    case output
  }

  /// The kind.
  let kind: Kind
  /// The text, without the characters of the tag.
  var text: String
  /// The position of the text.
  let position: SourcePosition
}
