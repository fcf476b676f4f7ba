/// `import Foundation`, `@preconcurrency import struct Foo.Bar`.
package struct ImportDeclaration: Sendable, Hashable {
  /// The attributes that matter to whoever repeats the import: `@preconcurrency`, `@_spi(X)`.
  package var attributes: [String]
  /// `struct`, `class`, `func` … in `import struct Foo.Bar`.
  package var kind: String?
  /// `Foo` or `Foo.Bar`.
  package var path: String
  /// The `#if` clauses around it, outermost first.
  package var conditions: [ConditionalClause]

  /// Describes an import.
  package init(
    attributes: [String] = [], kind: String? = nil, path: String,
    conditions: [ConditionalClause] = []
  ) {
    self.attributes = attributes
    self.kind = kind
    self.path = path
    self.conditions = conditions
  }

  /// The module that is imported: the first component of the path.
  package var module: String {
    String(path.prefix { $0 != "." })
  }

  /// The declaration as one line of source, without its conditions.
  package var text: String {
    (attributes + ["import"] + (kind.map { [$0] } ?? []) + [path]).joined(separator: " ")
  }
}
