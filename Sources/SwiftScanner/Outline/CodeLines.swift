/// The lines of a text that are neither blank nor a comment, if no comment can have a meaning for mocks.
///
/// In a text with one of the words of marks, all lines count: blank lines and comments decide which declaration a mark
/// belongs to.
struct CodeLines {
  /// The lines, or the whole text.
  let bytes: [UInt8]

  /// Finds the lines of a text.
  ///
  /// - Complexity: O(*n*).
  init(_ bytes: [UInt8]) {
    guard !Self.mayHaveMarks(bytes) else {
      self.bytes = bytes
      return
    }
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      if !Self.isWithoutMeaning(bytes[start..<end]) { kept += bytes[start..<end] }
      start = end
    }
    self.bytes = kept
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
