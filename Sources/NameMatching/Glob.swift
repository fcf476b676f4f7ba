/// A pattern for names: `*` stands for any characters, `?` for one.
package struct Glob: Sendable, Hashable {
  /// The pattern as the user wrote it.
  package let pattern: String

  /// Takes a pattern.
  package init(_ pattern: String) {
    self.pattern = pattern
  }

  /// Whether it matches one name only.
  package var isLiteral: Bool { !pattern.contains { $0 == "*" || $0 == "?" } }

  /// Whether a name matches, all of it.
  ///
  /// Only the last `*` is ever tried again, so that a hostile pattern costs the product of the two
  /// lengths at most.
  package func matches(_ name: String) -> Bool {
    let pattern = Array(pattern)
    let name = Array(name)
    var (inPattern, inName) = (0, 0)
    var retry: (afterStar: Int, inName: Int)?
    while inName < name.count {
      if inPattern < pattern.count, pattern[inPattern] == "*" {
        inPattern += 1
        retry = (inPattern, inName)
      } else if inPattern < pattern.count,
        pattern[inPattern] == "?" || pattern[inPattern] == name[inName]
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
    return pattern[inPattern...].allSatisfy { $0 == "*" }
  }
}
