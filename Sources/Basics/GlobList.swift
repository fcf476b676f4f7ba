/// Globs in order, of which those without special characters are found by their names: a configuration may name
/// thousands of types.
package struct GlobList: Sendable, RandomAccessCollection {
  private let globs: [Glob]
  /// The numbers of the globs that match one name alone, by that name.
  private let plain: [String: [Int]]
  /// The numbers of the others.
  private let patterns: [Int]

  /// Creates a list of patterns.
  package init(_ globs: [String]) {
    let globs = globs.map { Glob($0) }
    self.globs = globs
    plain = Dictionary(grouping: globs.indices.filter { globs[$0].isPlain }) { globs[$0].pattern }
    patterns = globs.indices.filter { !globs[$0].isPlain }
  }

  package var startIndex: Int { globs.startIndex }
  package var endIndex: Int { globs.endIndex }

  package subscript(number: Int) -> Glob { globs[number] }

  /// Returns the numbers of the globs that match the plain or the qualified name of a type, ascending.
  ///
  /// - Complexity: O(*p*) for *p* globs with special characters.
  package func matching(_ name: String, _ qualifiedName: String) -> [Int] {
    let exact = (plain[name] ?? []) + (name == qualifiedName ? [] : plain[qualifiedName] ?? [])
    let others = patterns.filter {
      globs[$0].matches(name) || globs[$0].matches(qualifiedName)
    }
    return (exact + others).sorted()
  }
}
