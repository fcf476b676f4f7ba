/// A pattern for names: `*` stands for any characters, `?` for one.
package struct Glob: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The pattern as the user wrote it.
  package let pattern: String

  /// Takes a pattern.
  package init(_ pattern: String) {
    self.pattern = pattern
  }

  package init(stringLiteral pattern: String) {
    self.init(pattern)
  }

  /// Whether it matches one name only.
  package var isLiteral: Bool {
    !pattern.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  /// Returns whether a name matches, all of it.
  ///
  /// Only the last `*` is ever tried again, so that a hostile pattern costs the product of the two
  /// lengths at most.
  package func matches(_ name: String) -> Bool {
    // Beyond ASCII, `?` stands for a character, which may be several bytes.
    let inBytes = pattern.utf8.withContiguousStorageIfAvailable { pattern -> Bool? in
      guard pattern.allSatisfy({ $0 < 0x80 }) else { return nil }
      return name.utf8.withContiguousStorageIfAvailable { name -> Bool? in
        guard name.allSatisfy({ $0 < 0x80 }) else { return nil }
        return Self.matches(name, pattern, star: UInt8(ascii: "*"), one: UInt8(ascii: "?"))
      } ?? nil
    }
    return (inBytes ?? nil)
      ?? Self.matches(Array(name), Array(pattern), star: Character("*"), one: Character("?"))
  }

  private static func matches<Name: RandomAccessCollection, Pattern: RandomAccessCollection>(
    _ name: Name, _ pattern: Pattern, star: Name.Element, one: Name.Element
  ) -> Bool
  where
    Name.Element: Equatable, Pattern.Element == Name.Element, Name.Index == Int,
    Pattern.Index == Int
  {
    var (inPattern, inName) = (0, 0)
    var retry: (afterStar: Int, inName: Int)?
    while inName < name.count {
      if inPattern < pattern.count, pattern[inPattern] == star {
        inPattern += 1
        retry = (inPattern, inName)
      } else if inPattern < pattern.count,
        pattern[inPattern] == one || pattern[inPattern] == name[inName]
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
    return pattern[inPattern...].allSatisfy { $0 == star }
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
