import Foundation

/// Parses annotations after `sourcery:` in a comment, and the value of `--args`.
///
/// The grammar is that of Sourcery: `ns: key, key = 3, key = "text", key = ["a", "b"]`.
package enum AnnotationParser {
  /// Returns the joined annotations of comments.
  ///
  /// - Parameter texts: The comments, each with one or several annotations.
  package static func parse(_ texts: [String]) -> [String: AnnotationValue] {
    var result: [String: AnnotationValue] = [:]
    for text in texts {
      result.merge(parse(text)) { $0.joined(with: $1) }
    }
    return result
  }

  /// Returns the annotations of one comment.
  package static func parse(_ text: String) -> [String: AnnotationValue] {
    var text = text[...]
    var namespaces: [String] = []
    while let (name, rest) = namespace(of: text) {
      namespaces.append(name)
      text = rest
    }
    var result: [String: AnnotationValue] = [:]
    for item in items(of: text) {
      let parts = split(item, at: "=", limit: 1)
      let key = trimmed(parts[0])
      guard !key.isEmpty else { continue }
      let value = parts.count > 1 ? value(of: trimmed(parts[1])) : .bool(true)
      result.merge([key: value]) { $0.joined(with: $1) }
    }
    return namespaces.reversed().reduce(result) { [$1: .mapping($0)] }
  }

  /// Returns the value that a text represents.
  static func value(of text: String) -> AnnotationValue {
    for quote in ["\"", "'"]
    where text.count >= 2 && text.hasPrefix(quote) && text.hasSuffix(quote) {
      return .text(String(text.dropFirst().dropLast()))
    }
    if text.first?.isNumber == true || text.first == "-", let number = Double(text) {
      return .number(number)
    }
    if text == "true" || text == "false" { return .bool(text == "true") }
    if text.hasPrefix("[") || text.hasPrefix("{"), let value = json(text) { return value }
    return .text(text)
  }

  private static func json(_ text: String) -> AnnotationValue? {
    guard let value = try? JSONDecoder().decode(AnnotationJSON.self, from: Data(text.utf8)) else {
      return nil
    }
    return value.value
  }

  /// Returns `ns` and the rest if the text starts with `ns:`.
  private static func namespace(of text: Substring) -> (String, Substring)? {
    let text = text.drop { $0 == " " || $0 == "\t" }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    let rest = text.dropFirst(name.count)
    guard !name.isEmpty, rest.first == ":" else { return nil }
    return (String(name), rest.dropFirst())
  }

  private static func items(of text: Substring) -> [String] { split(String(text), at: ",") }

  /// Splits a text at separators outside of brackets and quotation marks.
  private static func split(_ text: String, at separator: Character, limit: Int = .max) -> [String]
  {
    var parts = [""]
    var depth = 0
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if "([{<".contains(character) {
        depth += 1
      } else if ")]}>".contains(character) {
        depth = max(0, depth - 1)
      } else if character == separator, depth == 0, parts.count <= limit {
        parts.append("")
        continue
      }
      parts[parts.count - 1].append(character)
    }
    return parts
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
