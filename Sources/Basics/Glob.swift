/// A pattern for names, as in a shell: `*` matches any characters, `?` one character, `[a-z]` one
/// of a set, `[!a-z]` one outside of a set, and `{a,b}` either text.
package struct Glob: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The pattern as the user wrote it.
  package let pattern: String
  /// The parts of each text that the braces expand to; nil for a pattern without braces and
  /// brackets, which is the usual case.
  private let alternatives: [[GlobPart]]?
  /// The text before the first special character, with which each name begins that matches.
  private let prefix: String
  /// Whether no character is special.
  let isPlain: Bool

  /// Creates a glob from a pattern.
  package init(_ pattern: String) {
    self.pattern = pattern
    let isSimple = !pattern.utf8.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
    alternatives = isSimple ? nil : Self.texts(of: pattern).map(GlobPart.parts)
    prefix = String(pattern.prefix { !"*?[{".contains($0) })
    isPlain = prefix.utf8.count == pattern.utf8.count
  }

  package init(stringLiteral pattern: String) {
    self.init(pattern)
  }

  /// Whether the pattern matches only one name.
  package var isLiteral: Bool {
    if let alternatives {
      return alternatives.count == 1 && alternatives.allSatisfy { $0.allSatisfy(\.isCharacter) }
    }
    return isPlain
  }

  /// Returns whether the pattern matches a complete name.
  ///
  /// Only the last `*` is retried, so that the time for a hostile pattern is at most the product of
  /// the two lengths.
  package func matches(_ name: String) -> Bool {
    // A configuration may have thousands of globs, and each is compared with each name.
    if isPlain { return name == pattern }
    guard name.hasPrefix(prefix) else { return false }
    if let alternatives {
      let characters = Array(name)
      return alternatives.contains { parts in
        Self.matches(
          characters, parts.count, isStar: { parts[$0] == .anyText },
          fits: { parts[$0].fits($1) })
      }
    }
    // Outside of ASCII, `?` matches a character, which may be several bytes.
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
    matches(
      name, pattern.count, isStar: { pattern[$0] == star },
      fits: { pattern[$0] == one || pattern[$0] == $1 })
  }

  /// Matches a name with the parts of a pattern.
  private static func matches<Name: RandomAccessCollection>(
    _ name: Name, _ count: Int, isStar: (Int) -> Bool, fits: (Int, Name.Element) -> Bool
  ) -> Bool where Name.Index == Int {
    var (inPattern, inName) = (0, 0)
    var retry: (afterStar: Int, inName: Int)?
    while inName < name.count {
      if inPattern < count, isStar(inPattern) {
        inPattern += 1
        retry = (inPattern, inName)
      } else if inPattern < count, fits(inPattern, name[inName]) {
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
    return (inPattern..<count).allSatisfy(isStar)
  }
}

// MARK: - Braces

extension Glob {
  /// The maximum number of texts. A pattern that expands to more is not expanded: nobody writes
  /// one, and it would take too long.
  private static let mostTexts = 1_000

  /// Returns the texts that the braces of a pattern expand to, as in a shell: `ab` and `ac` for
  /// `a{b,c}`.
  ///
  /// Braces without a comma are ordinary characters.
  ///
  /// - Complexity: O(*n* · *m*) for *n* characters and *m* texts.
  package static func texts(of pattern: String) -> [String] {
    (try? expanded(pattern)) ?? [pattern]
  }

  private static func expanded(_ pattern: String) throws(TooManyTexts) -> [String] {
    // The first one is the whole pattern, whose commas are ordinary characters.
    var open = [BraceGroup()]
    var rest = pattern[...]
    while let index = rest.firstIndex(where: { "{,}".contains($0) }) {
      try open[open.count - 1].append([String(rest[..<index])], atMost: mostTexts)
      switch rest[index] {
      case "{": open.append(BraceGroup())
      case "}" where open.count > 1:
        let group = open.removeLast()
        try open[open.count - 1].append(group.texts, atMost: mostTexts)
      case "," where open.count > 1: open[open.count - 1].options.append([""])
      case let character: try open[open.count - 1].append([String(character)], atMost: mostTexts)
      }
      rest = rest[index...].dropFirst()
    }
    try open[open.count - 1].append([String(rest)], atMost: mostTexts)
    // A brace that is not closed is an ordinary character, and so are its commas.
    var whole = open[0]
    for group in open.dropFirst() {
      for (number, option) in group.options.enumerated() {
        try whole.append([number == 0 ? "{" : ","], atMost: mostTexts)
        try whole.append(option, atMost: mostTexts)
      }
    }
    return whole.options[0]
  }
}

/// Signals that a pattern stands for too many texts.
private struct TooManyTexts: Error {}

/// The part of a pattern after an opening brace.
private struct BraceGroup {
  /// The texts that each option stands for; there is at least one option.
  var options = [[""]]

  /// The texts that the group stands for when it is closed.
  var texts: [String] {
    guard options.count > 1 else { return options[0].map { "{\($0)}" } }
    return unique(options.joined())
  }

  /// Appends each of some endings to each text of the last option.
  mutating func append(_ endings: [String], atMost most: Int) throws(TooManyTexts) {
    let beginnings = options[options.count - 1]
    guard beginnings.count * endings.count <= most else { throw TooManyTexts() }
    options[options.count - 1] = unique(
      beginnings.lazy.flatMap { beginning in endings.lazy.map { beginning + $0 } })
  }

  private func unique(_ texts: some Sequence<String>) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}

/// A part of a pattern without braces.
private enum GlobPart: Sendable, Hashable {
  /// `*`.
  case anyText
  /// `?`.
  case anyCharacter
  case character(Character)
  /// `[a-z]`, or `[!a-z]` if it is negated.
  case set([ClosedRange<Character>], isNegated: Bool)

  var isCharacter: Bool { if case .character = self { true } else { false } }

  func fits(_ character: Character) -> Bool {
    switch self {
    case .anyText: false
    case .anyCharacter: true
    case .character(let own): own == character
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(character) } != isNegated
    }
  }

  static func parts(of pattern: String) -> [GlobPart] {
    var rest = Array(pattern)[...]
    var parts: [GlobPart] = []
    while let first = rest.first {
      if first == "[", let (set, after) = set(at: rest) {
        parts.append(set)
        rest = after
        continue
      }
      rest = rest.dropFirst()
      parts.append(first == "*" ? .anyText : first == "?" ? .anyCharacter : .character(first))
    }
    return parts
  }

  /// Returns the set at the start of a pattern, and the rest of the pattern; nil for a bracket that
  /// is not closed.
  private static func set(
    at pattern: ArraySlice<Character>
  ) -> (set: GlobPart, rest: ArraySlice<Character>)? {
    var rest = pattern.dropFirst()
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest = rest.dropFirst() }
    var ranges: [ClosedRange<Character>] = []
    // A `]` directly after the opening bracket is a member of the set (POSIX 2.13.1).
    while let first = rest.first, first != "]" || ranges.isEmpty {
      rest = rest.dropFirst()
      if rest.first == "-", let last = rest.dropFirst().first, last != "]" {
        rest = rest.dropFirst(2)
        if first <= last { ranges.append(first...last) }
      } else {
        ranges.append(first...first)
      }
    }
    guard rest.first == "]" else { return nil }
    return (.set(ranges, isNegated: isNegated), rest.dropFirst())
  }
}
