/// Names as source spells them.
package enum Identifier {
  /// The name, in backticks if it is a keyword.
  package static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// The argument label, in backticks if it may not be one without (SE-0001).
  package static func escapedLabel(_ label: String) -> String {
    ["inout", "let", "var"].contains(label) ? "`\(label)`" : label
  }

  /// The reserved words of *The Swift Programming Language*, "Lexical Structure".
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
