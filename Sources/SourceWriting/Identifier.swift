import DeclarationModel

/// Names as source spells them.
package enum Identifier {
  /// The name, in backticks if it is a keyword or a raw identifier, unless it has them.
  package static func escaped(_ name: String) -> String {
    if name.hasPrefix("`") { return name }
    return keywords.contains(name) || name.isRawIdentifier ? "`\(name)`" : name
  }

  /// The argument label in a call, in backticks if it may not be one without: there, `let` and `var` may.
  package static func argumentLabel(_ label: String) -> String {
    label == "inout" || label.isRawIdentifier ? "`\(label)`" : label
  }

  /// The argument label in a declaration, in backticks if it may not be one without (SE-0001).
  package static func escapedLabel(_ label: String) -> String {
    label == "inout" || label == "let" || label == "var" || label.isRawIdentifier
      ? "`\(label)`" : label
  }

  /// The reserved words of *The Swift Programming Language*, "Lexical Structure", and `await`, which is none, but has an
  /// expression after it wherever one may stand.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
