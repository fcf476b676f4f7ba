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

  /// Returns whether the selection includes a file or a folder.
  package func includes(_ path: AbsolutePath) -> Bool {
    included.contains { path.isCovered(by: $0.value) }
      && !excluded.contains { path.isCovered(by: $0.value) }
  }

  /// Returns what a generated file is said to be of: the folder or file in which the selection finds a path, or the
  /// path itself if a glob or an exclusion leaves others in that folder out.
  package func origin(of path: AbsolutePath) -> AbsolutePath? {
    if !excluded.isEmpty { return path }
    let covering = included.map(\.value).filter(path.isCovered)
    let plain = covering.filter { $0.beforeWildcards == $0 }
      .max { $0.components.count < $1.components.count }
    return plain ?? (covering.isEmpty ? nil : path)
  }

  /// Whether the selection includes nothing.
  package var isEmpty: Bool { included.isEmpty }
}
