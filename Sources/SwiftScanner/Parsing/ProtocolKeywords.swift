/// The places in a text where a protocol may be declared, including parts that a syntax error made
/// unreadable.
struct ProtocolKeywords {
  /// The offsets of the word `protocol`, ascending.
  let offsets: [Int]

  /// Searches a text.
  ///
  /// - Complexity: O(*n*).
  init(_ source: SourceFile) { offsets = WordSearch.protocols.offsets(in: source.bytes) }

  /// Returns whether a protocol may be declared between two offsets.
  ///
  /// - Complexity: O(log *n*).
  func mayDeclareProtocol(in range: Range<Int>) -> Bool {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] < range.upperBound
  }
}
