/// A row of a difference that shows the old text beside the new text.
package struct DiffRow: Sendable, Hashable {
  /// A line with its number.
  package struct Line: Sendable, Hashable {
    /// The number, from 1.
    package var number: Int
    /// The text.
    package var text: String
  }

  /// The line in the old text; nil if the row has only a new line.
  package var old: Line?
  /// The line in the new text; nil if the row has only an old line.
  package var new: Line?
  /// Whether the row is part of a change.
  package var isChange: Bool

  /// Returns the rows of a hunk; in a change, the removed lines stand beside the added ones, in
  /// order.
  package static func rows(of hunk: DiffHunk) -> [DiffRow] {
    var rows: [DiffRow] = []
    var (removed, added): ([Line], [Line]) = ([], [])
    var (here, there) = (hunk.oldStart, hunk.newStart)
    func flush() {
      for index in 0..<max(removed.count, added.count) {
        rows.append(
          DiffRow(
            old: index < removed.count ? removed[index] : nil,
            new: index < added.count ? added[index] : nil, isChange: true))
      }
      (removed, added) = ([], [])
    }
    for line in hunk.lines {
      switch line.kind {
      case .removed:
        removed.append(Line(number: here, text: line.text))
        here += 1
      case .added:
        added.append(Line(number: there, text: line.text))
        there += 1
      case .shared:
        flush()
        rows.append(
          DiffRow(
            old: Line(number: here, text: line.text), new: Line(number: there, text: line.text),
            isChange: false))
        (here, there) = (here + 1, there + 1)
      }
    }
    flush()
    return rows
  }
}
