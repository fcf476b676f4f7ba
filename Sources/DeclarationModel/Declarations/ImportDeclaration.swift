/// An import, such as `import Foundation` or `@preconcurrency import struct Foo.Bar`.
package struct ImportDeclaration: Sendable, Hashable {
  /// The attributes that a repeated import needs, too: `@preconcurrency`, `@_spi(X)`.
  package var attributes: [String]
  /// The kind, such as `struct` in `import struct Foo.Bar`.
  package var kind: String?
  /// The path, such as `Foo` or `Foo.Bar`.
  package var path: String
  /// The `#if` clauses around the import, outermost first.
  package var conditions: [ConditionalClause]

  /// Creates an import.
  package init(
    attributes: [String] = [], kind: String? = nil, path: String,
    conditions: [ConditionalClause] = []
  ) {
    self.attributes = attributes
    self.kind = kind
    self.path = path
    self.conditions = conditions
  }

  /// The imported module: the first component of the path.
  package var module: String {
    String(path.prefix { $0 != "." })
  }

  /// The declaration as one line of source, without its conditions.
  package var text: String {
    (attributes + ["import"] + (kind.map { [$0] } ?? []) + [path]).joined(separator: " ")
  }
}
