import Foundation

/// The limits beyond which a source is not parsed, because the parser, or what walks over its tree, would overflow its
/// stack or take too long.
struct NestingLimit {
  /// The deepest nesting of brackets that is parsed, which is also the compiler's limit.
  static let brackets = 256

  /// A sign that nests types without a closing bracket for each, or faster than the parser can count.
  fileprivate struct Chain {
    let sign: UInt8
    /// The number of signs that may follow each other.
    let limit: Int
    /// The classes of the bytes that may stand between two signs.
    var gap: ByteClasses = []
    /// The other bytes that may stand there.
    var others: [UInt8] = []
    /// The byte that a sign has before it; 0 if it needs none.
    var before: UInt8 = 0
    /// Whether the signs are in string literals.
    var isInLiterals = false
    /// The classes of which the byte after a sign must be; none for any byte.
    var after: ByteClasses = []
  }

  private static let chains = [
    // The parser tries each in two ways, as `[T]` and as `[3 of T]` (SE-0483), so that each one doubles the time.
    Chain(sign: UInt8(ascii: "["), limit: 10, gap: [.blank, .lineBreak]),
    Chain(sign: UInt8(ascii: "("), limit: brackets, gap: [.blank, .lineBreak]),
    Chain(sign: UInt8(ascii: "<"), limit: brackets, gap: [.blank, .lineBreak, .word]),
    Chain(sign: UInt8(ascii: "@"), limit: brackets, gap: [.blank, .lineBreak]),
    Chain(sign: UInt8(ascii: "?"), limit: brackets, gap: .blank),
    Chain(sign: UInt8(ascii: "!"), limit: brackets, gap: .blank),
    Chain(
      sign: UInt8(ascii: "."), limit: brackets, gap: [.blank, .lineBreak, .word],
      after: .wordStart),
    // Literals in interpolations in literals.
    Chain(
      sign: UInt8(ascii: "("), limit: SwiftLexer.deepestInterpolation, gap: [.blank, .word],
      others: Array("\"\\.+(".utf8), before: UInt8(ascii: "\\"), isInLiterals: true),
    Chain(
      sign: UInt8(ascii: ">"), limit: brackets, gap: [.blank, .word],
      others: Array("()[]-@.:,?<>".utf8), before: UInt8(ascii: "-")),
  ]

  /// The number of words that may follow each other in a line, as in `some some T`.
  private static let words = 256

  /// Returns the range of the first sign or word beyond its limit; nil if there is none.
  ///
  /// - Complexity: O(*n*).
  static func firstExcess(in bytes: [UInt8]) -> Range<Int>? {
    let excess = SwiftLexer.over(bytes) { lexer -> Range<Int>? in
      let counts = ByteCounts(lexer)
      // Most files have too few signs to exceed a limit wherever they stand.
      let all =
        chains.filter { counts.of($0.sign) > $0.limit }.compactMap { $0.firstExcess(in: lexer) }
        + (mayExceedDepth(counts, lexer) ? [depthExcess(in: lexer)] : [])
      return all.compactMap { $0 }.min().map { offset in
        // The end of an arrow stands for it.
        let start = lexer.bytes[offset] == UInt8(ascii: ">") ? offset - 1 : offset
        return start..<max(offset + 1, lexer.end(of: .word, from: offset))
      }
    }
    return excess ?? nil
  }

  private static func mayExceedDepth(_ counts: ByteCounts, _ lexer: SwiftLexer) -> Bool {
    let opening = "([{".utf8.reduce(0) { $0 + counts.of($1) }
    // A word and the blank after it have two bytes.
    return opening > brackets || counts.of(UInt8(ascii: "#")) > brackets
      || lexer.longestLine > 2 * words
  }

  /// The number of slashes in a line that may begin a regular expression, and of number signs that may begin a raw string:
  /// at each, the parser looks for its end.
  private static let signs = 256

  /// Returns the offset of the first bracket, word or sign beyond its limit; nil if there is none.
  ///
  /// The parser counts brackets, too, but its time grows with the square of those beyond its limit.
  private static func depthExcess(in lexer: SwiftLexer) -> Int? {
    var (offset, depth, words, conditions, signs) = (0, 0, 0, 0, 0)
    while offset < lexer.count {
      let byte = lexer.bytes[offset]
      if lexer.isAt(offset, .wordStart) {
        words += 1
        if words > Self.words { return offset }
        offset = lexer.end(of: .word, from: offset)
        continue
      }
      if byte != UInt8(ascii: "@"), !lexer.isAt(offset, .blank) { words = 0 }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > brackets { return offset }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(depth - 1, 0)
      case UInt8(ascii: "#") where lexer.isWord("if", at: offset + 1):
        conditions += 1
        if conditions > brackets { return offset }
      case UInt8(ascii: "#") where lexer.isWord("endif", at: offset + 1):
        conditions = max(conditions - 1, 0)
      case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "`"):
        let end = lexer.endOfHidden(at: offset) ?? offset + 1
        switch byte {
        case UInt8(ascii: "#") where lexer.endOfPoundSigns(from: offset) - offset > Self.signs:
          return offset
        case UInt8(ascii: "/") where !"/*".utf8.contains(lexer.byte(at: offset + 1)):
          signs += (offset..<end).count { lexer.mayBeginRegex(at: $0) }
          if signs > Self.signs { return offset }
        default: break
        }
        offset = end
        continue
      case 0x0A, 0x0D: signs = 0
      default: break
      }
      offset += 1
    }
    return nil
  }
}

/// The number of times that each byte occurs in a text.
private struct ByteCounts {
  private var counts = [Int](repeating: 0, count: 256)

  init(_ lexer: SwiftLexer) {
    counts.withUnsafeMutableBufferPointer { counts in
      for offset in 0..<lexer.count { counts[Int(lexer.bytes[offset])] &+= 1 }
    }
  }

  func of(_ byte: UInt8) -> Int { counts[Int(byte)] }
}

extension SwiftLexer {
  /// The number of bytes in the longest line.
  fileprivate var longestLine: Int {
    var (start, longest) = (0, 0)
    while start < count {
      let end = offsetOf(0x0A, from: start, to: count)
      longest = max(longest, end - start)
      start = end + 1
    }
    return longest
  }

  /// Returns the end of a comment or a literal; nil if none begins at an offset, or the literal does not end.
  fileprivate func endOfHidden(at offset: Int) -> Int? {
    if let end = end(ofMarkAt: offset) { return end }
    switch bytes[offset] {
    case UInt8(ascii: "\""): return endOfLine(from: offset)
    // All of the rest is the comment, also what looks like other comments.
    case UInt8(ascii: "/") where byte(at: offset + 1) == UInt8(ascii: "*"): return count
    default: return nil
    }
  }

  /// Returns whether a slash stands at an offset, and no operand before it.
  fileprivate func mayBeginRegex(at offset: Int) -> Bool {
    guard bytes[offset] == UInt8(ascii: "/") else { return false }
    var before = offset - 1
    while before >= 0, isAt(before, .blank) { before -= 1 }
    return before < 0 || !isAt(before, .word) && !")]}\"`'?!.".utf8.contains(bytes[before])
  }

  /// Returns whether the word at an offset is a certain one.
  fileprivate func isWord(_ word: StaticString, at offset: Int) -> Bool {
    let length = end(of: .word, from: offset) - offset
    return length == word.utf8CodeUnitCount && memcmp(bytes + offset, word.utf8Start, length) == 0
  }

  /// Returns the end of the comment or the literal around an offset; nil if it is in code.
  fileprivate func endOfHidden(around offset: Int) -> Int? {
    var start = nextMark(from: 0)
    while start < offset {
      let end = endOfHidden(at: start) ?? start + 1
      if end > offset { return end }
      start = nextMark(from: end)
    }
    return nil
  }
}

extension NestingLimit.Chain {
  /// The signs of a chain that nest at a position: those before a comma, or in brackets that are closed, do not.
  private struct Nesting {
    private(set) var count = 0
    /// The signs in each of the brackets around the position, outermost first.
    private var levels = [0]

    mutating func reset() {
      count = 0
      levels.removeAll(keepingCapacity: true)
      levels.append(0)
    }

    mutating func add() {
      count += 1
      levels[levels.count - 1] += 1
    }

    mutating func pass(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): levels.append(0)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"):
        count -= levels.removeLast()
        if levels.isEmpty { levels.append(0) }
      case UInt8(ascii: ","):
        count -= levels[levels.count - 1]
        levels[levels.count - 1] = 0
      default: break
      }
    }
  }

  func firstExcess(in lexer: SwiftLexer) -> Int? {
    var nesting = Nesting()
    var offset = next(from: 0, in: lexer)
    while offset < lexer.count {
      nesting.add()
      if nesting.count > limit {
        guard !isInLiterals, let end = lexer.endOfHidden(around: offset) else { return offset }
        nesting.reset()
        offset = next(from: end, in: lexer)
        continue
      }
      var end = offset + 1
      while end < lexer.count, !isSign(at: end, in: lexer) {
        if !lexer.isAt(end, gap) {
          guard others.contains(lexer.bytes[end]) else { break }
          nesting.pass(lexer.bytes[end])
        }
        end += 1
      }
      if !isSign(at: end, in: lexer) {
        nesting.reset()
        end = next(from: end, in: lexer)
      }
      offset = end
    }
    return nil
  }

  private func isSign(at offset: Int, in lexer: SwiftLexer) -> Bool {
    lexer.byte(at: offset) == sign && (before == 0 || lexer.byte(at: offset - 1) == before)
      && (after.isEmpty || lexer.isAt(offset + 1, after))
  }

  /// Returns the offset of the next sign; the end of the text if there is none.
  private func next(from start: Int, in lexer: SwiftLexer) -> Int {
    var offset = lexer.offsetOf(sign, from: start, to: lexer.count)
    while offset < lexer.count, !isSign(at: offset, in: lexer) {
      offset = lexer.offsetOf(sign, from: offset + 1, to: lexer.count)
    }
    return offset
  }
}
