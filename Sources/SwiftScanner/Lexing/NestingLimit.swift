/// The limits beyond which a source is not parsed, because the parser would overflow its stack or
/// take too long.
struct NestingLimit {
  /// The deepest nesting of brackets that is parsed, which is also the compiler's limit.
  static let brackets = 256
  /// The number of `[` that may follow each other. The parser tries each in two ways, as `[T]` and
  /// as `[3 of T]` (SE-0483), so that each one doubles the time.
  static let openSquares = 10

  /// Returns the offset of the first `[` beyond the limit; nil if there is none.
  ///
  /// - Complexity: O(*n*).
  static func firstExcess(in bytes: [UInt8]) -> Int? {
    let excess = SwiftLexer.over(bytes) { lexer -> Int? in
      var run = 0
      var offset = lexer.offsetOf(0x5B, from: 0, to: lexer.count)
      while offset < lexer.count {
        run += 1
        if run > openSquares { return offset }
        offset = lexer.end(of: [.blank, .lineBreak], from: offset + 1)
        if lexer.byte(at: offset) != 0x5B {
          run = 0
          offset = lexer.offsetOf(0x5B, from: offset, to: lexer.count)
        }
      }
      return nil
    }
    return excess ?? nil
  }
}
