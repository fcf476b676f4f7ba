/// A pattern for names: `*` stands for any characters, `?` for one.
package struct Glob: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The pattern as the user wrote it.
  package let pattern: String
  private let characters: [Character]

  /// Takes a pattern.
  package init(_ pattern: String) {
    self.pattern = pattern
    characters = Array(pattern)
  }

  package init(stringLiteral pattern: String) {
    self.init(pattern)
  }

  /// Whether it matches one name only.
  package var isLiteral: Bool { !characters.contains { $0 == "*" || $0 == "?" } }

  /// Whether a name matches, all of it.
  ///
  /// Only the last `*` is ever tried again, so that a hostile pattern costs the product of the two
  /// lengths at most.
  package func matches(_ name: String) -> Bool {
    let name = Array(name)
    var (inPattern, inName) = (0, 0)
    var retry: (afterStar: Int, inName: Int)?
    while inName < name.count {
      if inPattern < characters.count, characters[inPattern] == "*" {
        inPattern += 1
        retry = (inPattern, inName)
      } else if inPattern < characters.count,
        characters[inPattern] == "?" || characters[inPattern] == name[inName]
      {
        inPattern += 1
        inName += 1
      } else if let last = retry {
        inPattern = last.afterStar
        inName = last.inName + 1
        retry = (last.afterStar, inName)
      } else {
        return false
      }
    }
    return characters[inPattern...].allSatisfy { $0 == "*" }
  }
}

extension Glob: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(pattern)
  }
}
