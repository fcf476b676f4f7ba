extension RuntimeModule {
  /// The extensions of strings that templates use.
  static let texts = #"""
    extension StringProtocol {
      public var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    extension String {
      /// Templates for the first versions of Sourcery are in Swift 4.
      public var characters: String { self }

      public var nilIfEmpty: String? { isEmpty ? nil : self }

      public func trimmingPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
      }

      public func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
      }

      @discardableResult
      public mutating func trimPrefix(_ prefix: String) -> Bool {
        guard hasPrefix(prefix) else { return false }
        self = trimmingPrefix(prefix)
        return true
      }

      @discardableResult
      public mutating func trimSuffix(_ suffix: String) -> Bool {
        guard hasSuffix(suffix) else { return false }
        self = trimmingSuffix(suffix)
        return true
      }

      public func dropFirstAndLast(_ count: Int = 1) -> String { drop(first: count, last: count) }

      public func drop(first: Int, last: Int) -> String { String(dropFirst(first).dropLast(last)) }

      public func commaSeparated() -> [String] { parts(at: ",") }

      public func colonSeparated() -> [String] { parts(at: ":") }

      public func semicolonSeparated() -> [String] { parts(at: ";") }

      /// The parts between separators outside of brackets and quotation marks.
      private func parts(at separator: Character) -> [String] {
        var parts = [""]
        var depth = 0
        var isQuoted = false
        var previous: Character = " "
        for character in self {
          if character == "\"" { isQuoted.toggle() }
          let isArrow = previous == "-" && character == ">"
          previous = character
          if !isQuoted, "([{<".contains(character) { depth += 1 }
          if !isQuoted, !isArrow, ")]}>".contains(character) { depth -= 1 }
          if character == separator, depth == 0, !isQuoted {
            parts.append("")
          } else {
            parts[parts.count - 1].append(character)
          }
        }
        return parts
      }
    }

    """#
}
