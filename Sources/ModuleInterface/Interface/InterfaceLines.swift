import Foundation

/// The lines of an interface with declarations, without blank lines and comments.
///
/// The text is written by a compiler: each declaration starts a line, members are indented by four
/// spaces, and only comments span several lines. In a debug build, finding line ends byte by byte
/// would take seconds for the standard library, so `memchr` finds them.
struct InterfaceLines: Sequence, IteratorProtocol {
  /// A line.
  struct Line {
    /// The number of leading spaces.
    var indentation: Int
    /// The rest of the line.
    var bytes: Slice<UnsafeBufferPointer<UInt8>>

    /// The rest of the line, as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Returns whether some ASCII characters are in the line. A search in a text would take longer than all else.
    func contains(_ word: StaticString) -> Bool {
      guard let base = bytes.base.baseAddress else { return false }
      let count = word.utf8CodeUnitCount
      var start = bytes.startIndex
      while start + count <= bytes.endIndex,
        let found = memchr(
          base + start, Int32(word.utf8Start.pointee), bytes.endIndex - start - count + 1)
      {
        if memcmp(found, word.utf8Start, count) == 0 { return true }
        start = found - UnsafeMutableRawPointer(mutating: base) + 1
      }
      return false
    }
  }

  private let buffer: UnsafeBufferPointer<UInt8>
  private var offset = 0

  /// Creates a sequence over a buffer, which must outlive it.
  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  mutating func next() -> Line? {
    while let line = nextLine() {
      let start = line.bytes.startIndex
      guard start < line.bytes.endIndex else { continue }
      guard buffer[start] == 0x2F, start + 1 < line.bytes.endIndex else { return line }
      if buffer[start + 1] == 0x2F { continue }
      guard buffer[start + 1] == 0x2A else { return line }
      skipComment(from: start + 2)
    }
    return nil
  }

  private mutating func nextLine() -> Line? {
    guard offset < buffer.count, let base = buffer.baseAddress else { return nil }
    let end =
      memchr(base + offset, 0x0A, buffer.count - offset)
      .map { $0 - UnsafeMutableRawPointer(mutating: base) } ?? buffer.count
    var start = offset
    while start < end, buffer[start] == 0x20 { start += 1 }
    defer { offset = end + 1 }
    return Line(indentation: start - offset, bytes: buffer[start..<end])
  }

  /// Skips a comment, including nested ones.
  private mutating func skipComment(from start: Int) {
    var depth = 1
    var index = start
    while index + 1 < buffer.count {
      switch (buffer[index], buffer[index + 1]) {
      case (0x2A, 0x2F):
        depth -= 1
        index += 2
      case (0x2F, 0x2A):
        depth += 1
        index += 2
      default: index += 1
      }
      if depth == 0 { break }
    }
    offset = index
  }
}

extension UInt8 {
  /// Whether the byte is part of an identifier: a letter, a digit, an underscore, or a byte of any other script.
  var isPartOfName: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}
