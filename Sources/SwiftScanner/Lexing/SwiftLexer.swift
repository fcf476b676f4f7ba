/// Knows as much of the lexical structure of Swift as it takes to tell braces from what only looks like
/// them: comments, string literals with interpolations, raw identifiers.
///
/// The rules are those of *The Swift Programming Language*, "Lexical Structure", of SE-0200 (raw
/// strings), SE-0168 (multi-line strings) and SE-0451 (raw identifiers). Regular expressions (SE-0354)
/// cannot be told from operators without a parser; where one may be, nothing is said.
struct SwiftLexer {
  private static let marks: [Bool] = (0..<256).map { byte in
    "{}\"/#`".utf8.contains(UInt8(byte))
  }

  private let buffer: UnsafeBufferPointer<UInt8>

  /// Takes a text.
  init(_ buffer: UnsafeBufferPointer<UInt8>) { self.buffer = buffer }

  /// The offset of the next brace, or of what may begin a comment or a literal; the end of the text if
  /// there is none.
  ///
  /// - Complexity: O(*n*), with as little work for a byte as can be: most bytes are looked at here
  ///   alone.
  func nextMark(from offset: Int) -> Int {
    Self.marks.withUnsafeBufferPointer { marks in
      var offset = offset
      while offset < buffer.count, !marks[Int(buffer[offset])] { offset &+= 1 }
      return offset
    }
  }

  /// The offset after what begins at a mark that is no brace; nil if it may be a regular expression, or
  /// does not end.
  func end(ofMarkAt offset: Int) -> Int? {
    switch buffer[offset] {
    case UInt8(ascii: "\""): return endOfString(at: offset, pounds: 0)
    case UInt8(ascii: "#"): return endOfPounds(at: offset)
    case UInt8(ascii: "`"): return endOfRawIdentifier(at: offset)
    default: return endOfSlash(at: offset)
    }
  }

  private func byte(at offset: Int) -> UInt8 { offset < buffer.count ? buffer[offset] : 0 }

  /// A raw string, a directive such as `#if`, or an expression such as `#selector`.
  private func endOfPounds(at offset: Int) -> Int? {
    var end = offset
    while byte(at: end) == UInt8(ascii: "#") { end += 1 }
    switch byte(at: end) {
    case UInt8(ascii: "\""): return endOfString(at: end, pounds: end - offset)
    case UInt8(ascii: "/"): return nil
    // The first line of a script is no Swift.
    case UInt8(ascii: "!") where offset == 0: return endOfLine(from: end)
    default: return end
    }
  }

  private func endOfRawIdentifier(at offset: Int) -> Int? {
    var end = offset + 1
    while end < buffer.count, buffer[end] != UInt8(ascii: "\n") {
      if buffer[end] == UInt8(ascii: "`") { return end + 1 }
      end += 1
    }
    return nil
  }

  /// A comment or an operator.
  private func endOfSlash(at offset: Int) -> Int? {
    switch byte(at: offset + 1) {
    case UInt8(ascii: "/"): return endOfLine(from: offset)
    case UInt8(ascii: "*"): return endOfBlockComment(at: offset)
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
      UInt8(ascii: ")"), UInt8(ascii: ","):
      return offset + 1
    default:
      // After an operand, without a space, it divides.
      return offset > 0 && Self.endsOperand(buffer[offset - 1]) ? offset + 1 : nil
    }
  }

  private static func endsOperand(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""): true
    default: false
    }
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private func endOfLine(from offset: Int) -> Int {
    var end = offset
    while end < buffer.count, buffer[end] != UInt8(ascii: "\n") { end &+= 1 }
    return end
  }

  private func endOfBlockComment(at offset: Int) -> Int? {
    var depth = 1
    var end = offset + 2
    while end + 1 < buffer.count {
      switch (buffer[end], buffer[end + 1]) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        end += 2
        if depth == 0 { return end }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        end += 2
      default: end += 1
      }
    }
    return nil
  }

  /// The offset after a string literal.
  ///
  /// - Parameters:
  ///   - offset: Where its first quote stands.
  ///   - pounds: How many `#` stand before that.
  private func endOfString(at offset: Int, pounds: Int) -> Int? {
    let quote = UInt8(ascii: "\"")
    let isTripled = byte(at: offset + 1) == quote && byte(at: offset + 2) == quote
    // `#"""#` is a quote between quotes.
    let isLong = isTripled && (pounds == 0 || Self.endsLine(byte(at: offset + 3)))
    if !isLong, byte(at: offset + 1) == quote { return has(pounds, at: offset + 2) }
    let quotes = isLong ? 3 : 1
    var end = offset + quotes
    while end < buffer.count {
      switch buffer[end] {
      case quote:
        let isEnd = !isLong || byte(at: end + 1) == quote && byte(at: end + 2) == quote
        if isEnd, let past = has(pounds, at: end + quotes) { return past }
        end += 1
      case UInt8(ascii: "\\"):
        guard let escaped = has(pounds, at: end + 1) else {
          end += 1
          continue
        }
        if byte(at: escaped) == UInt8(ascii: "(") {
          guard let past = endOfInterpolation(at: escaped) else { return nil }
          end = past
        } else {
          end = escaped + 1
        }
      case UInt8(ascii: "\n") where !isLong: return nil
      default: end += 1
      }
    }
    return nil
  }

  /// The offset after a number of `#`; nil if they are not there.
  private func has(_ pounds: Int, at offset: Int) -> Int? {
    (offset..<offset + pounds).allSatisfy { byte(at: $0) == UInt8(ascii: "#") }
      ? offset + pounds : nil
  }

  private func endOfInterpolation(at offset: Int) -> Int? {
    var depth = 0
    var end = offset
    while end < buffer.count {
      switch buffer[end] {
      case UInt8(ascii: "("):
        depth += 1
        end += 1
      case UInt8(ascii: ")"):
        depth -= 1
        end += 1
        if depth == 0 { return end }
      case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "`"), UInt8(ascii: "/"):
        guard let past = self.end(ofMarkAt: end) else { return nil }
        end = past
      default: end += 1
      }
    }
    return nil
  }
}
