import DeclarationModel
import SwiftSyntax

extension SyntaxProtocol {
  /// The nodes around this one, innermost first.
  var ancestors: some Sequence<Syntax> {
    sequence(first: Syntax(self).parent) { $0?.parent }.lazy.prefix { $0 != nil }.compactMap { $0 }
  }

  /// The types whose bodies are around the node, outermost first, each with its whole path.
  var surroundingBodies: [[String]] {
    var path: [String] = []
    var bodies: [[String]] = []
    for node in Array(ancestors).reversed() {
      let names = node.typeNames
      guard !names.isEmpty else { continue }
      path += names
      bodies.append(path)
    }
    return bodies
  }

  /// The innermost function, initializer, accessor, subscript or closure around the node.
  var enclosingFunction: Syntax? { ancestors.first { $0.isFunction } }

  /// Whether the node has a body of code of its own.
  private var isFunction: Bool {
    switch Syntax(self).kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .subscriptDecl,
      .closureExpr:
      true
    // `var name: String { first + last }`.
    case .accessorBlock:
      if case .getter? = Syntax(self).as(AccessorBlockSyntax.self)?.accessors {
        true
      } else {
        false
      }
    default: false
    }
  }

  /// Whether the node is a parameter, or in a declaration, that has a generic parameter or a local type of a name.
  func hidesType(named name: String) -> Bool {
    ancestors.contains { node in
      if let generic = node.asProtocol((any WithGenericParametersSyntax).self),
        generic.genericParameterClause?.parameters.contains(where: { $0.name.plainText == name })
          == true
      {
        return true
      }
      guard let block = node.as(CodeBlockItemListSyntax.self), !block.isOfFile else { return false }
      return block.contains { $0.item.declaresType(named: name) }
    }
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate func declaresType(named name: String) -> Bool {
    guard case .decl(let declaration) = self else { return false }
    let isType =
      declaration.asProtocol((any DeclGroupSyntax).self) != nil
      || declaration.is(TypeAliasDeclSyntax.self)
    return isType && declaration.asProtocol((any NamedDeclSyntax).self)?.name.plainText == name
  }
}

extension CodeBlockItemListSyntax {
  /// The expression of which the list consists, and which a function may return without `return`.
  var onlyExpression: ExprSyntax? {
    guard count == 1, let item = first?.item else { return nil }
    return switch item {
    case .expr(let value): value
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    default: nil
    }
  }

  /// Whether these are the statements of the file, or of a clause of `#if` outside of declarations.
  var isOfFile: Bool {
    ancestors.allSatisfy {
      [
        .sourceFile, .ifConfigDecl, .ifConfigClause, .ifConfigClauseList, .codeBlockItem,
        .codeBlockItemList,
      ].contains($0.kind)
    }
  }
}

extension Syntax {
  /// The names that the body of a type or an extension adds to those around it; empty for other nodes.
  fileprivate var typeNames: [String] {
    if let node = self.as(ExtensionDeclSyntax.self) { return node.extendedType.enclosingNames }
    guard self.asProtocol((any DeclGroupSyntax).self) != nil else { return [] }
    return self.asProtocol((any NamedDeclSyntax).self).map { [$0.name.plainText] } ?? []
  }
}

extension ExprSyntax {
  /// The expressions of which one is the value: both sides of `??`, the branches of a ternary, `if` or `switch`
  /// expression; empty for other expressions.
  var alternatives: [ExprSyntax] {
    if let ternary = self.as(TernaryExprSyntax.self) {
      return [ternary.thenExpression, ternary.elseExpression]
    }
    if let infix = self.as(InfixOperatorExprSyntax.self) {
      let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
      return name == "??" ? [infix.leftOperand, infix.rightOperand] : []
    }
    if let branch = self.as(IfExprSyntax.self) {
      let otherwise: ExprSyntax? =
        switch branch.elseBody {
        case .ifExpr(let node): ExprSyntax(node)
        case .codeBlock(let block): block.statements.onlyExpression
        case nil: nil
        }
      return [branch.body.statements.onlyExpression, otherwise].compactMap(\.self)
    }
    return self.as(SwitchExprSyntax.self)?.cases.compactMap {
      $0.as(SwitchCaseSyntax.self)?.statements.onlyExpression
    } ?? []
  }

  /// The expression without `try`, `await` and parentheses around it.
  var unwrapped: ExprSyntax {
    if let node = self.as(TryExprSyntax.self) { return node.expression.unwrapped }
    if let node = self.as(AwaitExprSyntax.self) { return node.expression.unwrapped }
    if let node = self.as(TupleExprSyntax.self), node.elements.count == 1,
      let element = node.elements.first, element.label == nil
    {
      return element.expression.unwrapped
    }
    return self
  }
}
