/// Finds in a text's bytes, without parsing, the places where a keyword may stand.
///
/// It finds too much (the word in comments and strings) and never too little.
struct KeywordSearch {
  private let keyword: [UInt8]
  /// The length of the keyword.
  var length: Int { keyword.count }
  /// How far the keyword may move on when its last letter lies over a byte.
  private let shifts: [Int]

  /// Prepares to search for a keyword of ASCII letters.
  init(_ keyword: String) {
    self.keyword = Array(keyword.utf8)
    var shifts = Array(repeating: max(self.keyword.count, 1), count: 256)
    for (index, letter) in self.keyword.dropLast().enumerated() {
      shifts[Int(letter)] = self.keyword.count - 1 - index
    }
    self.shifts = shifts
  }

  /// The offsets of the word where it may be the keyword, ascending.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - limit: How many are wanted at most.
  /// - Complexity: O(*n*), looking at about every *k*-th byte for a keyword of *k* letters
  ///   (Horspool's search).
  func offsets(in bytes: [UInt8], limit: Int = .max) -> [Int] {
    bytes.withUnsafeBufferPointer { buffer in
      shifts.withUnsafeBufferPointer { offsets(in: buffer, limit: limit, shifts: $0) }
    }
  }

  private func offsets(
    in buffer: UnsafeBufferPointer<UInt8>, limit: Int, shifts: UnsafeBufferPointer<Int>
  ) -> [Int] {
    guard let lastLetter = keyword.last else { return [] }
    var offsets: [Int] = []
    var end = keyword.count - 1
    while end < buffer.count, offsets.count < limit {
      let last = buffer[end]
      let start = end - keyword.count + 1
      if last == lastLetter, keyword.elementsEqual(buffer[start...end]),
        Self.isBoundary(before: start, in: buffer), Self.isBoundary(after: end, in: buffer)
      {
        offsets.append(start)
      }
      end += shifts[Int(last)]
    }
    return offsets
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
