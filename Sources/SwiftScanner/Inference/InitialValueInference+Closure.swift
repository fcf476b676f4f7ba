import DeclarationModel
import SwiftSyntax

extension InitialValueInference {
  /// Returns the type of the values that a closure returns: the declared one, or the one that all
  /// returned values evidently have.
  func resultType(of closure: ClosureExprSyntax) -> TypeReference? {
    if let clause = closure.signature?.returnClause { return TypeReference(clause.type) }
    if let only = closure.statements.first, closure.statements.count == 1,
      case .expr(let expression) = only.item
    {
      return type(of: expression)
    }
    let inner = knowing(closure.statements)
    let collector = ReturnCollector(viewMode: .sourceAccurate)
    collector.walk(closure.statements)
    guard let first = collector.values.first?.flatMap(inner.type(of:)) else { return nil }
    let isCommon = collector.values.dropFirst().allSatisfy {
      $0.flatMap(inner.type(of:)) == first
    }
    return isCommon ? first : nil
  }

  /// Returns the inference for expressions after these statements, whose variables it knows.
  private func knowing(_ statements: CodeBlockItemListSyntax) -> InitialValueInference {
    var inner = self
    for case .decl(let declaration) in statements.map(\.item) {
      guard let syntax = declaration.as(VariableDeclSyntax.self) else { continue }
      for binding in syntax.bindings {
        let value = binding.initializer?.value
        let type =
          binding.typeAnnotation.map { TypeReference($0.type) } ?? value.flatMap(inner.type(of:))
        let isSingle = binding.pattern.is(IdentifierPatternSyntax.self)
        for name in binding.pattern.names { inner.locals[name.plainText] = isSingle ? type : nil }
      }
    }
    return inner
  }
}

/// Collects the values that a closure returns, without those of functions and types inside it.
private final class ReturnCollector: SyntaxVisitor {
  private(set) var values: [ExprSyntax?] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    values.append(node.expression)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
