/// Finds the first byte that is not valid UTF-8.
///
/// The standard library reports its offset only from macOS 26 on.
struct UTF8Validation {
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Returns the offset of the first block of 32 bytes that are not all ASCII; nil if there is
  /// none.
  ///
  /// - Complexity: O(*n*), 32 bytes at a time.
  static func firstNonASCIIOffset(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return nil }
      var offset = 0
      while offset &+ 32 <= buffer.count {
        let first =
          base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          | base.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
        let second =
          base.loadUnaligned(fromByteOffset: offset &+ 16, as: UInt64.self)
          | base.loadUnaligned(fromByteOffset: offset &+ 24, as: UInt64.self)
        if (first | second) & highBits != 0 { return offset }
        offset &+= 32
      }
      return buffer[offset...].contains { $0 >= 0x80 } ? offset : nil
    }
  }

  /// Returns the offset of the first byte that is not part of well-formed UTF-8 (Unicode 16, table
  /// 3-7); nil if all are.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: The offset of the first byte to check; the bytes before it are well-formed.
  /// - Complexity: O(*n*), eight bytes at a time in ASCII text.
  static func firstInvalidOffset(in bytes: [UInt8], from start: Int = 0) -> Int? {
    bytes.withUnsafeBytes { buffer in
      var offset = start
      while offset < buffer.count {
        if offset + 8 <= buffer.count,
          buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & highBits == 0
        {
          offset += 8
        } else if buffer[offset] < 0x80 {
          offset += 1
        } else if let length = sequenceLength(in: buffer, at: offset) {
          offset += length
        } else {
          return offset
        }
      }
      return nil
    }
  }

  /// Returns the length of the well-formed sequence of several bytes at `offset`.
  private static func sequenceLength(in buffer: UnsafeRawBufferPointer, at offset: Int) -> Int? {
    let second: ClosedRange<UInt8>
    let length: Int
    switch buffer[offset] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= buffer.count, second.contains(buffer[offset + 1]) else { return nil }
    for index in offset + 2..<offset + length where buffer[index] & 0xC0 != 0x80 { return nil }
    return length
  }
}
