/// A directive after `sourcery:` in a line of a comment.
package enum SourceryDirective: Hashable {
  /// Annotations of the next declaration.
  case annotations([String])
  /// `begin: …`: annotations of all declarations up to `end`.
  case begin([String])
  /// `file: …`: annotations of all following declarations in the file.
  case file([String])
  /// `end`.
  case end
  /// `inline:…`: a place for generated text.
  case inline

  /// Reads the text after `sourcery:`.
  init(_ text: Substring) {
    let text = text.trimmingBlanks
    if text == "end" {
      self = .end
    } else if text.hasPrefix("inline:") {
      self = .inline
    } else if text.hasPrefix("begin:") {
      self = .begin(Self.annotations(text.dropFirst("begin:".count)))
    } else if text.hasPrefix("file:") {
      self = .file(Self.annotations(text.dropFirst("file:".count)))
    } else {
      self = .annotations(Self.annotations(text))
    }
  }

  /// Returns the annotations of a list, each with the name spaces before the list: `json: key =
  /// "a"`.
  private static func annotations(_ text: Substring) -> [String] {
    var rest = text.trimmingBlanks
    var nameSpaces = ""
    while let colon = rest.firstIndex(of: ":"), rest[..<colon].isWord {
      nameSpaces += rest[..<colon] + ": "
      rest = rest[colon...].dropFirst().trimmingBlanks
    }
    return items(rest).map(\.trimmingBlanks).filter { !$0.isEmpty }.map { nameSpaces + $0 }
  }

  /// Splits a list at commas, except in quotes and brackets.
  private static func items(_ text: Substring) -> [Substring] {
    var items: [Substring] = []
    var start = text.startIndex
    var depth = 0
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
        continue
      }
      switch character {
      case "\"": quote = character
      // An apostrophe within a word does not open a quote.
      case "'" where !(text[..<index].last?.isLetter ?? false): quote = character
      case "(", "[", "{", "<": depth += 1
      // The `>` of an arrow is not a bracket.
      case ">" where text[..<index].last == "-": break
      case ")", "]", "}", ">": depth = max(0, depth - 1)
      case "," where depth == 0:
        items.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return items + [text[start...]]
  }
}

extension Substring {
  /// The text without white space at both ends.
  package var trimmingBlanks: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Whether the text is a name.
  fileprivate var isWord: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }
}
