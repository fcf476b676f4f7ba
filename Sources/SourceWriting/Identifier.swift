/// Names as source spells them.
package enum Identifier {
  /// The name, in backticks if it is a keyword.
  package static func escaped(_ name: String) -> String {
    keywords.contains(name) || !isPlain(name) ? "`\(name)`" : name
  }

  /// Whether the name needs no backticks but for being a keyword; a raw identifier does (SE-0451).
  private static func isPlain(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x80 || scalar == "_" || scalar == "$" || scalar.properties.isAlphabetic
        || ("0"..."9").contains(scalar)
    }
  }

  /// The argument label, in backticks if it may not be one without (SE-0001).
  package static func escapedLabel(_ label: String) -> String {
    ["inout", "let", "var"].contains(label) || !isPlain(label) ? "`\(label)`" : label
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
