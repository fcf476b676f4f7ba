import Foundation

/// Finds the ends of comments, string literals, regular expressions and raw identifiers in Swift
/// text, so that braces and keywords in them are not taken for code.
///
/// The rules are those of *The Swift Programming Language*, "Lexical Structure", of SE-0200 (raw
/// strings), SE-0168 (multi-line strings), SE-0354 (regular expressions) and SE-0451 (raw
/// identifiers), as swift-syntax implements them. If only a parser could tell whether a slash
/// begins a regular expression or is an operator, the lexer returns nil.
///
/// The lexer works on pointers, without generic code: it scans every byte of an app, and build
/// plugins run it unoptimized.
struct SwiftLexer {
  /// The depth to which string literals may be nested in interpolations.
  static let deepestInterpolation = 32

  let bytes: UnsafePointer<UInt8>
  let count: Int
  let classes: UnsafePointer<UInt8>

  /// Creates a lexer of a text, with the table of byte classes.
  init(_ bytes: UnsafePointer<UInt8>, count: Int, classes: UnsafePointer<UInt8>) {
    self.bytes = bytes
    self.count = count
    self.classes = classes
  }

  /// Runs `body` with a lexer of a text.
  static func over<Result>(_ text: [UInt8], _ body: (SwiftLexer) -> Result) -> Result? {
    text.withUnsafeBufferPointer { buffer -> Result? in
      ByteClasses.table.withUnsafeBufferPointer { classes -> Result? in
        guard let bytes = buffer.baseAddress, let table = classes.baseAddress else { return nil }
        return body(SwiftLexer(bytes, count: buffer.count, classes: table))
      }
    }
  }

  /// Returns the offset of the next mark; the end of the text if there is none.
  ///
  /// - Complexity: O(*n*). Most bytes are visited by this loop alone, which therefore does as
  ///   little as possible.
  func nextMark(from offset: Int) -> Int {
    var offset = offset
    while offset < count, classes[Int(bytes[offset])] & 1 == 0 { offset &+= 1 }
    return offset
  }

  /// Returns the byte at an offset; a NUL outside of the text.
  func byte(at offset: Int) -> UInt8 { offset >= 0 && offset < count ? bytes[offset] : 0 }

  /// Returns whether the byte at an offset is of a class.
  func isAt(_ offset: Int, _ wanted: ByteClasses) -> Bool {
    offset >= 0 && offset < count && classes[Int(bytes[offset])] & wanted.rawValue != 0
  }

  /// Returns the offset of the first byte from `offset` on that is not of a class.
  func end(of wanted: ByteClasses, from offset: Int) -> Int {
    let bits = wanted.rawValue
    var end = offset
    while end < count, classes[Int(bytes[end])] & bits != 0 { end &+= 1 }
    return end
  }

  /// Returns the offset of the end of the line.
  func endOfLine(from offset: Int) -> Int {
    let lineFeed = offsetOf(0x0A, from: offset, to: count)
    return offsetOf(0x0D, from: offset, to: lineFeed)
  }

  /// Returns the offset of a byte in a range; the end of the range if it is not there.
  func offsetOf(_ byte: UInt8, from start: Int, to end: Int) -> Int {
    guard start < end, let found = memchr(bytes + start, Int32(byte), end - start) else {
      return end
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(bytes)
  }

  /// Returns the offset of the first byte that is neither white space nor part of a comment, across
  /// line breaks; nil if a comment does not end.
  func endOfTrivia(from offset: Int) -> Int? {
    var end = offset
    while true {
      end = self.end(of: [.blank, .lineBreak], from: end)
      guard byte(at: end) == 0x2F, byte(at: end + 1) == 0x2F || byte(at: end + 1) == 0x2A else {
        return end
      }
      guard let past = endOfComment(at: end) else { return nil }
      end = past
    }
  }

  /// Returns the offset after the comment at an offset; nil if it does not end.
  func endOfComment(at offset: Int) -> Int? {
    byte(at: offset + 1) == 0x2F ? endOfLine(from: offset) : endOfBlockComment(at: offset)
  }

  private func endOfBlockComment(at offset: Int) -> Int? {
    var depth = 1
    var end = offset + 2
    while end &+ 1 < count {
      let byte = bytes[end]
      if byte == 0x2A, bytes[end &+ 1] == 0x2F {
        depth -= 1
        end &+= 2
        if depth == 0 { return end }
      } else if byte == 0x2F, bytes[end &+ 1] == 0x2A {
        depth += 1
        end &+= 2
      } else {
        end &+= 1
      }
    }
    return nil
  }

  /// Returns the offset after the token or comment at a mark; nil if it does not end, or if only a
  /// parser could tell where.
  func end(ofMarkAt offset: Int, depth: Int = 0) -> Int? {
    switch bytes[offset] {
    case UInt8(ascii: "\""): endOfString(at: offset, pounds: 0, depth: depth)
    case UInt8(ascii: "#"): endOfPounds(at: offset, depth: depth)
    case UInt8(ascii: "`"): endOfRawIdentifier(at: offset)
    case UInt8(ascii: "/"): endOfSlash(at: offset)
    default: offset + 1
    }
  }

  /// Returns the offset after a raw string, a regular expression, the word of a directive such as
  /// `#if`, or that of an expression such as `#selector`.
  private func endOfPounds(at offset: Int, depth: Int) -> Int? {
    let end = endOfPoundSigns(from: offset)
    switch byte(at: end) {
    case UInt8(ascii: "\""): return endOfString(at: end, pounds: end - offset, depth: depth)
    case UInt8(ascii: "/"): return endOfExtendedRegex(at: end, pounds: end - offset)
    // The first line of a script is not Swift.
    case UInt8(ascii: "!") where offset == 0: return endOfLine(from: end)
    default: return end
    }
  }

  /// Returns the offset of the first byte from `offset` on that is not `#`.
  func endOfPoundSigns(from offset: Int) -> Int {
    var end = offset
    while byte(at: end) == UInt8(ascii: "#") { end &+= 1 }
    return end
  }

  /// Returns the offset after an identifier in backticks; nil if it does not end.
  func endOfRawIdentifier(at offset: Int) -> Int? {
    let end = offsetOf(0x60, from: offset + 1, to: endOfLine(from: offset))
    return byte(at: end) == 0x60 ? end + 1 : nil
  }
}
