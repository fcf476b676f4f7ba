import DeclarationModel

/// The text of a type alias, cut out of a file without parsing the file.
struct TypeAliasSlice {
  /// The maximum length and nesting of an alias. Nobody writes longer ones by hand, and the parser
  /// can be very slow on them.
  private static let limits = (length: 600, depth: 12)

  /// The declaration, from its keyword to the end of its last line, without comments.
  let bytes: [UInt8]
  /// The name with its enclosing types, conditions and access.
  let name: DeclaredName
  /// The text between the name and the equals sign: generic parameters, or blanks.
  let generics: ArraySlice<UInt8>
  /// The text after the equals sign.
  let value: ArraySlice<UInt8>

  /// Returns the aliases outside of functions, except those beyond the limits or without an equals
  /// sign.
  static func all(of outline: SourceOutline, in source: SourceFile) -> [TypeAliasSlice] {
    outline.named(in: source, [.typealias]).compactMap { declaration, name in
      TypeAliasSlice(declaration, name, in: source.bytes)
    }
  }

  /// Cuts out a declaration.
  private init?(
    _ declaration: SourceOutline.Declaration, _ name: DeclaredName, in text: [UInt8]
  ) {
    guard
      let slice = SwiftLexer.over(text, { Self.text(from: declaration.offset, in: $0) }),
      let bytes = slice
    else { return nil }
    self.bytes = bytes
    self.name = name
    let rest = bytes.dropFirst("typealias".utf8.count).drop(while: Self.isBlank)
    let isQuoted = rest.first == UInt8(ascii: "`")
    let behind = rest.dropFirst(declaration.name.utf8.count + (isQuoted ? 2 : 0))
    guard let sign = behind.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    generics = behind[..<sign]
    value = bytes[(sign + 1)...]
  }

  /// Returns whether a byte is white space.
  static func isBlank(_ byte: UInt8) -> Bool {
    !ByteClasses.of(byte).isDisjoint(with: [.blank, .lineBreak])
  }

  /// Returns the declaration at an offset, without comments; nil if it exceeds the limits. The
  /// declaration ends before a semicolon or a closing brace, or at the end of the first line after
  /// which it is complete.
  private static func text(from start: Int, in lexer: SwiftLexer) -> [UInt8]? {
    // The name may stand in the next line.
    var text = Array("typealias".utf8)
    var depth = 0
    var isOpen = true
    var index = start + text.count
    while index < lexer.count {
      let byte = lexer.bytes[index]
      let next = lexer.byte(at: index + 1)
      if byte == 0x2F, next == 0x2F || next == 0x2A {
        guard let end = lexer.endOfComment(at: index) else { return nil }
        text.append(0x20)
        index = end
        continue
      }
      if byte == UInt8(ascii: "`") {
        guard let end = lexer.endOfRawIdentifier(at: index) else { return nil }
        text += UnsafeBufferPointer(start: lexer.bytes + index, count: end - index)
        isOpen = false
        index = end
        continue
      }
      let isArrow = byte == 0x3E && text.last == 0x2D
      switch byte {
      case 0x28, 0x5B, 0x3C: depth += 1
      case 0x29, 0x5D: depth -= 1
      case 0x3E where !isArrow: depth -= 1
      case UInt8(ascii: "}") where depth <= 0, UInt8(ascii: ";") where depth <= 0: return text
      case 0x0A, 0x0D:
        if depth <= 0, !isOpen, !continues(after: index, in: lexer) { return text }
      default: break
      }
      guard depth <= limits.depth, text.count < limits.length else { return nil }
      text.append(byte)
      if byte > 0x20 { isOpen = byte == 0x3D || byte == 0x26 || isArrow }
      index += 1
    }
    return text
  }

  /// Returns whether the next line continues with an operator, a member or an effect.
  private static func continues(after lineEnd: Int, in lexer: SwiftLexer) -> Bool {
    guard let start = lexer.endOfTrivia(from: lineEnd) else { return false }
    switch lexer.byte(at: start) {
    case UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "."): return true
    case UInt8(ascii: "-"): return lexer.byte(at: start + 1) == UInt8(ascii: ">")
    default:
      let end = lexer.end(of: .word, from: start)
      let word = UnsafeBufferPointer(start: lexer.bytes + start, count: end - start)
      return ["throws", "async", "where"].contains { word.elementsEqual($0.utf8) }
    }
  }
}
