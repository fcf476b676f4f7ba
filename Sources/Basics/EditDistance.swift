/// How far two texts are from each other.
package enum EditDistance {
  /// Levenshtein's distance: how many characters must be put in, taken out or replaced.
  ///
  /// - Complexity: O(*n* · *m*) for *n* and *m* characters.
  package static func between(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (line, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in right.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
