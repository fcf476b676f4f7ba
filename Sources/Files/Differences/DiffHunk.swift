/// Changes that are close to each other, with three unchanged lines around them.
package struct DiffHunk: Sendable, Hashable {
  private static let context = 3

  /// The number of the first line in the old text, from 1.
  package let oldStart: Int
  /// The number of the first line in the new text, from 1.
  package let newStart: Int
  /// The lines.
  package let lines: [DiffLine]

  /// The hunk in a unified difference, beginning with `@@ … @@`.
  package var text: String { heading + "\n" + lines.map(\.unified).joined() }

  /// The heading, such as `@@ -1,7 +1,8 @@`.
  package var heading: String {
    let removed = lines.count { $0.kind != .added }
    let added = lines.count { $0.kind != .removed }
    return "@@ -\(Self.range(oldStart, removed)) +\(Self.range(newStart, added)) @@"
  }

  /// Returns the hunks of the difference between two texts.
  package static func hunks(from old: [UInt8], to new: [UInt8]) -> [DiffHunk] {
    hunks(from: TextLines(old), to: TextLines(new))
  }

  private static func hunks(from old: TextLines, to new: TextLines) -> [DiffHunk] {
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
    // The lines between hunks are counted on the way.
    var (here, there, position) = (0, 0, 0)
    return ranges.map { range in
      let skipped = range.lowerBound - position
      let hunk = DiffHunk(
        oldStart: here + skipped + 1, newStart: there + skipped + 1,
        lines: edits[range].map { edit in
          switch edit {
          case .keep(let line, _): old.line(line, .shared)
          case .remove(let line): old.line(line, .removed)
          case .insert(let line): new.line(line, .added)
          }
        })
      for edit in edits[range] {
        if case .insert = edit {} else { here += 1 }
        if case .remove = edit {} else { there += 1 }
      }
      (here, there, position) = (here + skipped, there + skipped, range.upperBound)
      return hunk
    }
  }

  /// Returns a range such as `12,7`; an empty range has the number of the line before it.
  private static func range(_ start: Int, _ count: Int) -> String {
    let first = count == 0 ? start - 1 : start
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }
}
