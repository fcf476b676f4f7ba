/// A hash of contents, for caching and for detecting changes, not for security.
///
/// A package for hashing would take longer to build than this whole target. A cache needs a good
/// 128-bit hash but no cryptography, since a wrong entry only harms its owner, and the standard
/// library's `Hasher` has a new seed in each process. The hash is FNV-1a in words of eight bytes,
/// in two lanes that are rotated differently; without optimization it processes some hundred
/// megabytes per second.
package struct ContentHash: Sendable, Hashable {
  private var low: UInt64 = 0xcbf2_9ce4_8422_2325
  private var high: UInt64 = 0x8422_2325_cbf2_9ce4

  /// Creates the hash of empty content.
  package init() {}

  /// Adds bytes and a terminator.
  package mutating func combine(_ bytes: ArraySlice<UInt8>) {
    mixEnd(bytes.dropFirst(mixWords(of: bytes)), count: bytes.count)
  }

  /// Adds the bytes of two texts, as if they were one, and a terminator. They may be large, and are not copied.
  package mutating func combine(_ start: ArraySlice<UInt8>, _ end: ArraySlice<UInt8>) {
    let first = start.dropFirst(mixWords(of: start))
    // The word that is in both.
    let middle = end.prefix((8 - first.count) % 8)
    let joined = Array(first) + middle
    let mixed = mixWords(of: joined[...])
    let rest = end.dropFirst(middle.count)
    let last = mixed == joined.count ? rest.dropFirst(mixWords(of: rest)) : joined[...]
    mixEnd(last, count: start.count + end.count)
  }

  /// Mixes in all whole words, and returns the number of their bytes.
  private mutating func mixWords(of bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBytes { buffer in
      let end = buffer.count / 8 * 8
      var offset = 0
      while offset < end {
        mix(buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
        offset += 8
      }
      return end
    }
  }

  /// Mixes in the bytes after the last whole word, and the number of all.
  private mutating func mixEnd(_ bytes: ArraySlice<UInt8>, count: Int) {
    var rest: UInt64 = 0
    for byte in bytes { rest = rest << 8 | UInt64(byte) }
    mix(rest)
    mix(UInt64(count))
  }

  /// Adds bytes and a terminator.
  package mutating func combine(_ bytes: [UInt8]) { combine(bytes[...]) }

  /// Adds a text and a terminator.
  package mutating func combine(_ text: String) { combine(Array(text.utf8)) }

  private mutating func mix(_ word: UInt64) {
    low = (low ^ word) &* 0x0000_0100_0000_01b3
    low ^= low >> 32
    high = (high ^ (word << 29 | word >> 35)) &* 0x9e37_79b9_7f4a_7c15
    high ^= high >> 29
  }

  /// The hash as 32 hexadecimal digits.
  package var text: String {
    let digits = [low, high].flatMap { word in
      stride(from: UInt64(60), through: 0, by: -4).map { UInt8.hexDigit(of: word >> $0) }
    }
    return String(decoding: digits, as: UTF8.self)
  }
}

extension ContentHash {
  /// Creates the hash of some bytes.
  package init(of bytes: [UInt8]) { self.init(of: bytes[...]) }

  /// Creates the hash of some bytes.
  package init(of bytes: ArraySlice<UInt8>) {
    self.init()
    combine(bytes)
  }

  /// Creates the hash of some texts.
  package init(of texts: [String]) {
    self.init()
    for text in texts { combine(text) }
  }
}

extension ContentHash {
  /// Writes the hash.
  package func write(to writer: inout BinaryWriter) {
    writer.write(low)
    writer.write(high)
  }

  /// Reads a hash.
  package init(from reader: inout BinaryReader) throws(BinaryReader.Damage) {
    low = try reader.number()
    high = try reader.number()
  }
}

extension UInt8 {
  /// Returns the hexadecimal digit of the last four bits of a number, in ASCII.
  fileprivate static func hexDigit(of number: UInt64) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: number & 0xF)
    return value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
  }
}
