/// Guesses which name was meant by a misspelt one.
package enum NearestName {
  /// The name nearest to a misspelt one, if any is near enough to have been meant.
  ///
  /// Case, `-` and `_` do not count; a beginning of a name is near to it.
  ///
  /// - Parameters:
  ///   - word: the misspelt name.
  ///   - names: the right ones; of two as near the first wins.
  /// - Returns: one of the names.
  package static func of(_ word: String, in names: [String]) -> String? {
    let word = letters(word)
    guard !word.isEmpty else { return nil }
    let rated = names.enumerated().compactMap { index, name -> (distance: Int, index: Int)? in
      let letters = letters(name)
      if word.count >= 3, letters.starts(with: word) { return (1, index) }
      let distance = distance(word, letters)
      return distance <= max(1, letters.count / 3) ? (distance, index) : nil
    }
    return rated.min { ($0.distance, $0.index) < ($1.distance, $1.index) }.map { names[$0.index] }
  }

  private static func letters(_ text: String) -> [Character] {
    text.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  /// Insertions, removals and replacements between two texts (Levenshtein); costs their product.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
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
