/// The lines of a text that are neither blank nor a comment, if no comment can have a meaning for mocks.
///
/// In a text with one of the words of marks, all lines count: blank lines and comments decide which declaration a mark
/// belongs to.
struct CodeLines: Sendable {
  private let text: [UInt8]
  /// The ranges of the lines in the text, ascending.
  private let ranges: [Range<Int>]

  /// Finds the lines of a text.
  ///
  /// - Complexity: O(*n*).
  init(_ bytes: [UInt8]) {
    text = bytes
    guard !Self.mayHaveMarks(bytes) else {
      ranges = [bytes.indices]
      return
    }
    var ranges: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      if !Self.isWithoutMeaning(bytes[start..<end]) { ranges.append(start..<end) }
      start = end
    }
    self.ranges = ranges
  }

  /// The lines, or the whole text.
  var bytes: [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(ranges.reduce(0) { $0 + $1.count })
    for range in ranges { kept += text[range] }
    return kept
  }

  /// Returns the offset in the lines of a byte of the text; nil if its line is left out.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  func offset(of position: Int) -> Int? {
    var before = 0
    for range in ranges where range.lowerBound <= position {
      if range.contains(position) { return before + position - range.lowerBound }
      before += range.count
    }
    return nil
  }

  private static func mayHaveMarks(_ bytes: [UInt8]) -> Bool {
    // A carriage return alone ends a line, too.
    var isReturn = false
    for byte in bytes {
      if isReturn, byte != UInt8(ascii: "\n") { return true }
      isReturn = byte == UInt8(ascii: "\r")
    }
    return WordSearch.marks.contains { !$0.offsets(in: bytes, limit: 1).isEmpty }
  }

  /// Returns whether a line is blank, or a comment that ends no block and no literal.
  private static func isWithoutMeaning(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let first = text.first else { return true }
    if first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r") { return true }
    guard text.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) else { return false }
    return !text.contains(UInt8(ascii: "*")) && !text.contains(UInt8(ascii: "\""))
  }
}
