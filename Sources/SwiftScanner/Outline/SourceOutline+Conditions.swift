import DeclarationModel

extension SourceOutline {
  /// Returns the clauses of each `#if` block, in the form in which the parser's clauses are written.
  ///
  /// - Parameter source: The file of the outline.
  func conditionalClauses(in source: SourceFile) -> [[ConditionalClause]] {
    let lines = LineTable(source)
    let clauses = SwiftLexer.over(source.bytes) { lexer in
      conditionalBlocks.map { offsets in
        let directives = offsets.map { Self.directive(at: $0, in: lexer) }
        let start = lines.position(at: offsets.first ?? 0)
        return offsets.indices.map { ConditionalClause($0, of: directives, start: start) }
      }
    }
    return clauses ?? []
  }

  /// Returns a directive and its condition without comments, each run of white space replaced by
  /// one blank.
  private static func directive(at offset: Int, in lexer: SwiftLexer) -> String {
    let wordEnd = lexer.end(of: .word, from: offset + 1)
    var text = Array(UnsafeBufferPointer(start: lexer.bytes + offset, count: wordEnd - offset))
    var isSpaced = true
    var depth = 0
    var end = wordEnd
    while end < lexer.count, depth > 0 || !lexer.isAt(end, .lineBreak) {
      let byte = lexer.bytes[end]
      let next = lexer.byte(at: end + 1)
      if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
        guard let past = lexer.endOfComment(at: end) else { break }
        end = past
        isSpaced = true
      } else if lexer.isAt(end, [.blank, .lineBreak]) {
        end += 1
        isSpaced = true
      } else {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if isSpaced { text.append(UInt8(ascii: " ")) }
        text.append(byte)
        end += 1
        isSpaced = false
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
