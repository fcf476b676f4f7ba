/// The rules of SE-0354, as swift-syntax implements them, which tell whether a slash begins a
/// comment, a regular expression, or an operator.
extension SwiftLexer {
  /// Returns the offset after the comment, regular expression or operator at a slash; nil if the
  /// comment or expression does not end, or if only a parser could tell what it is.
  func endOfSlash(at offset: Int) -> Int? {
    let next = byte(at: offset + 1)
    if next == 0x2F || next == 0x2A { return endOfComment(at: offset) }
    var start = offset
    while isAt(start - 1, .operatorSign), !endsBlockComment(at: start - 1) { start -= 1 }
    guard !isLeftBound(start) else { return offset + 1 }
    let lineEnd = endOfLine(from: offset)
    // A regular expression ends in its line.
    guard offsetOf(0x2F, from: offset + 1, to: lineEnd) < lineEnd else { return offset + 1 }
    let isDeclared = ["func", "operator"].contains { isWord($0, before: start) }
    if isDeclared { return end(of: .operatorSign, from: offset) }
    if isHarmless(from: offset + 1, to: lineEnd) { return lineEnd }
    var end = offset
    while isAt(end, .operatorSign), byte(at: end) != UInt8(ascii: ".") { end += 1 }
    if isRightBound(end) { return endOfBareRegex(at: offset, lineEnd: lineEnd) ?? offset + 1 }
    switch position(of: start) {
    case .operatorOnly: return offset + 1
    case .either: return endOfBareRegex(at: offset, lineEnd: lineEnd) ?? offset + 1
    case .regexOnly: return endOfBareRegex(at: offset, lineEnd: lineEnd, isSure: true)
    case .unknown: return nil
    }
  }

  /// Returns whether an operator that begins at an offset is adjacent to an operand on its left.
  private func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    return !isAt(offset - 1, [.blank, .lineBreak, .separator]) && !endsBlockComment(at: offset - 1)
      && !(bytes[offset - 1] == 0xA0 && offset > 1 && bytes[offset - 2] == 0xC2)
  }

  private func endsBlockComment(at offset: Int) -> Bool {
    offset > 0 && bytes[offset] == 0x2F && bytes[offset - 1] == 0x2A
  }

  /// Returns whether an operator that ends at an offset, and has no operand on its left, is
  /// adjacent to one on its right.
  private func isRightBound(_ offset: Int) -> Bool {
    switch byte(at: offset) {
    case 0x20, 0x09, 0x0A, 0x0D, 0x00, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    case 0xC2: byte(at: offset + 1) != 0xA0
    default: true
    }
  }

  /// Returns whether a part of a line holds no other marks than slashes, so that their meaning does
  /// not matter.
  private func isHarmless(from start: Int, to end: Int) -> Bool {
    var offset = start
    while offset < end {
      let next = byte(at: offset + 1)
      guard isAt(offset, .mark) else {
        offset &+= 1
        continue
      }
      guard bytes[offset] == 0x2F, next != 0x2F, next != 0x2A else { return false }
      offset &+= 1
    }
    return true
  }

  /// Returns whether a word stands directly before an offset, apart from white space.
  private func isWord(_ word: StaticString, before offset: Int) -> Bool {
    var end = offset
    while isAt(end - 1, [.blank, .lineBreak]) { end -= 1 }
    let start = end - word.utf8CodeUnitCount
    guard start >= 0, !isAt(start - 1, .word) else { return false }
    for index in 0..<word.utf8CodeUnitCount where bytes[start + index] != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// The possible meanings of a slash, judged by the text before it.
  private enum Position {
    case operatorOnly, regexOnly, either, unknown
  }

  /// Returns the possible meanings of the slash at an offset, by the text before it in its line.
  private func position(of offset: Int) -> Position {
    var end = offset
    while isAt(end - 1, .blank) { end -= 1 }
    switch byte(at: end - 1) {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""),
      UInt8(ascii: "`"):
      return .operatorOnly
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"): return .either
    case UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "="): return .regexOnly
    default: break
    }
    guard isAt(end - 1, .word) else { return .unknown }
    var start = end
    while isAt(start - 1, .word) { start -= 1 }
    return ReservedWords.areStatementWords(bytes + start, count: end - start)
      ? .unknown : .operatorOnly
  }

  /// Returns the offset after `/…/`; nil if it is an operator.
  ///
  /// - Parameters:
  ///   - offset: The offset of the first slash.
  ///   - lineEnd: The end of its line.
  ///   - isSure: Whether no operator is possible at the offset.
  private func endOfBareRegex(at offset: Int, lineEnd: Int, isSure: Bool = false) -> Int? {
    guard byte(at: offset + 1) != 0x20, byte(at: offset + 1) != 0x09 else { return nil }
    var (groups, brackets) = (0, 0)
    var isBlank = false
    var end = offset + 1
    while end < lineEnd {
      switch bytes[end] {
      case UInt8(ascii: "\\"):
        isBlank = false
        end &+= 2
        continue
      case UInt8(ascii: "/"):
        let next = byte(at: end + 1)
        return isBlank && !isSure || next == 0x2F || next == 0x2A ? nil : end + 1
      case UInt8(ascii: "(") where brackets == 0: groups += 1
      case UInt8(ascii: ")") where brackets == 0:
        groups -= 1
        if groups < 0 {
          guard isSure else { return nil }
          groups = 0
        }
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets = max(0, brackets - 1)
      default: break
      }
      isBlank = bytes[end] == 0x20 || bytes[end] == 0x09
      end &+= 1
    }
    return nil
  }

  /// Returns the offset after `#/…/#`; nil if it does not end.
  func endOfExtendedRegex(at slash: Int, pounds: Int) -> Int? {
    let isLong = isAt(end(of: .blank, from: slash + 1), .lineBreak)
    let limit = isLong ? count : endOfLine(from: slash)
    var end = slash + 1
    while end < limit {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end &+= 2
      case UInt8(ascii: "/"):
        if let past = skip(pounds, at: end + 1) { return endOfPoundSigns(from: past) }
        end &+= 1
      default: end &+= 1
      }
    }
    return nil
  }
}
