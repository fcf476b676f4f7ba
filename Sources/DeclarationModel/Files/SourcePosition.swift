/// A position in a source file, for people: lines and columns count from 1, and columns in UTF-8
/// bytes.
package struct SourcePosition: Sendable, Hashable, Encodable, Comparable,
  CustomStringConvertible
{
  /// The path as the user gave it, or relative to the working directory.
  package var path: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in UTF-8 bytes, as in compilers' messages.
  package var column: Int

  /// Creates a position.
  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// Whether the position is in a Swift file, and not in a compiled module or a header.
  package var isInSwiftFile: Bool { path.hasSuffix(".swift") }

  /// Whether the position is in a compiled module, and so in no file.
  package var isInModule: Bool { path.hasPrefix(Self.modulePrefix) }

  /// The compiled module that the position is in.
  package var module: String? {
    guard isInModule else { return nil }
    return path.dropFirst(Self.modulePrefix.count).split(separator: ".").first.map(String.init)
  }

  /// Returns the path of the declarations of a name in a compiled module.
  package static func path(of name: String, inModule module: String) -> String {
    "\(modulePrefix)\(module).\(name)"
  }

  private static let modulePrefix = "module:"

  /// The text `path:line:column`, which editors and CI make clickable.
  package var description: String { "\(path):\(line):\(column)" }

  /// Compares positions by path, then by line and column.
  package static func < (left: Self, right: Self) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}

/// A value with the position at which it is written.
package struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  package var value: Value
  /// The position; nil for an argument of the command line.
  package var position: SourcePosition?

  /// Creates a value with its position.
  package init(_ value: Value, at position: SourcePosition? = nil) {
    self.value = value
    self.position = position
  }
}
