// The form of what a run leaves for the next one. A property list takes as long to read and write as planning a mock, and
// the texts of some thousand numbers take longer than reading the files that they are about.

/// Writes numbers, texts and lists as bytes, one after the other, for a `BinaryReader`.
package struct BinaryWriter: Sendable {
  private var bytes: [UInt8] = []

  /// Begins with a text that tells the kind and the version of what follows.
  ///
  /// - Parameters:
  ///   - head: The text.
  ///   - capacity: The number of bytes that are expected.
  package init(head: String, capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
    write(head)
  }

  /// Writes a number of up to 255.
  package mutating func write(_ number: UInt8) { bytes.append(number) }

  /// Writes whether something is so.
  package mutating func write(_ isSo: Bool) { bytes.append(isSo ? 1 : 0) }

  /// Writes a number.
  package mutating func write(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes a number.
  package mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }

  /// Writes a text.
  package mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a list of numbers.
  package mutating func write(_ numbers: [UInt32]) {
    write(numbers.count)
    #if _endian(big)
      for number in numbers { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
    #else
      numbers.withUnsafeBytes { bytes.append(contentsOf: $0) }
    #endif
  }

  /// Writes a list, element by element.
  package mutating func write<Element>(
    _ elements: [Element], _ write: (inout BinaryWriter, Element) -> Void
  ) {
    self.write(elements.count)
    for element in elements { write(&self, element) }
  }

  /// The bytes, with their hash at the end.
  package var sealed: [UInt8] {
    var result = self
    let hash = ContentHash(of: bytes)
    hash.write(to: &result)
    return result.bytes
  }
}

/// Reads what a `BinaryWriter` has written, in the same order.
package struct BinaryReader: Sendable {
  /// The bytes end too early, or are not what is asked for.
  package struct Damage: Error, Sendable {
    package init() {}
  }

  private let bytes: [UInt8]
  private var place = 0
  /// The end of what may be read.
  private var end: Int

  /// Takes bytes; throws if they are damaged, or begin with another text.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, with their hash at the end.
  ///   - head: The text that tells the kind and the version.
  package init(_ bytes: [UInt8], head: String) throws(Damage) {
    self.bytes = bytes
    end = bytes.count
    let start = end - ContentHash.size
    guard start >= 0 else { throw Damage() }
    place = start
    let hash = try ContentHash(from: &self)
    (place, end) = (0, start)
    guard try text() == head, hash == ContentHash(of: bytes[..<end]) else { throw Damage() }
  }

  /// Whether all was read.
  package var isAtEnd: Bool { place == end }

  /// Reads a number of up to 255.
  package mutating func byte() throws(Damage) -> UInt8 {
    guard place < end else { throw Damage() }
    place += 1
    return bytes[place - 1]
  }

  /// Reads whether something is so.
  package mutating func bool() throws(Damage) -> Bool { try byte() != 0 }

  /// Reads a number.
  package mutating func number() throws(Damage) -> UInt64 {
    guard end - place >= 8 else { throw Damage() }
    place += 8
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place - 8, as: UInt64.self))
    }
  }

  /// Reads a number.
  package mutating func int() throws(Damage) -> Int {
    guard let number = Int(exactly: Int64(bitPattern: try number())) else { throw Damage() }
    return number
  }

  /// Reads a text.
  package mutating func text() throws(Damage) -> String {
    let range = try range(count: int(), of: 1)
    return bytes.withUnsafeBytes {
      String(decoding: UnsafeRawBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }

  /// Reads a list of numbers.
  package mutating func numbers() throws(Damage) -> [UInt32] {
    let count = try int()
    let range = try range(count: count, of: 4)
    return bytes.withUnsafeBytes { bytes in
      [UInt32](unsafeUninitializedCapacity: count) { numbers, initialized in
        UnsafeMutableRawBufferPointer(numbers).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[range]))
        #if _endian(big)
          for index in 0..<count { numbers[index] = UInt32(littleEndian: numbers[index]) }
        #endif
        initialized = count
      }
    }
  }

  /// Reads the number of elements of a list, each of which takes a byte at least.
  package mutating func count() throws(Damage) -> Int {
    let count = try int()
    guard count >= 0, count <= end - place else { throw Damage() }
    return count
  }

  /// Reads a list, element by element.
  package mutating func list<Element>(
    _ read: (inout BinaryReader) throws(Damage) -> Element
  ) throws(Damage) -> [Element] {
    let count = try count()
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }

  /// Returns the place of some elements of a size, and goes on after them.
  private mutating func range(count: Int, of size: Int) throws(Damage) -> Range<Int> {
    guard count >= 0, count <= (end - place) / size else { throw Damage() }
    defer { place += count * size }
    return place..<place + count * size
  }
}

extension ContentHash {
  /// The number of bytes of a hash.
  fileprivate static let size = 16
}
