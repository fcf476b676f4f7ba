extension String {
  /// The identifier with its first word, or its leading initialism, in lower case: `url`,
  /// `urlSession`, `urls`, `xYz`.
  ///
  /// SE-0005 lowercases initialisms at the start of a name; where they end was observed in the
  /// compiler.
  var withLowercaseFirstWord: String {
    let characters = Array(self)
    let capitals = characters.prefix { $0.isASCIICapital }.count
    guard capitals > 0 else { return self }
    let rest = characters[capitals...]
    let isWord = capitals == 1 || rest.first?.isLowercase != true
    let isPlural =
      rest.first == "s" && (rest.count == 1 || rest[rest.startIndex + 1].isASCIICapital)
    let lowered = isWord || isPlural ? capitals : capitals - 1
    return String(characters[..<lowered]).lowercased() + String(characters[lowered...])
  }

  /// The identifier with its first letter capitalized.
  var withCapitalFirstLetter: String { prefix(1).uppercased() + dropFirst() }
}

/// The keywords of Swift.
///
/// SE-0005, "Never transform the first selector piece into a Swift keyword"; in the compiler, the
/// rule applies only when the `With` of an initializer is removed.
enum Keyword {
  /// Returns whether a name would need backticks.
  static func contains(_ name: String) -> Bool { reserved.contains(name) }

  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
