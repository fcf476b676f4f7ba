/// Two texts, and where they begin to differ.
enum TextDifference {
  /// Longer texts are cut.
  private static let width = 80
  /// How much of the equal beginning is left.
  private static let lead = 24

  /// Returns two texts, cut around their first difference if one of them is long.
  static func cut(_ left: String, _ right: String) -> (String, String) {
    guard isLong(left) || isLong(right) else { return (left, right) }
    let equal = zip(left, right).prefix { $0 == $1 }.count
    let start = equal > lead ? equal - lead : 0
    return (part(of: left, from: start), part(of: right, from: start))
  }

  private static func isLong(_ text: String) -> Bool {
    text.index(text.startIndex, offsetBy: width, limitedBy: text.endIndex).map {
      $0 < text.endIndex
    } ?? false
  }

  private static func part(of text: String, from start: Int) -> String {
    let rest = text.dropFirst(start)
    let part = rest.prefix(width)
    return (start > 0 ? "…" : "") + part + (part.endIndex < rest.endIndex ? "…" : "")
  }
}
