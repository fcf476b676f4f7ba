/// Finds in a text's bytes, without parsing, the places where a protocol may be declared.
///
/// It finds too much (the word in comments and strings) and never too little. Carving the
/// declarations out of the bytes would start from these offsets.
struct ProtocolPrescan {
  /// The offsets of the word `protocol` where it may be the keyword, ascending.
  let keywordOffsets: [Int]

  /// Scans a text.
  ///
  /// - Complexity: O(*n*), looking at every fifth byte or so (Horspool's search).
  init(_ source: SourceText) {
    keywordOffsets = source.bytes.withUnsafeBufferPointer(Self.keywordOffsets(in:))
  }

  /// Whether a protocol may be declared between two offsets.
  ///
  /// - Complexity: O(log *n*).
  func mayDeclareProtocol(in range: Range<Int>) -> Bool {
    var low = 0
    var high = keywordOffsets.count
    while low < high {
      let middle = (low + high) / 2
      if keywordOffsets[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < keywordOffsets.count && keywordOffsets[low] < range.upperBound
  }

  private static let keyword = Array("protocol".utf8)

  private static func keywordOffsets(in buffer: UnsafeBufferPointer<UInt8>) -> [Int] {
    var offsets: [Int] = []
    let length = keyword.count
    var end = length - 1
    while end < buffer.count {
      let last = buffer[end]
      let start = end - length + 1
      if last == 0x6C, keyword.elementsEqual(buffer[start...end]),
        isBoundary(before: start, in: buffer), isBoundary(after: end, in: buffer)
      {
        offsets.append(start)
      }
      end += shift(over: last)
    }
    return offsets
  }

  /// How far the keyword may move on when its last letter lies over `byte`.
  private static func shift(over byte: UInt8) -> Int {
    switch byte {
    case 0x63: 2  // c
    case 0x6F: 1  // o
    case 0x74: 4  // t
    case 0x72: 6  // r
    case 0x70: 7  // p
    default: 8
    }
  }

  private static func isBoundary(before start: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    guard start > 0 else { return true }
    let byte = buffer[start - 1]
    return !isWord(byte) && byte != 0x2E && byte != 0x60
  }

  private static func isBoundary(after end: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    end + 1 >= buffer.count || !isWord(buffer[end + 1])
  }

  /// Whether an ASCII byte continues an identifier. Others are taken for white space: some are.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24: true
    default: false
    }
  }
}
