/// Changes that lie near each other, with three unchanged lines around them.
struct DiffHunk: Sendable {
  private static let context = 3

  /// The hunk as it is printed, `@@ … @@` first.
  let text: String

  /// The hunks of a difference.
  static func hunks(from old: TextLines, to new: TextLines) -> [DiffHunk] {
    let numbers = TextLines.numbered(old, new)
    let edits = LineEdit.edits(from: numbers.old, to: numbers.new)
    let changes = edits.indices.filter { edits[$0].isChange }
    var ranges: [Range<Int>] = []
    for index in changes {
      let range = max(index - context, 0)..<min(index + context + 1, edits.count)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    // Lines before a hunk are counted as the hunks go by.
    var (here, there, position) = (0, 0, 0)
    return ranges.map { range in
      let skipped = range.lowerBound - position
      let hunk = DiffHunk(
        edits[range], old: (old, here + skipped), new: (new, there + skipped))
      for edit in edits[range] {
        if case .insert = edit {} else { here += 1 }
        if case .remove = edit {} else { there += 1 }
      }
      (here, there, position) = (here + skipped, there + skipped, range.upperBound)
      return hunk
    }
  }

  private init(
    _ edits: ArraySlice<LineEdit>, old: (lines: TextLines, start: Int),
    new: (lines: TextLines, start: Int)
  ) {
    var body = ""
    var (removed, inserted) = (0, 0)
    for edit in edits {
      switch edit {
      case .keep(let line, _):
        body += old.lines.shown(line, sign: " ")
        (removed, inserted) = (removed + 1, inserted + 1)
      case .remove(let line):
        body += old.lines.shown(line, sign: "-")
        removed += 1
      case .insert(let line):
        body += new.lines.shown(line, sign: "+")
        inserted += 1
      }
    }
    text =
      "@@ -\(Self.range(old.start, removed)) +\(Self.range(new.start, inserted)) @@\n" + body
  }

  /// `12,7`; lines count from one, and an empty range names the line before it.
  private static func range(_ start: Int, _ count: Int) -> String {
    let first = count == 0 ? start : start + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }
}
