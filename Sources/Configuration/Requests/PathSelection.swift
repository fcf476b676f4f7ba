import DeclarationModel
import Files

/// Files, folders and globs, and those among them that are left out: `[Sources, "!Sources/Legacy"]`.
package struct PathSelection: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// The files, folders and globs that are read.
  package var included: [Located<AbsolutePath>]
  /// The files, folders and globs that are left out, as if they did not exist.
  package var excluded: [Located<AbsolutePath>]

  /// Creates a selection.
  package init(_ included: [Located<AbsolutePath>], excluded: [Located<AbsolutePath>] = []) {
    self.included = included
    self.excluded = excluded
  }

  package init(arrayLiteral elements: Located<AbsolutePath>...) { self.init(elements) }

  /// Whether the selection includes nothing.
  package var isEmpty: Bool { included.isEmpty }
}
