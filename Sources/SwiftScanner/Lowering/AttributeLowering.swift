import DeclarationModel
import SwiftSyntax

extension Attribute {
  /// Creates an attribute from its syntax.
  init(_ syntax: AttributeSyntax) {
    let arguments = syntax.arguments?.foldedText
    self.init(
      syntax.attributeName.foldedText,
      arguments: arguments ?? (syntax.leftParen == nil ? nil : ""))
  }
}

extension AttributeListSyntax {
  /// The attributes that stand in no `#if`.
  var lowered: [Attribute] {
    compactMap { $0.as(AttributeSyntax.self).map(Attribute.init) }
  }

  /// All attributes, those that stand in `#if` clauses included.
  var loweredInAllClauses: [Attribute] {
    flatMap { element -> [Attribute] in
      if let syntax = element.as(AttributeSyntax.self) { return [Attribute(syntax)] }
      guard let block = element.as(IfConfigDeclSyntax.self) else { return [] }
      return block.clauses.flatMap { clause -> [Attribute] in
        guard case .attributes(let list)? = clause.elements else { return [] }
        return list.loweredInAllClauses
      }
    }
  }

  /// Whether some stand in an `#if` of their own.
  var hasConditionalAttributes: Bool {
    contains { $0.is(IfConfigDeclSyntax.self) }
  }
}

extension IfConfigDeclSyntax {
  /// Returns the clauses of the block with what they hold.
  func conditionalClauses(
    lines: LineTable
  ) -> [(clause: ConditionalClause, elements: IfConfigClauseSyntax.Elements?)] {
    let start = lines.position(at: positionAfterSkippingLeadingTrivia.utf8Offset)
    var directives: [String] = []
    return clauses.map { clause in
      let condition = clause.condition.map { " " + $0.foldedText } ?? ""
      directives.append(clause.poundKeyword.text + condition)
      return (ConditionalClause(directives: directives, start: start), clause.elements)
    }
  }
}

extension ImportDeclaration {
  /// Creates an import from its syntax.
  init(_ syntax: ImportDeclSyntax, conditions: [ConditionalClause]) {
    let attributes = syntax.attributes.lowered
      // Whoever repeats the import repeats these, too.
      .filter { $0.kind == .preconcurrency || $0.kind == .spi }
    self.init(
      attributes: attributes.map(\.text), kind: syntax.importKindSpecifier?.text,
      path: syntax.path.map(\.name.text).joined(separator: "."), conditions: conditions)
  }
}
