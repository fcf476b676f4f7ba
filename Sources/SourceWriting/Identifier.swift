/// Names as source spells them.
package enum Identifier {
  /// The name, in backticks if it is a keyword.
  package static func escaped(_ name: String) -> String {
    keywords.contains(name) || !isPlain(name) ? "`\(name)`" : name
  }

  /// Whether the name needs no backticks but for being a keyword; a raw identifier does (SE-0451).
  private static func isPlain(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      switch byte {
      case 0x80..., UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
        true
      default: false
      }
    }
  }

  /// The argument label in a call, in backticks if it may not be one without: there, `let` and `var` may.
  package static func argumentLabel(_ label: String) -> String {
    label == "inout" || !isPlain(label) ? "`\(label)`" : label
  }

  /// The argument label in a declaration, in backticks if it may not be one without (SE-0001).
  package static func escapedLabel(_ label: String) -> String {
    label == "inout" || label == "let" || label == "var" || !isPlain(label) ? "`\(label)`" : label
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
