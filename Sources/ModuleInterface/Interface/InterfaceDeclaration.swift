/// The declaration on one line of an interface, as far as it can be read without a parser.
struct InterfaceDeclaration {
  /// The keyword, such as `protocol`, `extension`, `func` or `import`.
  var keyword: String
  /// The name after the keyword: `Outer.Inner` for an extension; the name itself for operators,
  /// `subscript` and `init`.
  var name: String

  private static let modifiers: Set = [
    "public", "open", "package", "internal", "final", "static", "class", "mutating", "nonmutating",
    "nonisolated", "isolated", "override", "convenience", "required", "indirect", "prefix",
    "postfix", "infix", "dynamic", "optional", "consuming", "borrowing", "__consuming",
    "distributed", "weak", "unowned", "lazy",
  ]

  /// Reads a line; returns nil if it contains only attributes.
  init?(_ line: InterfaceLines.Line) {
    var rest = Self.withoutAttributes(line.bytes)[...]
    var keyword = ""
    while let word = Self.word(&rest) {
      // `nonisolated(nonsending)`, `public(set)`
      let bare = String(word.prefix { $0 != "(" })
      keyword = bare
      // `class` is a modifier before another keyword, and a keyword before a name.
      let isModifier = Self.modifiers.contains(bare)
      if !isModifier || bare == "class" && !Self.continuesAfterClass(rest) { break }
    }
    guard !keyword.isEmpty else { return nil }
    self.keyword = keyword
    switch keyword {
    case "import":
      // `import struct Foo.Bar`
      let path = String(decoding: rest, as: UTF8.self).split(separator: " ").last ?? ""
      name = String(path.prefix { $0 != "." })
    case _ where keyword.hasPrefix("init"): (self.keyword, name) = ("init", "init")
    case _ where keyword.hasPrefix("subscript"): (self.keyword, name) = ("subscript", "subscript")
    case "func":
      let text = rest.drop { $0 == 0x20 }
      name =
        Self.isOperator(text)
        ? String(decoding: text.prefix { $0 != 0x20 }, as: UTF8.self) : Self.identifier(text)
    case "extension":
      let text = String(decoding: rest, as: UTF8.self).drop { $0 == " " }
      name = String(text.prefix { !" {:<".contains($0) })
    default: name = Self.identifier(rest.drop { $0 == 0x20 })
    }
  }

  private static func isOperator(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    if first < 0x80 { return !first.isPartOfName && first != UInt8(ascii: "`") }
    return String(decoding: text, as: UTF8.self).first?.isLetter == false
  }

  /// Returns the name at the start of a text: `Outer.Inner`. Interfaces are long, and to look at bytes is much faster than
  /// at characters.
  private static func identifier(_ text: ArraySlice<UInt8>) -> String {
    let name = text.prefix {
      $0.isPartOfName || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "`")
    }
    return String(decoding: name.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
  }

  /// Returns whether another keyword follows, so that `class` before it is a modifier.
  private static func continuesAfterClass(_ rest: ArraySlice<UInt8>) -> Bool {
    var rest = rest
    let next = word(&rest).map { $0.prefix { $0 != "(" && $0 != "<" && $0 != ":" } }
    return ["func", "var", "let", "subscript", "override"].contains(next)
  }

  /// Returns the next word, which ends at a space; a keyword such as `init` also ends at a generic
  /// clause or a parameter.
  private static func word(_ rest: inout ArraySlice<UInt8>) -> String? {
    rest = rest.drop { $0 == 0x20 }
    let word = rest.prefix { $0 != 0x20 }
    guard !word.isEmpty else { return nil }
    rest = rest[word.endIndex...]
    return String(decoding: word, as: UTF8.self)
  }

  /// Returns a line without its leading attributes.
  private static func withoutAttributes(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    var rest = Array(line)[...]
    while rest.first == 0x40 {
      rest = rest.drop { $0 != 0x20 && $0 != 0x28 }
      if rest.first == 0x28 {
        var depth = 0
        var isText = false
        rest = rest.drop { byte in
          if byte == 0x22 { isText.toggle() }
          if isText { return true }
          if byte == 0x28 { depth += 1 }
          if byte == 0x29 { depth -= 1 }
          return depth > 0
        }
        rest = rest.dropFirst()
      }
      rest = rest.drop { $0 == 0x20 }
    }
    return Array(rest)
  }
}

/// A declaration of an interface with all its lines, without comments.
struct InterfaceBlock {
  /// The kind of declaration.
  enum Kind {
    case module, `protocol`, alias, `extension`
    /// A type with the name of the module, which shadows the module.
    case namesake
    /// An alias in a type or an extension, with the first line of the type or extension.
    case nestedAlias
    /// A type, of which only the name is kept.
    case type
    /// A type whose values cannot be copied.
    case noncopyable
    /// A type whose values cannot escape.
    case nonEscapable
    /// A type that is a global actor.
    case globalActor
    /// A class, or an extension of one.
    case `class`
  }

  /// The kind.
  var kind: Kind
  /// The name, with enclosing types: `Outer.Inner`.
  var name: String
  /// The lines of the text.
  var lines: [String]

  /// The text.
  var text: String { lines.joined(separator: "\n") + "\n" }
}
