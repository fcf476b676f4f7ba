/// A place in a source file, for people: one-based, the column counted in UTF-8 bytes.
package struct SourcePosition: Sendable, Hashable, Encodable, Comparable,
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

  /// Whether the place is in a compiled module, and so in no file.
  package var isInModule: Bool { path.hasPrefix(Self.modulePrefix) }

  /// Returns the path of the declarations of a name in a compiled module.
  package static func path(of name: String, inModule module: String) -> String {
    "\(modulePrefix)\(module).\(name)"
  }

  private static let modulePrefix = "module:"

  /// `path:line:column`, which editors and CI make clickable.
  package var description: String { "\(path):\(line):\(column)" }

  /// By path, then by line and column.
  package static func < (left: Self, right: Self) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}

/// A value, and where it was written if it was written in a file.
package struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  package var value: Value
  /// Where it stands; nothing for an argument of the command line.
  package var position: SourcePosition?

  /// Says where a value comes from.
  package init(_ value: Value, at position: SourcePosition? = nil) {
    self.value = value
    self.position = position
  }
}
