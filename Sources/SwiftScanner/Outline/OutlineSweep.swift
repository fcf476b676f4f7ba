/// Sweeps over a text once, and records its declarations and the bodies between braces.
///
/// Keywords count only where a statement may begin: at the start of a line, after attributes and
/// modifiers, after an opening brace, and after a semicolon.
struct OutlineSweep {
  private struct Block {
    /// The offset after the opening brace.
    var start: Int
    /// The number of bodies recorded before the block.
    var earlier: Int
    /// The index of the innermost declaration around the content of the block; -1 if there is none.
    var scope: Int
    /// Whether the block is the body of that declaration.
    var isBody: Bool
    /// Whether the block is a body of code, or inside one.
    var isCode: Bool
    /// Whether the block is the body of a protocol, or inside one, so that nothing in it may be
    /// left out.
    var isWhole: Bool
    /// Whether the block is the body of a function or an initializer outside of other code.
    var isFunction: Bool
    /// Whether the block may contain a protocol.
    var holdsProtocol = false
  }

  /// The maximum nesting of braces that the sweep follows; the parser's limit is lower.
  private static let deepest = 1024

  private(set) var declarations: [SourceOutline.Declaration] = []
  /// Whether there is a function outside of braces.
  private(set) var declaresFunction = false
  /// Whether the sweep understood all comments, literals and braces.
  private(set) var isCertain = true

  private let lexer: SwiftLexer
  private let blank = ByteClasses.blank.rawValue
  private let wordStart = ByteClasses.wordStart.rawValue
  private var blocks: [Block] = []
  /// The ranges between braces that contain no protocol; they do not overlap.
  private(set) var bodies: [Range<Int>] = []
  /// The ranges of the bodies of functions and initializers in types, ascending.
  private(set) var functionBodies: [Range<Int>] = []
  /// The offsets of the directives of each `#if` block, without `#endif`.
  private(set) var conditionalBlocks: [[Int]] = []
  /// The `#if` clauses that are open, outermost first.
  private var conditions: [SourceOutline.Condition] = []
  /// The index of the declaration whose body has not begun yet; -1 if there is none.
  private var pending = -1
  /// The nesting of the function whose body has not begun yet; -1 if there is none.
  private var function = -1

  /// Creates a sweep over a text.
  init(_ lexer: SwiftLexer) { self.lexer = lexer }

  /// Sweeps over the text.
  ///
  /// - Complexity: O(*n*).
  mutating func run() {
    var offset = statement(at: 0)
    while true {
      offset = lexer.nextMark(from: offset)
      guard offset < lexer.count else { break }
      switch lexer.bytes[offset] {
      case 0x0A, 0x0D, UInt8(ascii: ";"):
        offset = statement(at: offset &+ 1)
      case UInt8(ascii: "{"):
        open(at: offset)
        offset = statement(at: offset &+ 1)
      case UInt8(ascii: "}"):
        close(at: offset)
        offset = statement(at: offset &+ 1)
      default:
        if lexer.bytes[offset] == UInt8(ascii: "#") {
          function = -1
          noteDirective(at: offset)
        }
        if let end = lexer.end(ofMarkAt: offset) {
          offset = end
        } else {
          isCertain = false
          offset = recover(at: offset)
        }
      }
    }
    discardPending()
    if !blocks.isEmpty || !isCertain { assumeIndentation() }
  }

  /// Records a directive that begins or ends an `#if` clause.
  private mutating func noteDirective(at offset: Int) {
    let end = lexer.end(of: .word, from: offset &+ 1)
    switch DeclarationKeywords.directive(at: offset &+ 1, end: end, in: lexer.bytes) {
    case .if:
      conditions.append(SourceOutline.Condition(block: conditionalBlocks.count, clause: 0))
      conditionalBlocks.append([offset])
    case .else:
      if let last = conditions.indices.last {
        conditions[last].clause += 1
        conditionalBlocks[conditions[last].block].append(offset)
      }
    case .endif: _ = conditions.popLast()
    case nil: break
    }
  }

  /// Returns the offset at which to continue after a literal or a comment that does not end.
  private func recover(at offset: Int) -> Int {
    switch lexer.bytes[offset] {
    case UInt8(ascii: "\""): lexer.endOfLine(from: offset)
    case UInt8(ascii: "/") where lexer.byte(at: offset + 1) == UInt8(ascii: "*"): lexer.count
    default: offset + 1
    }
  }

  /// Treats declarations at the start of a line as if they stood outside of all braces, after a
  /// brace that is not closed or not understood: in a broken file, indentation is the best
  /// evidence.
  private mutating func assumeIndentation() {
    isCertain = false
    for index in declarations.indices where declarations[index].depth > 0 {
      var start = declarations[index].offset
      while start > 0, !lexer.isAt(start - 1, .lineBreak) { start -= 1 }
      if !lexer.isAt(start, .blank) {
        declarations[index].depth = 0
        declarations[index].parent = nil
        declarations[index].isLocal = false
      }
    }
  }

  /// Reads a declaration where a statement may begin, and returns the offset at which to continue.
  private mutating func statement(at start: Int) -> Int {
    var offset = start
    while offset < lexer.count {
      let byte = lexer.bytes[offset]
      let classes = lexer.classes[Int(byte)]
      if classes & blank != 0 {
        offset &+= 1
      } else if classes & wordStart != 0 {
        let end = lexer.end(of: .word, from: offset)
        if let keyword = DeclarationKeywords.keyword(at: offset, end: end, in: lexer.bytes) {
          let header = DeclarationHeader(keyword, after: end, in: lexer)
          if header.isDeclaration { return declare(keyword, at: offset, header) }
          // As the modifier of a member, `class` may stand before another keyword.
          guard keyword == .class else { return header.end }
        } else if DeclarationKeywords.isFunction(from: offset, to: end, in: lexer.bytes) {
          return function(after: end, inStatementAt: start)
        } else if function >= 0,
          DeclarationKeywords.isInSignature(from: offset, to: end, in: lexer.bytes)
        {
          return end
        } else {
          function = -1
        }
        // The keyword in `import struct Foo.Bar` does not begin a declaration.
        if end &- offset == 6, DeclarationKeywords.isImport(lexer.bytes + offset) { return end }
        offset = end
        guard offset < lexer.count, lexer.bytes[offset] <= 0x20 || lexer.bytes[offset] == 0x2F
        else { return offset }
      } else if byte == UInt8(ascii: "/") {
        let next = lexer.byte(at: offset + 1)
        guard next == 0x2F || next == 0x2A, let end = lexer.endOfComment(at: offset) else {
          return offset
        }
        offset = end
      } else if byte == UInt8(ascii: "@") {
        guard let end = endOfAttribute(at: offset) else { return offset + 1 }
        offset = end
      } else {
        return offset
      }
    }
    return offset
  }

  /// Records a function or an initializer, and returns the offset after its parameters, whose
  /// default values may have braces.
  private mutating func function(after keyword: Int, inStatementAt start: Int) -> Int {
    function = -1
    if blocks.isEmpty { declaresFunction = true }
    if let block = blocks.last, block.isCode || block.isWhole { return keyword }
    // After `=` at the end of a line, `init` is a call.
    var last = start - 1
    while last >= 0, lexer.isAt(last, .blank) || lexer.isAt(last, .lineBreak) { last -= 1 }
    if last >= 0, lexer.bytes[last] == UInt8(ascii: "=") { return keyword }
    var offset = keyword
    while offset < lexer.count, lexer.bytes[offset] != UInt8(ascii: "(") {
      // Generic parameters may contain parentheses; such a function is rare, and its body is kept.
      if lexer.isAt(offset, .mark) || lexer.bytes[offset] == UInt8(ascii: "<") { return keyword }
      offset &+= 1
    }
    guard offset < lexer.count, let end = lexer.endOfParentheses(at: offset) else { return keyword }
    function = blocks.count
    return end
  }

  /// Returns the offset after an attribute and its arguments.
  private func endOfAttribute(at offset: Int) -> Int? {
    var end = lexer.end(of: .blank, from: offset + 1)
    while true {
      end = lexer.end(of: .word, from: end)
      let bracket = lexer.end(of: .blank, from: end)
      if lexer.byte(at: bracket) == UInt8(ascii: "<") {
        end = bracket
        while end < lexer.count, lexer.bytes[end] != UInt8(ascii: ">"), !lexer.isAt(end, .mark) {
          end += 1
        }
        end += lexer.byte(at: end) == UInt8(ascii: ">") ? 1 : 0
      }
      guard lexer.byte(at: end) == UInt8(ascii: ".") else { break }
      end += 1
    }
    let parenthesis = lexer.end(of: .blank, from: end)
    guard lexer.byte(at: parenthesis) == UInt8(ascii: "(") else { return end }
    return lexer.endOfParentheses(at: parenthesis)
  }

  /// Records a declaration, and returns the offset at which to continue.
  private mutating func declare(
    _ keyword: SourceOutline.Declaration.Keyword, at offset: Int, _ header: DeclarationHeader
  ) -> Int {
    discardPending()
    if keyword == .protocol {
      for index in blocks.indices { blocks[index].holdsProtocol = true }
    }
    let scope = blocks.last?.scope ?? -1
    declarations.append(
      SourceOutline.Declaration(
        keyword: keyword, name: header.name, offset: offset, depth: blocks.count,
        parent: scope < 0 ? nil : scope, isLocal: blocks.last?.isCode ?? false,
        conditions: conditions))
    if keyword != .typealias { pending = declarations.count - 1 }
    return header.end
  }

  /// Removes a declaration that turns out to have no body, as where `class` is the label of a
  /// parameter. If it is a protocol, it may have a syntax error, which the parser reports.
  private mutating func discardPending() {
    guard pending >= 0 else { return }
    if declarations[pending].keyword == .protocol { isCertain = false }
    if pending == declarations.count - 1 { declarations.removeLast() }
    pending = -1
  }

  private mutating func open(at offset: Int) {
    guard blocks.count < Self.deepest else {
      isCertain = false
      return
    }
    var block = Block(
      start: offset &+ 1, earlier: bodies.count, scope: blocks.last?.scope ?? -1, isBody: false,
      isCode: true, isWhole: blocks.last?.isWhole ?? false, isFunction: function == blocks.count)
    function = -1
    if pending >= 0,
      !DeclarationHeader.isHeader(from: declarations[pending].offset, to: offset, in: lexer)
    {
      discardPending()
    }
    if pending >= 0 {
      let declaration = declarations[pending]
      if declaration.depth == blocks.count {
        block.scope = pending
        block.isBody = true
        // The function before has no body, as in a file with an error.
        block.isFunction = false
        block.isCode = blocks.last?.isCode ?? false
        switch declaration.keyword {
        case .protocol: block.isWhole = true
        case .struct, .enum:
          if DeclarationHeader.suppresses(
            ["Copyable", "Escapable"], from: declaration.offset, to: offset, in: lexer)
          {
            let isEscapable = !DeclarationHeader.suppresses(
              ["Escapable"], from: declaration.offset, to: offset, in: lexer)
            declarations[pending].suppression = isEscapable ? .copyable : .escapable
          }
        default: break
        }
        if [.struct, .enum, .class].contains(declaration.keyword) {
          declarations[pending].isNonisolated = DeclarationHeader.modifiers(
            before: declaration.offset, in: lexer
          ).contains("nonisolated")
          declarations[pending].hasConstraints = DeclarationHeader.hasConstraints(
            from: declaration.offset, to: offset, in: lexer)
        }
        pending = -1
      }
    }
    blocks.append(block)
  }

  private mutating func close(at offset: Int) {
    guard let block = blocks.popLast() else {
      isCertain = false
      return
    }
    if pending >= 0, declarations[pending].depth > blocks.count { discardPending() }
    function = -1
    if block.isBody { declarations[block.scope].body = block.start..<offset }
    guard !block.isWhole, !block.holdsProtocol, block.start < offset else { return }
    if block.isFunction { functionBodies.append(block.start..<offset) }
    bodies.removeLast(bodies.count &- block.earlier)
    bodies.append(block.start..<offset)
  }
}
