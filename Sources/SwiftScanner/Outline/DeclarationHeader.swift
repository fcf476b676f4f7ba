/// The header of a declaration, from the keyword to the body.
struct DeclarationHeader {
  /// The name without backticks; the qualified name of an extended type, with dots.
  private(set) var name = ""
  /// The offset after the part that was read.
  private(set) var end: Int
  /// Whether the keyword begins a declaration, unlike in `class func` and `let actor = a`.
  private(set) var isDeclaration: Bool

  /// Reads the header after a keyword.
  init(_ keyword: SourceOutline.Declaration.Keyword, after offset: Int, in lexer: SwiftLexer) {
    isDeclaration = false
    end = offset
    guard let start = lexer.endOfTrivia(from: offset) else { return }
    guard let first = Self.identifier(at: start, lexer) else {
      // An extended type need not have a name, and a protocol without one is a syntax error, which
      // the parser reports.
      isDeclaration =
        keyword == .extension
        || keyword == .protocol && lexer.byte(at: start) == UInt8(ascii: "{")
      return
    }
    (name, end) = first
    isDeclaration = true
    switch keyword {
    case .extension: readComponents(lexer)
    case .struct, .class, .enum, .actor: isDeclaration = hasBody(lexer)
    case .protocol, .typealias: break
    }
  }

  /// Returns the identifier at an offset, without backticks; nil if there is none. After a dot,
  /// keywords are identifiers, too.
  private static func identifier(
    at start: Int, _ lexer: SwiftLexer, isMember: Bool = false
  ) -> (name: String, end: Int)? {
    if lexer.byte(at: start) == UInt8(ascii: "`") {
      guard let end = lexer.endOfRawIdentifier(at: start), end - start > 2 else { return nil }
      return (text(start + 1, end - 1, lexer), end)
    }
    guard lexer.isAt(start, .word),
      lexer.byte(at: start) == UInt8(ascii: "$") || lexer.isAt(start, .wordStart)
    else { return nil }
    let end = lexer.end(of: .word, from: start)
    let name = text(start, end, lexer)
    // `$0` is a closure parameter, but `$0a` is an identifier.
    if name.first == "$", name.utf8.dropFirst().allSatisfy({ 0x30...0x39 ~= $0 }) { return nil }
    return !isMember && ReservedWords.contain(name) ? nil : (name, end)
  }

  private static func text(_ start: Int, _ end: Int, _ lexer: SwiftLexer) -> String {
    String(
      decoding: UnsafeBufferPointer(start: lexer.bytes + start, count: end - start), as: UTF8.self)
  }

  /// Reads the remaining components of an extended type's name, after the generic arguments of the
  /// first.
  ///
  /// An optional type has no name: `extension A? {}` extends `Optional`.
  private mutating func readComponents(_ lexer: SwiftLexer) {
    var names = [name]
    defer { name = names.joined(separator: ".") }
    while true {
      guard var offset = lexer.endOfTrivia(from: end) else { return }
      if lexer.byte(at: offset) == UInt8(ascii: "<") {
        guard let past = Self.endOfArguments(at: offset, lexer) else { return }
        offset = past
      }
      if lexer.byte(at: offset) == UInt8(ascii: "?") || lexer.byte(at: offset) == UInt8(ascii: "!")
      {
        names = []
        return
      }
      // A name before `::` is a module (SE-0491).
      let isModule =
        lexer.byte(at: offset) == UInt8(ascii: ":")
        && lexer.byte(at: offset + 1) == UInt8(ascii: ":")
      guard isModule || lexer.byte(at: offset) == UInt8(ascii: "."),
        let start = lexer.endOfTrivia(from: offset + (isModule ? 2 : 1)),
        let next = Self.identifier(at: start, lexer, isMember: true)
      else { return }
      if isModule { names.removeLast() }
      names.append(next.name)
      end = next.end
    }
  }

  private static func endOfArguments(at offset: Int, _ lexer: SwiftLexer) -> Int? {
    var depth = 0
    var end = offset
    while end < lexer.count, !lexer.isAt(end, .mark) {
      if lexer.bytes[end] == UInt8(ascii: "<") { depth += 1 }
      if lexer.bytes[end] == UInt8(ascii: ">"), lexer.bytes[end - 1] != UInt8(ascii: "-") {
        depth -= 1
        if depth == 0 { return lexer.endOfTrivia(from: end + 1) }
      }
      end += 1
    }
    return nil
  }

  /// Returns whether a body can follow the name.
  private func hasBody(_ lexer: SwiftLexer) -> Bool {
    guard let offset = lexer.endOfTrivia(from: end) else { return false }
    switch lexer.byte(at: offset) {
    case UInt8(ascii: "{"), UInt8(ascii: ":"), UInt8(ascii: "<"): return true
    default: return Self.identifierText(at: offset, lexer) == "where"
    }
  }

  private static func identifierText(at offset: Int, _ lexer: SwiftLexer) -> String {
    text(offset, lexer.end(of: .word, from: offset), lexer)
  }

  /// Returns whether the text between a keyword and a brace can be the header of a declaration. If
  /// the keyword is only a parameter's label, the text closes a parenthesis opened before it, or
  /// the brace begins a default value.
  static func isHeader(from start: Int, to end: Int, in lexer: SwiftLexer) -> Bool {
    var depth = 0
    var offset = start
    while offset < end {
      switch lexer.bytes[offset] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "=") where depth == 0:
        let isOperator =
          lexer.isAt(offset - 1, .operatorSign) || lexer.isAt(offset + 1, .operatorSign)
        if !isOperator { return false }
      case UInt8(ascii: "/"):
        let next = lexer.byte(at: offset + 1)
        if next == 0x2F || next == 0x2A { offset = (lexer.endOfComment(at: offset) ?? end) - 1 }
      default: break
      }
      if depth < 0 { return false }
      offset += 1
    }
    return depth == 0
  }

  /// Returns whether the list of inherited types of a declaration suppresses one of some protocols.
  ///
  /// - Parameters:
  ///   - protocols: `Copyable`, `Escapable`, or both.
  ///   - start: The offset of the keyword.
  ///   - end: The offset of the body.
  static func suppresses(
    _ protocols: Set<String>, from start: Int, to end: Int, in lexer: SwiftLexer
  ) -> Bool {
    var tilde = lexer.offsetOf(0x7E, from: start, to: end)
    while tilde < end {
      if isSuppression(of: protocols, at: tilde, lexer), isInherited(from: start, to: tilde, lexer)
      {
        return true
      }
      tilde = lexer.offsetOf(0x7E, from: tilde + 1, to: end)
    }
    return false
  }

  /// Returns the modifiers before a keyword in its line, the last one first.
  static func modifiers(before keyword: Int, in lexer: SwiftLexer) -> [String] {
    var modifiers: [String] = []
    var end = keyword
    while true {
      while end > 0, lexer.isAt(end - 1, .blank) { end -= 1 }
      var start = end
      while start > 0, lexer.isAt(start - 1, .word) { start -= 1 }
      if start == end { return modifiers }
      modifiers.append(text(start, end, lexer))
      end = start
    }
  }

  /// Returns whether a header has a colon in angle brackets, or a `where` clause.
  ///
  /// - Parameters:
  ///   - start: The offset of the keyword.
  ///   - end: The offset of the body.
  static func hasConstraints(from start: Int, to end: Int, in lexer: SwiftLexer) -> Bool {
    var depth = 0
    var position = start
    while position < end {
      switch lexer.bytes[position] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ":") where depth > 0: return true
      case UInt8(ascii: "w") where !lexer.isAt(position - 1, .word):
        if identifierText(at: position, lexer) == "where" { return true }
      default: break
      }
      position += 1
    }
    return false
  }

  private static func isSuppression(
    of protocols: Set<String>, at tilde: Int, _ lexer: SwiftLexer
  ) -> Bool {
    protocols.contains(identifierText(at: lexer.end(of: .blank, from: tilde + 1), lexer))
  }

  /// Returns whether an offset lies in the list of inherited types, outside of angle brackets and
  /// of the `where` clause.
  private static func isInherited(from start: Int, to offset: Int, _ lexer: SwiftLexer) -> Bool {
    var (depth, hasColon) = (0, false)
    var position = start
    while position < offset {
      switch lexer.bytes[position] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ":") where depth == 0: hasColon = true
      case UInt8(ascii: "w"):
        let word = identifierText(at: position, lexer)
        if word == "where", !lexer.isAt(position - 1, .word) { return false }
      default: break
      }
      position += 1
    }
    return depth == 0 && hasColon
  }
}
