import DeclarationModel

/// Spells names as source.
package enum Identifier {
  /// Returns the name, in backticks if it is a keyword or a raw identifier and has none yet.
  package static func escaped(_ name: String) -> String {
    if name.hasPrefix("`") { return name }
    return keywords.contains(name) || name.isRawIdentifier ? "`\(name)`" : name
  }

  /// Returns the argument label in a call, in backticks if it needs them: in calls, `let` and `var`
  /// do not.
  package static func argumentLabel(_ label: String) -> String {
    label == "inout" || label.isRawIdentifier ? "`\(label)`" : label
  }

  /// Returns the argument label in a declaration, in backticks if it needs them (SE-0001).
  package static func escapedLabel(_ label: String) -> String {
    label == "inout" || label == "let" || label == "var" || label.isRawIdentifier
      ? "`\(label)`" : label
  }

  /// The reserved words of *The Swift Programming Language*, "Lexical Structure", `_` included, and `await`,
  /// which is not reserved, but is parsed with an expression after it wherever one may stand.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while", "_",
  ]
}
