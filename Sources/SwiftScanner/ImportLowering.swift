import DeclarationModel
import SwiftSyntax

extension ImportDeclaration {
  /// The attributes that whoever repeats the import repeats, too.
  private static let repeatedAttributes = ["preconcurrency", "_spi"]

  /// An import from its syntax.
  init(_ syntax: ImportDeclSyntax, conditions: [ConditionalClause]) {
    let attributes = syntax.attributes.lowered
      .filter { Self.repeatedAttributes.contains($0.name) }
    self.init(
      attributes: attributes.map(\.text), kind: syntax.importKindSpecifier?.text,
      path: syntax.path.map(\.name.text).joined(separator: "."), conditions: conditions)
  }
}
