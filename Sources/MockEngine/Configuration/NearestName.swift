import NameMatching

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
      let distance = EditDistance.between(word, letters)
      return distance <= max(1, letters.count / 3) ? (distance, index) : nil
    }
    return rated.min { ($0.distance, $0.index) < ($1.distance, $1.index) }.map { names[$0.index] }
  }

  private static func letters(_ text: String) -> [Character] {
    text.lowercased().filter { $0 != "-" && $0 != "_" }
  }
}
