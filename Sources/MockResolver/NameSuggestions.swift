/// Names that a misspelt one may have meant.
package struct NameSuggestions: Sendable {
  /// The names there are.
  let candidates: [String]

  /// Suggests among some names.
  package init(candidates: [String]) {
    self.candidates = candidates
  }

  /// The candidate nearest to `name` by edit distance, if one is near enough to be meant.
  ///
  /// Of equally near ones it is the first in alphabetical order.
  package func nearest(to name: String) -> String? {
    let limit = max(1, name.count / 3)
    let ranked =
      candidates
      .filter { abs($0.count - name.count) <= limit }
      .map { (distance: distance(from: name, to: $0), candidate: $0) }
      .filter { $0.distance <= limit }
    return ranked.min { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }?.candidate
  }

  /// Levenshtein's distance: how many characters must be put in, taken out or replaced.
  private func distance(from left: String, to right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (index, character) in left.enumerated() {
      var next = [index + 1]
      for (column, other) in right.enumerated() {
        let replaced = row[column] + (character == other ? 0 : 1)
        next.append(min(replaced, row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row[right.count]
  }
}
