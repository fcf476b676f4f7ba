import Basics
import DeclarationModel
import StencilTemplates

/// A position in the text of a template.
struct TextCursor {
  private var rest: Substring
  private(set) var position: SourcePosition

  init(_ source: TemplateSource) {
    rest = source.text[...]
    position = SourcePosition(path: source.path, line: 1, column: 1)
  }

  /// Whether the text ends here.
  var isAtEnd: Bool { rest.isEmpty }

  /// Takes the text before a word; all of it if the word does not occur.
  mutating func take(upTo word: String) -> Substring {
    let end = rest.firstRange(of: word)?.lowerBound ?? rest.endIndex
    return take(upTo: end)
  }

  /// Takes the text of a tag, and moves behind the tag; returns nil if the tag is not closed.
  mutating func takeTag() -> Substring? {
    guard let end = rest.firstRange(of: "%>") else { return nil }
    let content = rest[..<end.lowerBound]
    guard !content.contains("<%") else { return nil }
    _ = take(upTo: end.lowerBound)
    skip(2)
    return content
  }

  /// Moves forward by some characters.
  mutating func skip(_ count: Int) { _ = take(upTo: rest.index(rest.startIndex, offsetBy: count)) }

  /// Returns the position of the start of a text that ends here.
  func position(ofEnd text: Substring) -> SourcePosition {
    let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
    // The column does not matter for text, since no compiler reports errors in it.
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
