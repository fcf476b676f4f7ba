/// Names that a misspelt one may have meant.
package struct NameSuggestions: Sendable {
  private let candidates: [String]

  /// Takes the names there are.
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
      .map { (distance: EditDistance.between(Array(name), Array($0)), candidate: $0) }
      .filter { $0.distance <= limit }
    return ranked.min { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }?.candidate
  }
}
