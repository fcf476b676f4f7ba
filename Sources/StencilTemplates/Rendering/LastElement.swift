/// Replaces `path.last` at the end of a path, since Stencil 0.15.1 stops the process if the text or
/// the list is empty.
enum LastElement {
  /// Returns a tag that uses the filter `last` instead of the path component.
  static func safe(_ tag: String) -> String {
    guard tag.contains(".last") else { return tag }
    var result = ""
    var word = ""
    var quote: Character?
    var brackets = 0
    for character in tag {
      if quote == nil, !isInPath(character), !word.isEmpty {
        result += brackets == 0 ? filtered(word) : word
        word = ""
      }
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == "[" {
        brackets += 1
      } else if character == "]" {
        brackets -= 1
      } else if isInPath(character) {
        word.append(character)
        continue
      }
      result.append(character)
    }
    return result + word
  }

  private static func isInPath(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }

  private static func filtered(_ path: String) -> String {
    // A loop's 'last' is a value of its own.
    guard path.hasSuffix(".last"), !path.hasPrefix("forloop."), !path.hasPrefix("maploop.") else {
      return path
    }
    return path.dropLast(".last".count) + "|last"
  }
}
