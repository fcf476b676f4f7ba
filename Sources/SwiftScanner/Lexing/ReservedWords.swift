/// The words of Swift that cannot name a type, unless they stand in backticks.
enum ReservedWords {
  /// The reserved words after which a value, and so a regular expression, may stand.
  private static let statementWords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init", "inout", "internal", "is", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "switch", "throw",
    "throws", "try", "typealias", "var", "where", "while", "associatedtype",
  ]
  private static let valueWords: Set<String> = [
    "Any", "Self", "false", "nil", "self", "super", "true",
  ]
  /// The words that are keywords only in some contexts, and after which a value may stand.
  private static let contextualWords: Set<String> = ["await", "yield", "discard", "then", "each"]

  /// Returns whether a word is reserved.
  static func contain(_ word: String) -> Bool {
    statementWords.contains(word) || valueWords.contains(word)
  }

  /// Returns whether a word may be followed by a value.
  static func areStatementWords(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
    let word = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    return statementWords.contains(word) || contextualWords.contains(word)
  }
}
