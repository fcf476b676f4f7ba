/// An entry of a folder.
package struct FolderEntry: Sendable, Hashable {
  /// Its name.
  package var name: String
  /// What it is, links followed.
  package var kind: FileKind
  /// Whether it is a symbolic link.
  package var isLink: Bool
}
