import DeclarationModel
import SwiftSyntax

extension InitialValueInference {
  private static let truths: Set = [
    "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "&&", "||",
  ]
  private static let arithmetic: Set = ["+", "-", "*", "/", "%"]

  /// Returns the type of a sequence of operands and operators in source order, split at the
  /// operators that bind loosest first.
  func type(ofSequence elements: ArraySlice<ExprSyntax>) -> TypeReference? {
    guard let first = elements.first, elements.count > 1 else {
      return elements.first.flatMap(type(of:))
    }
    // `try` and `await` cover everything to their right.
    if let syntax = first.as(TryExprSyntax.self) {
      let type = type(ofSequence: [syntax.expression] + elements.dropFirst())
      return type.map { syntax.isOptional ? $0.madeOptional : $0 }
    }
    if let syntax = first.as(AwaitExprSyntax.self) {
      return type(ofSequence: [syntax.expression] + elements.dropFirst())
    }
    if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      return ternary(elements[index], otherwise: elements[index...].dropFirst())
    }
    let operators = elements.compactMap {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text
    }
    if operators.contains(where: Self.truths.contains) { return .name("Bool") }
    if operators.contains("??") { return coalescing(elements) }
    if let operation = elements.dropLast().last, let target = elements.last {
      if let syntax = operation.as(UnresolvedAsExprSyntax.self) {
        return cast(syntax, to: target)
      }
      if operation.is(UnresolvedIsExprSyntax.self) { return .name("Bool") }
    }
    // All operators are known if every second element is one.
    guard operators.count * 2 + 1 == elements.count else { return nil }
    if operators.contains("...") || operators.contains("..<") { return range(elements) }
    return calculation(operators, elements)
  }

  private func ternary(
    _ middle: ExprSyntax, otherwise: ArraySlice<ExprSyntax>
  ) -> TypeReference? {
    guard let middle = middle.as(UnresolvedTernaryExprSyntax.self),
      let type = type(of: middle.thenExpression), type == self.type(ofSequence: otherwise)
    else { return nil }
    return type
  }

  private func cast(_ syntax: UnresolvedAsExprSyntax, to target: ExprSyntax) -> TypeReference? {
    guard let target = target.as(TypeExprSyntax.self) else { return nil }
    let type = TypeReference(target.type)
    // `as?` makes an optional even of an optional type.
    return syntax.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
      ? .optional(type) : type
  }

  private func coalescing(_ elements: ArraySlice<ExprSyntax>) -> TypeReference? {
    let index = elements.firstIndex {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    }
    guard let index, let wrapped = type(ofSequence: elements[..<index])?.wrapped,
      let other = type(ofSequence: elements[index...].dropFirst()),
      (other.wrapped ?? other) == wrapped
    else { return nil }
    return other
  }

  private func range(_ elements: ArraySlice<ExprSyntax>) -> TypeReference? {
    let name = ["...": "ClosedRange", "..<": "Range"]
    let index = elements.firstIndex {
      $0.as(BinaryOperatorExprSyntax.self).map { name[$0.operator.text] != nil } ?? false
    }
    guard let index, let bound = type(ofSequence: elements[..<index]), bound.isNumber,
      type(ofSequence: elements[index...].dropFirst()) == bound,
      let name = elements[index].as(BinaryOperatorExprSyntax.self)
        .flatMap({ name[$0.operator.text] })
    else { return nil }
    return .named(NamedType([NamedType.Component(name, arguments: [bound])]))
  }

  private func calculation(
    _ operators: [String], _ elements: ArraySlice<ExprSyntax>
  ) -> TypeReference? {
    guard operators.allSatisfy(Self.arithmetic.contains) else { return nil }
    let operands = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
    var result: TypeReference?
    var hasNumberOfOtherType = false
    for operand in operands {
      guard let type = type(of: operand) else { return nil }
      // An integer literal takes the type of the other operands: `60 * 0.5`.
      if type == .name("Int"), operand.is(IntegerLiteralExprSyntax.self) {
        hasNumberOfOtherType = true
      } else if result == nil || result == type {
        result = type
      } else {
        return nil
      }
    }
    guard let result else { return .name("Int") }
    if result.isNumber { return result }
    let isText = result == .name("String") && operators.allSatisfy { $0 == "+" }
    return isText && !hasNumberOfOtherType ? result : nil
  }
}
