import DeclarationModel
import Foundation

/// A tag of a template with its position.
struct TemplatePlace {
  /// The tag with its delimiters.
  let text: String
  /// The position of its start.
  let position: SourcePosition

  /// Returns the position of `needle` in the tag, or of the content of the tag if it does not
  /// contain `needle`.
  func position(of needle: String?) -> SourcePosition {
    let content = text.dropFirst(2).drop { $0 == " " || $0 == "-" || $0 == "+" }
    let found = needle.flatMap { $0.isEmpty ? nil : text.range(of: $0)?.lowerBound }
    return position(after: text[..<(found ?? content.startIndex)])
  }

  /// Returns the position of a character of the tag.
  func position(at offset: Int) -> SourcePosition { position(after: text.prefix(offset)) }

  /// Returns whether the tag contains `needle`.
  func contains(_ needle: String) -> Bool { text.contains(needle) }

  private func position(after text: Substring) -> SourcePosition {
    var (line, column) = (position.line, position.column)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
    }
    return SourcePosition(path: position.path, line: line, column: column)
  }
}
