import Basics
import DeclarationModel
import StencilTemplates

/// A place in the text of a template.
struct TextCursor {
  private var rest: Substring
  private(set) var position: SourcePosition

  init(_ source: TemplateSource) {
    rest = source.text[...]
    position = SourcePosition(path: source.path, line: 1, column: 1)
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { rest.isEmpty }

  /// Takes the text before a word; all of it if the word does not occur.
  mutating func take(upTo word: String) -> Substring {
    let end = rest.firstRange(of: word)?.lowerBound ?? rest.endIndex
    return take(upTo: end)
  }

  /// Takes the text of a tag, and goes on behind the tag; returns nil if it is not closed.
  mutating func takeTag() -> Substring? {
    guard let end = rest.firstRange(of: "%>") else { return nil }
    let content = rest[..<end.lowerBound]
    guard !content.contains("<%") else { return nil }
    _ = take(upTo: end.lowerBound)
    skip(2)
    return content
  }

  /// Goes on behind some characters.
  mutating func skip(_ count: Int) { _ = take(upTo: rest.index(rest.startIndex, offsetBy: count)) }

  /// The position of the start of a text that ends here.
  func position(ofEnd text: Substring) -> SourcePosition {
    let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
    // Only the line matters for text, which no compiler complains of.
    return SourcePosition(path: position.path, line: position.line - lines, column: 1)
  }

  private mutating func take(upTo end: Substring.Index) -> Substring {
    let text = rest[..<end]
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") {
        (position.line, position.column) = (position.line + 1, 1)
      } else {
        position.column += 1
      }
    }
    rest = rest[end...]
    return text
  }
}
