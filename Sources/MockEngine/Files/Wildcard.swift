/// A pattern in which `*` stands for any characters, and `?` for one.
package struct Wildcard: Sendable, Hashable {
  /// The pattern as written.
  package let pattern: String
  private let characters: [Character]

  /// Makes a pattern; every text is one.
  package init(_ pattern: String) {
    self.pattern = pattern
    self.characters = Array(pattern)
  }

  /// Whether a text has a wildcard in it.
  package static func isPattern(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  /// Whether the whole text fits the pattern.
  ///
  /// Going back to the last `*` alone is enough, which bounds the time by pattern × text.
  package func matches(_ text: String) -> Bool {
    let text = Array(text)
    var (here, there) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while there < text.count {
      if here < characters.count, characters[here] == "*" {
        star = (here, there)
        here += 1
      } else if here < characters.count,
        characters[here] == "?" || characters[here] == text[there]
      {
        (here, there) = (here + 1, there + 1)
      } else if let (pattern, start) = star {
        star = (pattern, start + 1)
        (here, there) = (pattern + 1, start + 1)
      } else {
        return false
      }
    }
    return characters[here...].allSatisfy { $0 == "*" }
  }
}
