/// Suggests names for a misspelt one.
///
/// Case, `-` and `_` are ignored, and a prefix of a name counts as similar.
package struct NameSuggestions: Sendable {
  private let candidates: [String]

  /// Creates suggestions from the existing names.
  package init(candidates: [String]) {
    self.candidates = candidates
  }

  /// Returns the candidate with the smallest edit distance to `name`; nil if none is similar
  /// enough.
  ///
  /// If several have that distance, the shortest is returned, or the first in alphabetical order.
  package func nearest(to name: String) -> String? {
    nearest(to: name, atMost: 1).first
  }

  /// Returns the candidates that are similar enough to `name`, the nearest first.
  ///
  /// - Parameters:
  ///   - name: The misspelt name.
  ///   - count: The maximum number of candidates.
  /// - Complexity: O(*n* · *m*) for *n* candidates of *m* characters, times those of the name.
  package func nearest(to name: String, atMost count: Int) -> [String] {
    let word = Self.letters(name)
    guard !word.isEmpty else { return [] }
    let limit = max(1, word.count / 3)
    let ranked = Set(candidates).compactMap { candidate -> (distance: Int, name: String)? in
      let letters = Self.letters(candidate)
      if word.count >= 3, letters.starts(with: word) {
        return (letters.count == word.count ? 0 : 1, candidate)
      }
      guard abs(letters.count - word.count) <= limit else { return nil }
      let distance = EditDistance.between(word, letters)
      return distance <= limit && distance < word.count ? (distance, candidate) : nil
    }
    let sorted = ranked.sorted {
      ($0.distance, $0.name.count, $0.name) < ($1.distance, $1.name.count, $1.name)
    }
    return sorted.prefix(count).map(\.name)
  }

  private static func letters(_ text: String) -> [Character] {
    text.lowercased().filter { $0 != "-" && $0 != "_" }
  }
}

/// The distance between two texts.
package enum EditDistance {
  /// Returns Levenshtein's distance: the number of characters to insert, remove or replace.
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
