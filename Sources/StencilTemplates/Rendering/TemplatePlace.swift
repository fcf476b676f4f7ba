import DeclarationModel
import Foundation

/// A tag of a template and where it stands.
struct TemplatePlace {
  /// The tag with its delimiters.
  let text: String
  /// Where it begins.
  let position: SourcePosition

  /// Where `needle` stands in the tag; where the tag's content begins if it is not in it.
  func position(of needle: String?) -> SourcePosition {
    let content = text.dropFirst(2).drop { $0 == " " || $0 == "-" || $0 == "+" }
    let found = needle.flatMap { $0.isEmpty ? nil : text.range(of: $0)?.lowerBound }
    var (line, column) = (position.line, position.column)
    for byte in text[..<(found ?? content.startIndex)].utf8 {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
    }
    return SourcePosition(path: position.path, line: line, column: column)
  }

  /// Whether `needle` is in the tag.
  func contains(_ needle: String) -> Bool { text.contains(needle) }
}
