/// The words that Swift reserves.
///
/// SE-0005, "Never transform the first selector piece into a Swift keyword"; the compiler was seen
/// to hold to it only where it drops the `With` of an initializer.
enum Keyword {
  /// Whether a name would have to stand in backticks.
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
