/// The content of a tag between `<%` and `%>`, and the blanks around the tag that it removes.
struct TemplateTag {
  /// The kind of a tag.
  enum Kind: Hashable {
    /// Statements.
    case code
    /// An expression that is printed.
    case output
    /// Another template, or a Swift file.
    case include
    /// A comment, or nothing.
    case empty
  }

  /// The kind.
  let kind: Kind
  /// The text, without the characters that control the tag.
  let text: String
  /// The number of bytes between `<%` and the text.
  let offset: Int
  /// Whether a line break directly after the tag is removed.
  let trimsLineBreak: Bool
  /// Whether blanks before the tag are removed.
  let trimsBefore: Bool
  /// Whether blanks after the tag are removed.
  let trimsAfter: Bool

  init(_ content: Substring) {
    var content = content
    var offset = 0
    func hasSuffix(_ character: Character) -> Bool {
      guard content.last == character else { return false }
      content.removeLast()
      return true
    }
    func hasPrefix(_ character: Character) -> Bool {
      guard content.first == character else { return false }
      content.removeFirst()
      offset += 1
      return true
    }
    trimsLineBreak = hasSuffix("-")
    trimsBefore = hasPrefix("_")
    trimsAfter = hasSuffix("_")
    if hasPrefix("-") {
      kind = .include
    } else if hasPrefix("=") {
      kind = .output
    } else {
      kind = content.first == "#" || content.allSatisfy(\.isWhitespace) ? .empty : .code
    }
    text = String(content)
    self.offset = offset
  }

  /// Returns the text after the tag, without the blanks that the tag removes.
  func trimmedAfter(_ text: Substring) -> Substring {
    var text = text
    if trimsLineBreak, text.first == "\n" { text.removeFirst() }
    return trimsAfter ? text.drop(while: \.isHorizontalBlank) : text
  }

  /// Returns the text before a tag without the blanks at its end, and at the end of its last whole line.
  static func trimmedBefore(_ text: String) -> String {
    guard text.last == "\n" else { return text.droppingBlanks }
    return text.dropLast().droppingBlanks + "\n"
  }
}

extension StringProtocol {
  /// The text without blanks at its end.
  fileprivate var droppingBlanks: String {
    String(dropLast(reversed().prefix(while: \.isHorizontalBlank).count))
  }
}

extension Character {
  /// Whether the character is a blank that does not end a line.
  fileprivate var isHorizontalBlank: Bool { isWhitespace && !isNewline }
}
