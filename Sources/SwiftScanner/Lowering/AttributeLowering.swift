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
  /// The attributes outside of `#if` clauses.
  var lowered: [Attribute] {
    compactMap { $0.as(AttributeSyntax.self).map(Attribute.init) }
  }

  /// All attributes, including those in `#if` clauses.
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

  /// Whether an `#if` stands inside the list of attributes.
  var hasConditionalAttributes: Bool {
    contains { $0.is(IfConfigDeclSyntax.self) }
  }
}

extension IfConfigDeclSyntax {
  /// Returns the clauses of the block, each with its content, and the comments that belong to its first declaration.
  ///
  /// - Parameters:
  ///   - lines: The lines of the file.
  ///   - comments: The comments above the directives directly before the block.
  func conditionalClauses(
    lines: LineTable, below comments: DirectiveComments = DirectiveComments()
  ) -> [(
    clause: ConditionalClause, elements: IfConfigClauseSyntax.Elements?, comments: DirectiveComments
  )] {
    let start = lines.position(at: positionAfterSkippingLeadingTrivia.utf8Offset)
    let directives = clauses.map { clause in
      clause.poundKeyword.text + (clause.condition.map { " " + $0.foldedText } ?? "")
    }
    return clauses.enumerated().map { index, clause in
      (
        ConditionalClause(index, of: directives, start: start), clause.elements,
        comments.entering(clause)
      )
    }
  }
}

extension ImportDeclaration {
  /// Creates an import from its syntax.
  init(_ syntax: ImportDeclSyntax, conditions: [ConditionalClause]) {
    let attributes = syntax.attributes.lowered
      // An import in a mock needs the same attributes.
      .filter { $0.kind == .preconcurrency || $0.kind == .spi }
    self.init(
      attributes: attributes.map(\.text), kind: syntax.importKindSpecifier?.text,
      path: syntax.path.map(\.name.text).joined(separator: "."), conditions: conditions)
  }
}
