/// Splits expressions, where quoted texts stay whole.
enum ExpressionWords {
  /// Returns the parts of an expression.
  static func split(_ text: String, by separator: Character) -> [String] {
    var parts: [String] = []
    var word = ""
    // The character that ends the part: the separator, or the quotation mark of a text.
    var end = separator
    var quotes = (single: 0, double: 0)
    for character in text {
      if character == "'" { quotes.single += 1 }
      if character == "\"" { quotes.double += 1 }
      if character == end {
        if end != separator {
          word.append(end)
        } else if quotes.single.isMultiple(of: 2) || quotes.double.isMultiple(of: 2),
          !word.isEmpty
        {
          append(word, to: &parts)
          word = ""
        }
        end = separator
      } else {
        if end == separator, character == "'" || character == "\"" { end = character }
        word.append(character)
      }
    }
    if !word.isEmpty { append(word, to: &parts) }
    return parts
  }

  /// Throws an error if a tag lacks the name of a filter, or is nested too deeply.
  static func check(_ tag: String) throws(TemplateFact) {
    var quote: Character?
    var depth = 0
    var isAfterBar = false
    for character in tag.dropFirst(2).dropLast(2) {
      if let open = quote {
        if character == open { quote = nil }
        continue
      }
      if isAfterBar, !character.isWhitespace {
        if ":|,".contains(character) { throw .missingFilterName }
        isAfterBar = false
      }
      switch character {
      case "'", "\"": quote = character
      case "|": isAfterBar = true
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      default: break
      }
      if depth > RenderLimits.nesting { throw .nestedTooDeeply }
    }
    if isAfterBar { throw .missingFilterName }
  }

  /// Returns whether a quoted text in an expression has no end.
  static func endsInQuotes(_ text: String) -> Bool {
    var quote: Character?
    for character in text where character == "'" || character == "\"" {
      quote = quote == nil ? character : quote == character ? nil : quote
    }
    return quote != nil
  }

  /// Returns a text without the spaces at its ends.
  static func trimmed(_ text: String) -> String {
    guard let first = text.firstIndex(where: { $0 != " " }),
      let last = text.lastIndex(where: { $0 != " " })
    else { return text }
    return String(text[first...last])
  }

  /// The characters that join the words around them: those before arguments and filters.
  private static let joints = [",", "|", ":", ",|", "|:", ",|:"]

  private static func append(_ word: String, to parts: inout [String]) {
    var word = word[...]
    // The parentheses behind the word, the last one first.
    var end: [String] = []
    while true {
      guard let last = parts.indices.last else {
        parts.append(String(word))
        break
      }
      if let joint = parts[last].last, joints.contains(String(joint)) {
        if parts.count == 1, word == "for" {
          parts.append(String(word))
        } else {
          parts[last] += word
        }
      } else if joints.contains(String(word)) {
        parts[last] += word
      } else if isAttached(word.first, to: word) {
        parts.append(String(word.removeFirst()))
        continue
      } else if isAttached(word.last, to: word) {
        end.append(String(word.removeLast()))
        continue
      } else {
        parts.append(String(word))
      }
      break
    }
    parts += end.reversed()
  }

  /// Returns whether a character at an end of a word is a parenthesis that is not the whole word.
  private static func isAttached(_ character: Character?, to word: Substring) -> Bool {
    (character == "(" && word != "(") || (character == ")" && word != ")")
  }
}
