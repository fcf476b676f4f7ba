/// What is refused before parsing, because the parser would not come back.
struct NestingLimit {
  /// The deepest nesting of brackets that is parsed: what the compiler accepts, too.
  static let brackets = 256
  /// How many `[` may follow each other. The parser tries each of them in two ways, `[T]` and
  /// `[3 of T]` (SE-0483), so that each doubles the time.
  static let openSquares = 10

  /// The offset of the `[` that is one too many, nil if there is none.
  ///
  /// - Complexity: O(*n*).
  static func firstExcess(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      var run = 0
      var offset = 0
      while offset < buffer.count {
        switch buffer[offset] {
        case 0x5B: run += 1
        case 0x20, 0x09, 0x0A, 0x0D: break
        default: run = 0
        }
        if run > openSquares { return offset }
        offset += 1
      }
      return nil
    }
  }
}
