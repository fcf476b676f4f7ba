/// Finds in a text's bytes, without parsing, the places where a protocol may be declared.
///
/// `StrippedSource` starts from these offsets.
struct ProtocolPrescan {
  private static let search = KeywordSearch("protocol")

  /// The offsets of the word `protocol` where it may be the keyword, ascending.
  let keywordOffsets: [Int]

  /// Scans a text.
  ///
  /// - Complexity: O(*n*).
  init(_ source: SourceFile) {
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

/// Tells, without parsing, whether a text may declare types or extend them.
struct TypePrescan {
  private static let searches =
    ["struct", "class", "extension", "enum", "protocol", "actor", "typealias"].map(
      KeywordSearch.init)

  /// Whether it may.
  let mayDeclareType: Bool

  /// Scans a text.
  ///
  /// - Complexity: O(*n*), up to the first keyword found.
  init(_ source: SourceFile) {
    mayDeclareType = Self.searches.contains {
      !$0.offsets(in: source.bytes, limit: 1).isEmpty
    }
  }
}
