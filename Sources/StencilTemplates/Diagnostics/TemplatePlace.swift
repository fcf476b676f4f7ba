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

  /// Returns the position of a path in the tag, which is neither in quotation marks nor the name of a filter
  /// or a property.
  func position(ofVariable path: String) -> SourcePosition {
    var quote: Character?
    var before: Character?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let rest = text[index...]
      if quote == nil, rest.hasPrefix(path), before.map({ !$0.isInPath && $0 != "|" }) ?? true,
        !rest.dropFirst(path.count).isInName
      {
        return position(after: text[..<index])
      }
      if character == "'" || character == "\"" {
        quote = quote == nil ? character : quote == character ? nil : quote
      }
      // Spaces may follow a bar.
      if before != "|" || character != " " { before = character }
      index = text.index(after: index)
    }
    return position(of: nil)
  }

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

extension Character {
  fileprivate var isInName: Bool { isLetter || isNumber || self == "_" }
  fileprivate var isInPath: Bool { isInName || self == "." }
}

extension Substring {
  /// Whether the text goes on with a name.
  fileprivate var isInName: Bool { first?.isInName ?? false }
}
