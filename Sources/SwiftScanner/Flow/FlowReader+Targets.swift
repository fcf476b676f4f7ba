import SwiftSyntax

extension FlowReader {
  /// Returns the places that a value of an expression goes to; none if a value of the protocol can be used in the same
  /// way.
  mutating func targets(of node: ExprSyntax, _ shape: FlowShape) -> [FlowPlace] {
    guard let parent = node.parent else { return [] }
    switch parent.kind {
    case .memberAccessExpr:
      return parent.as(MemberAccessExprSyntax.self).map { members(of: $0, shape) } ?? []
    case .optionalChainingExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr, .ternaryExpr:
      if let ternary = parent.as(TernaryExprSyntax.self), ternary.condition.id == node.id {
        return unknown(node)
      }
      return parent.as(ExprSyntax.self).map { targets(of: $0, shape) } ?? []
    case .labeledExpr:
      return parent.as(LabeledExprSyntax.self).map { targets(ofElement: $0, shape) } ?? []
    case .subscriptCallExpr: return targets(ofSubscript: parent, node, shape)
    case .functionCallExpr: return targets(ofCall: parent, node, shape)
    case .initializerClause: return targets(ofInitialValue: parent, shape)
    case .infixOperatorExpr:
      return parent.as(InfixOperatorExprSyntax.self).map { operands(of: $0, node, shape) } ?? []
    case .isExpr: return shape == .one ? [] : unknown(node)
    case .asExpr:
      let mark = parent.as(AsExprSyntax.self)?.questionOrExclamationMark
      return shape == .one && mark != nil ? [] : unknown(node)
    case .returnStmt: return [placeOfResult(around: parent)]
    case .codeBlockItem: return targets(ofStatement: parent, node)
    case .arrayElement: return targets(ofLiteral: parent, shape == .one ? .list : nil, node)
    case .dictionaryElement:
      let isValue = parent.as(DictionaryElementSyntax.self)?.value.id == node.id
      return targets(ofLiteral: parent, shape == .one && isValue ? .dictionary : nil, node)
    case .forStmt: return targets(ofLoop: parent, node, shape)
    default: return unknown(node)
    }
  }

  func unknown(_ node: some SyntaxProtocol) -> [FlowPlace] {
    let text = node.parent?.foldedText ?? node.foldedText
    return [.nowhere(.use("'\(text.count > 60 ? node.foldedText : text)'"))]
  }

  // MARK: Expressions

  private mutating func targets(
    ofElement element: LabeledExprSyntax, _ shape: FlowShape
  ) -> [FlowPlace] {
    guard let list = element.parent, let parent = list.parent else { return [] }
    if let tuple = parent.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return targets(of: ExprSyntax(tuple), shape)
    }
    if parent.is(ExpressionSegmentSyntax.self) { return [] }
    guard let call = parent.as(FunctionCallExprSyntax.self) else { return unknown(element) }
    return targets(ofArgument: element, of: call, shape)
  }

  private mutating func targets(
    ofSubscript parent: Syntax, _ node: ExprSyntax, _ shape: FlowShape
  ) -> [FlowPlace] {
    guard let call = parent.as(SubscriptCallExprSyntax.self), call.calledExpression.id == node.id
    else { return unknown(node) }
    switch shape {
    case .list, .dictionary: return targets(of: ExprSyntax(call), .one)
    case .one: return index.members.hasSubscripts ? [] : unknown(node)
    case .closure: return unknown(node)
    }
  }

  private mutating func targets(
    ofCall parent: Syntax, _ node: ExprSyntax, _ shape: FlowShape
  ) -> [FlowPlace] {
    guard let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
      case .closure(_, let hasResult) = shape
    else { return unknown(node) }
    return hasResult ? targets(of: ExprSyntax(call), .one) : []
  }

  private mutating func operands(
    of infix: InfixOperatorExprSyntax, _ node: ExprSyntax, _ shape: FlowShape
  ) -> [FlowPlace] {
    let isLeft = infix.leftOperand.id == node.id
    let other = isLeft ? infix.rightOperand : infix.leftOperand
    if infix.operator.is(AssignmentExprSyntax.self) {
      // Assignments to it are read with all others.
      if isLeft { return [] }
      let places = places(assignedBy: infix.leftOperand)
      return places.isEmpty ? unknown(node) : places
    }
    switch infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text {
    case "??": return targets(of: ExprSyntax(infix), shape)
    case "===", "!==": return shape == .one ? [] : unknown(node)
    case "==", "!=": return other.is(NilLiteralExprSyntax.self) ? [] : unknown(node)
    default: return unknown(node)
    }
  }

  private mutating func targets(
    ofLiteral element: Syntax, _ shape: FlowShape?, _ node: ExprSyntax
  ) -> [FlowPlace] {
    let literal = element.ancestors.lazy.compactMap { $0.as(ExprSyntax.self) }.first
    guard let shape, let literal else { return unknown(node) }
    // The element type of a literal without a type depends on all elements.
    if let clause = literal.parent?.as(InitializerClauseSyntax.self),
      clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation == nil
    {
      return unknown(node)
    }
    return targets(of: literal, shape)
  }

  // MARK: Statements and declarations

  private mutating func targets(ofInitialValue clause: Syntax, _ shape: FlowShape) -> [FlowPlace] {
    guard let parent = clause.parent else { return [] }
    if let binding = parent.as(PatternBindingSyntax.self) {
      guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        return unknown(parent)
      }
      return targets(declaring: token, isTyped: binding.typeAnnotation != nil, shape)
    }
    if let binding = parent.as(OptionalBindingConditionSyntax.self),
      let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    {
      return binding.typeAnnotation == nil
        ? targets(declaring: token, isTyped: false, shape) : unknown(parent)
    }
    if let parameter = parent.as(FunctionParameterSyntax.self) {
      return targets(
        declaring: parameter.secondName ?? parameter.firstName, isTyped: true, shape)
    }
    return unknown(clause)
  }

  /// Returns the variable that is declared, if its type is known; otherwise its uses are followed.
  mutating func targets(
    declaring token: TokenSyntax, isTyped: Bool, _ shape: FlowShape
  ) -> [FlowPlace] {
    let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let local = names.locals[token.plainText]?.first { $0.offset == offset }
    if !isTyped {
      guard let local else {
        return [.nowhere(.use("the property '\(token.text)', whose type is not written"))]
      }
      follow(local, shape)
    }
    return [.variable(FlowVariable.ID(path: path, offset: offset))]
  }

  private mutating func targets(
    ofLoop parent: Syntax, _ node: ExprSyntax, _ shape: FlowShape
  ) -> [FlowPlace] {
    guard let loop = parent.as(ForStmtSyntax.self), loop.sequence.id == node.id, shape == .list,
      loop.typeAnnotation == nil,
      let token = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return unknown(node) }
    return targets(declaring: token, isTyped: false, .one)
  }

  private func targets(ofStatement item: Syntax, _ node: ExprSyntax) -> [FlowPlace] {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let owner = list.parent
    else { return [] }
    // The only expression of a body is what the body returns.
    if let function = owner.parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause == nil ? [] : [placeOfResult(around: node)]
    }
    if owner.is(AccessorBlockSyntax.self) || owner.parent?.is(AccessorDeclSyntax.self) == true {
      return [placeOfResult(around: node)]
    }
    let isStatement = owner.parent?.is(InitializerDeclSyntax.self) ?? false
    return isStatement ? [] : unknown(node)
  }
}
