import DeclarationModel

/// A file to read, and who asked for it.
package struct DiscoveredFile: Sendable, Hashable {
  /// Where it is.
  package var path: AbsolutePath
  /// Where it was asked for, if that was in a file.
  package var origin: SourcePosition?
  /// Whether it was named itself, and not found in a folder.
  package var isNamed: Bool
}
