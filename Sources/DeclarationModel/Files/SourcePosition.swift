/// A place in a source file, for people: one-based, the column counted in UTF-8 bytes.
package struct SourcePosition: Sendable, Hashable, Codable, Comparable,
  CustomStringConvertible
{
  /// The path as the user gave it, or relative to the working directory.
  package var path: String
  /// One-based.
  package var line: Int
  /// One-based, in UTF-8 bytes, as compilers print it.
  package var column: Int

  /// Names a place.
  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// `path:line:column`, which editors and CI make clickable.
  package var description: String { "\(path):\(line):\(column)" }

  /// By path, then by line and column.
  package static func < (left: Self, right: Self) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}
