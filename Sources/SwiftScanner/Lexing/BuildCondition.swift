import SwiftSyntax

/// Evaluates conditions of `#if` as far as they can be decided.
struct BuildCondition {
  /// Returns whether a condition without logical operators holds; nil if that is not known.
  let decide: (ExprSyntax) -> Bool?

  /// Returns whether a condition with folded operators holds; nil if that is not known.
  func holds(_ condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let group = condition.as(TupleExprSyntax.self), group.elements.count == 1 {
      return group.elements.first.flatMap { holds($0.expression) }
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return holds(negation.expression).map { !$0 }
    }
    if let operation = condition.as(InfixOperatorExprSyntax.self) {
      let sides = [operation.leftOperand, operation.rightOperand].map(holds)
      switch operation.operator.trimmedText {
      case "&&": return sides.contains(false) ? false : sides.contains(nil) ? nil : true
      case "||": return sides.contains(true) ? true : sides.contains(nil) ? nil : false
      default: return nil
      }
    }
    return decide(condition)
  }
}

extension ExprSyntax {
  /// The name and the argument of a call such as `os(iOS)`; nil for other expressions.
  var buildQuestion: (name: String, argument: ExprSyntax)? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression
    else { return nil }
    return (name, argument)
  }

  /// The operator and the version of an argument such as `>=6.2`.
  var versionComparison: (isAtLeast: Bool, version: [Int])? {
    guard let comparison = self.as(PrefixOperatorExprSyntax.self) else { return nil }
    let version = ManifestVersion.numbers(comparison.expression.trimmedText[...])
    switch comparison.operator.text {
    case ">=": return (true, version)
    case "<": return (false, version)
    default: return nil
    }
  }
}
