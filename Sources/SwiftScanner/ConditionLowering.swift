import DeclarationModel
import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The clauses of the block with what they hold.
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
