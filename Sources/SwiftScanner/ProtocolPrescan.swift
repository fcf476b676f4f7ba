/// Finds in a text's bytes, without parsing, the places where a protocol may be declared.
///
/// `CarvedSource` starts from these offsets.
struct ProtocolPrescan {
  private static let search = KeywordSearch("protocol")

  /// The offsets of the word `protocol` where it may be the keyword, ascending.
  let keywordOffsets: [Int]

  /// Scans a text.
  ///
  /// - Complexity: O(*n*).
  init(_ source: SourceText) {
    keywordOffsets = Self.search.offsets(in: source.bytes)
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
}
