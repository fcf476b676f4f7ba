/// A step from one text to another, with line numbers from 0.
enum LineEdit: Sendable, Hashable {
  case keep(old: Int, new: Int)
  case remove(old: Int)
  case insert(new: Int)

  /// Whether the step changes the text.
  var isChange: Bool {
    if case .keep = self { return false }
    return true
  }

  /// Returns the steps from one list of lines to another.
  static func edits(from old: [Int], to new: [Int]) -> [LineEdit] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let limit = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(limit).prefix { $0 == $1 }.count
    let (removed, inserted) = changes(
      from: old[start..<(old.count - end)], to: new[start..<(new.count - end)])
    var edits: [LineEdit] = []
    var (here, there) = (0, 0)
    while here < old.count || there < new.count {
      if removed.contains(here - start), here < old.count {
        edits.append(.remove(old: here))
        here += 1
      } else if inserted.contains(there - start), there < new.count {
        edits.append(.insert(new: there))
        there += 1
      } else {
        edits.append(.keep(old: here, new: there))
        (here, there) = (here + 1, there + 1)
      }
    }
    return edits
  }

  /// Returns the offsets of removed and inserted lines.
  private static func changes(
    from old: ArraySlice<Int>, to new: ArraySlice<Int>
  ) -> (removed: Set<Int>, inserted: Set<Int>) {
    // The algorithm of the standard library needs memory for the square of the number of changes,
    // so texts with few lines in common are replaced as a whole.
    var counts: [Int: Int] = [:]
    for line in old { counts[line, default: 0] += 1 }
    for line in new { counts[line, default: 0] -= 1 }
    guard counts.values.reduce(0, { $0 + abs($1) }) <= 4000 else {
      return (Set(0..<old.count), Set(0..<new.count))
    }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in Array(new).difference(from: Array(old)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return (removed, inserted)
  }
}
