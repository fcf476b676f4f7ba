import DeclarationModel
import Files

/// Files, folders and globs, and those among them that are left out: `[Sources, "!Sources/Legacy"]`.
package struct PathSelection: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// The files, folders and globs that are read.
  package var included: [Located<AbsolutePath>]
  /// Those among them that are left out, as if they were not there.
  package var excluded: [Located<AbsolutePath>]

  /// Creates a selection.
  package init(_ included: [Located<AbsolutePath>], excluded: [Located<AbsolutePath>] = []) {
    self.included = included
    self.excluded = excluded
  }

  package init(arrayLiteral elements: Located<AbsolutePath>...) { self.init(elements) }

  /// Whether nothing is read.
  package var isEmpty: Bool { included.isEmpty }
}
