import SwiftSyntax

/// The comments above the directives directly before a declaration, which belong to the declaration:
/// `#warning("…")`, `#if`.
struct DirectiveComments {
  /// The trivia before each of the directives, in order.
  private(set) var trivia: [Trivia] = []

  /// Notes that the next declaration follows a node.
  mutating func pass(_ node: some SyntaxProtocol) {
    if node.is(MacroExpansionDeclSyntax.self) || node.is(MacroExpansionExprSyntax.self) {
      trivia.append(node.leadingTrivia)
    } else {
      trivia = []
    }
  }

  /// Returns the comments above the first declaration of a clause.
  func entering(_ clause: IfConfigClauseSyntax) -> DirectiveComments {
    var inner = clause.poundKeyword.tokenKind == .poundIf ? self : DirectiveComments()
    inner.trivia.append(clause.poundKeyword.leadingTrivia)
    return inner
  }
}
