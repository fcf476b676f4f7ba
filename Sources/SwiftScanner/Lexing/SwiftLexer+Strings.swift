extension SwiftLexer {
  /// Returns the offset after a string literal; nil if it does not end.
  ///
  /// - Parameters:
  ///   - offset: The offset of its first quote.
  ///   - pounds: The number of `#` before the quote.
  ///   - depth: The number of literals that it is nested in.
  func endOfString(at offset: Int, pounds: Int, depth: Int) -> Int? {
    guard depth < Self.deepestInterpolation else { return nil }
    let quote = UInt8(ascii: "\"")
    let isTripled = byte(at: offset + 1) == quote && byte(at: offset + 2) == quote
    // `#"""#` is not a multi-line string, but a string that holds one quote.
    let isLong = isTripled && (pounds == 0 || !endsInLine(from: offset + 2, pounds: pounds))
    if !isLong, byte(at: offset + 1) == quote, let past = skip(pounds, at: offset + 2) {
      return past
    }
    let quotes = isLong ? 3 : 1
    var end = offset + quotes
    while end < count {
      switch bytes[end] {
      case quote:
        let isEnd = !isLong || byte(at: end + 1) == quote && byte(at: end + 2) == quote
        if isEnd, let past = skip(pounds, at: end + quotes) { return past }
        end &+= 1
      case UInt8(ascii: "\\"):
        guard let escaped = skip(pounds, at: end + 1) else {
          end &+= 1
          continue
        }
        if byte(at: escaped) == UInt8(ascii: "(") {
          guard let past = endOfParentheses(at: escaped, depth: depth + 1) else { return nil }
          end = past
        } else {
          end = isLong || !isAt(escaped, .lineBreak) ? escaped + 1 : escaped
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isLong { return nil }
        end &+= 1
      default: end &+= 1
      }
    }
    return nil
  }

  /// Returns whether a quote followed by a number of `#` stands later in the line.
  private func endsInLine(from offset: Int, pounds: Int) -> Bool {
    let lineEnd = endOfLine(from: offset)
    var end = offset
    while true {
      end = offsetOf(0x22, from: end, to: lineEnd)
      guard end < lineEnd else { return false }
      if skip(pounds, at: end + 1) != nil { return true }
      end &+= 1
    }
  }

  /// Returns the offset after a number of `#`; nil if there are fewer.
  func skip(_ pounds: Int, at offset: Int) -> Int? {
    var end = offset
    while end < offset &+ pounds {
      guard byte(at: end) == UInt8(ascii: "#") else { return nil }
      end &+= 1
    }
    return end
  }

  /// Returns the offset after the closing parenthesis that matches the one at an offset, as in an
  /// interpolation or the arguments of an attribute; nil if there is none.
  func endOfParentheses(at offset: Int, depth nesting: Int = 0) -> Int? {
    var depth = 0
    var end = offset
    while end < count {
      switch bytes[end] {
      case UInt8(ascii: "("):
        depth &+= 1
        end &+= 1
      case UInt8(ascii: ")"):
        depth &-= 1
        end &+= 1
        if depth == 0 { return end }
      case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "`"), UInt8(ascii: "/"):
        guard let past = self.end(ofMarkAt: end, depth: nesting) else { return nil }
        end = past
      default: end &+= 1
      }
    }
    return nil
  }
}
