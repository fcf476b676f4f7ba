/// Recognizes the keywords of declarations.
enum DeclarationKeywords {

  /// Returns the keyword between two offsets; nil if the word there is not one.
  static func keyword(
    at start: Int, end: Int, in bytes: UnsafePointer<UInt8>
  ) -> SourceOutline.Declaration.Keyword? {
    let length = end &- start
    guard length >= 4, length <= 9 else { return nil }
    let word = bytes + start
    switch word[0] {
    case UInt8(ascii: "s"): return length == 6 && equals(word, "struct") ? .struct : nil
    case UInt8(ascii: "c"): return length == 5 && equals(word, "class") ? .class : nil
    case UInt8(ascii: "e"):
      if length == 4 { return equals(word, "enum") ? .enum : nil }
      return length == 9 && equals(word, "extension") ? .extension : nil
    case UInt8(ascii: "a"): return length == 5 && equals(word, "actor") ? .actor : nil
    case UInt8(ascii: "p"): return length == 8 && equals(word, "protocol") ? .protocol : nil
    case UInt8(ascii: "t"): return length == 9 && equals(word, "typealias") ? .typealias : nil
    default: return nil
    }
  }

  /// A directive that begins or ends a clause of an `#if` block; `else` includes `#elseif`.
  enum Directive { case `if`, `else`, endif }

  /// Returns the directive whose word stands between two offsets; nil if it is another one.
  static func directive(at start: Int, end: Int, in bytes: UnsafePointer<UInt8>) -> Directive? {
    let word = bytes + start
    return switch end &- start {
    case 2: equals(word, "if") ? .if : nil
    case 4: equals(word, "else") ? .else : nil
    case 5: equals(word, "endif") ? .endif : nil
    case 6: equals(word, "elseif") ? .else : nil
    default: nil
    }
  }

  /// Returns whether the word between two offsets introduces a function or an initializer.
  static func isFunction(from start: Int, to end: Int, in bytes: UnsafePointer<UInt8>) -> Bool {
    let word = bytes + start
    return end &- start == 4 && (equals(word, "func") || equals(word, "init"))
  }

  /// Returns whether the word between two offsets can continue a function's signature on a new line
  /// after its parameters.
  static func isInSignature(from start: Int, to end: Int, in bytes: UnsafePointer<UInt8>) -> Bool {
    let word = bytes + start
    return switch end &- start {
    case 5: equals(word, "async") || equals(word, "where")
    case 6: equals(word, "throws")
    case 8: equals(word, "rethrows")
    default: false
    }
  }

  /// Returns whether the next six letters are `import`.
  static func isImport(_ word: UnsafePointer<UInt8>) -> Bool { equals(word, "import") }

  private static func equals(_ word: UnsafePointer<UInt8>, _ keyword: StaticString) -> Bool {
    let letters = keyword.utf8Start
    var index = 0
    while index < keyword.utf8CodeUnitCount {
      if word[index] != letters[index] { return false }
      index &+= 1
    }
    return true
  }
}
