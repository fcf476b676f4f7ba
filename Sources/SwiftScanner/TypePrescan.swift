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
  init(_ source: SourceText) {
    mayDeclareType = Self.searches.contains {
      !$0.offsets(in: source.bytes, limit: 1).isEmpty
    }
  }
}
