import SwiftSyntax

/// The names in the code of a file: variables, and the places where names are used.
struct CodeNames {
  /// A local variable or a parameter.
  struct Local: Hashable {
    var name: String
    /// The offset of its name.
    var offset: Int
    /// The code in which its name can be used.
    var scope: Range<Int>
    var isParameter: Bool
  }

  /// A use of a name.
  struct Use {
    /// The expression: `service`, `self.service`.
    var node: ExprSyntax
    /// The call, if the name is that of a function.
    var call: FunctionCallExprSyntax?
    /// Whether the name stands after a dot.
    var isMember: Bool
    /// The name of the type whose member it is, if that is known.
    var owner: String?
    /// The offset of the name.
    var offset: Int
    /// The variable of this name to which `if let service` binds the value.
    var binding: TokenSyntax?
  }

  /// A value that a declaration or an assignment gives to a place.
  struct Assignment {
    var left: ExprSyntax
    var right: ExprSyntax
  }

  /// The value with which a declaration begins.
  struct InitialValue {
    /// The offset of the name that is declared.
    var offset: Int
    var value: ExprSyntax
  }

  private(set) var locals: [String: [Local]] = [:]
  private(set) var uses: [String: [Use]] = [:]
  private(set) var calls: [FunctionCallExprSyntax] = []
  private(set) var assignments: [Assignment] = []
  private(set) var initialValues: [InitialValue] = []
  /// The values that functions return.
  private(set) var returned: [ExprSyntax] = []
  /// The values that each closure returns.
  private(set) var results: [SyntaxIdentifier: [ExprSyntax]] = [:]

  /// Collects the names of a file whose operators are folded.
  init(in tree: Syntax) {
    let search = Search(viewMode: .sourceAccurate)
    search.walk(tree)
    self = search.names
  }

  private init() {}

  /// Returns the local variables and parameters that a name may mean.
  func locals(named name: String, at offset: Int) -> [Local] {
    (locals[name] ?? []).filter { $0.scope.contains(offset) }
  }

  /// Returns whether a name means a parameter, and no property.
  func isParameter(_ name: String, at offset: Int) -> Bool {
    locals(named: name, at: offset).contains(where: \.isParameter)
  }

  /// Returns the type whose member an expression is, if its base is `self`.
  func owner(ofMemberIn access: MemberAccessExprSyntax) -> String? {
    guard let base = access.base?.unwrapped.as(DeclReferenceExprSyntax.self),
      base.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return access.surroundingBodies.last?.last
  }

  fileprivate final class Search: SyntaxVisitor {
    fileprivate var names = CodeNames()

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let access = node.parent?.as(MemberAccessExprSyntax.self)
      let isMember = access?.declName.id == node.id
      let expression =
        isMember ? access.map { ExprSyntax($0) } ?? ExprSyntax(node) : ExprSyntax(node)
      let call = expression.parent?.as(FunctionCallExprSyntax.self)
      let name = node.baseName.plainText
      var use = Use(
        node: expression, call: call?.calledExpression.id == expression.id ? call : nil,
        isMember: isMember, owner: nil,
        offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
      use.owner =
        isMember
        ? access.flatMap { names.owner(ofMemberIn: $0) } : node.surroundingBodies.last?.last
      names.uses[name, default: []].append(use)
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      names.calls.append(node)
      return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
      if node.operator.is(AssignmentExprSyntax.self) {
        names.assignments.append(
          Assignment(left: node.leftOperand, right: node.rightOperand))
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      let token = node.secondName ?? node.firstName
      add(token, of: node, isParameter: true)
      if let value = node.defaultValue?.value { addValue(value, of: token) }
      return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      add(node.secondName ?? node.firstName, of: node, isParameter: true)
      return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      add(node.name, of: node, isParameter: true)
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      guard let token = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        return .visitChildren
      }
      if node.enclosingFunction != nil,
        node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) != true
      {
        add(token, of: node, isParameter: false)
      }
      if let value = node.initializer?.value, node.typeAnnotation != nil {
        addValue(value, of: token)
      }
      if case .getter(let items)? = node.accessorBlock?.accessors { addReturned(items) }
      return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      guard let pattern = node.pattern.as(IdentifierPatternSyntax.self) else {
        return .visitChildren
      }
      let token = pattern.identifier
      add(token, of: node, isParameter: false)
      if node.initializer == nil {
        let name = ExprSyntax(DeclReferenceExprSyntax(baseName: token))
        names.uses[token.plainText, default: []].append(
          Use(
            node: name, isMember: false, owner: node.surroundingBodies.last?.last,
            offset: token.positionAfterSkippingLeadingTrivia.utf8Offset, binding: token))
      }
      return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      if let token = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
        add(token, of: node, isParameter: false)
      }
      return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      guard let value = node.expression else { return .visitChildren }
      names.returned.append(value)
      if let closure = node.enclosingFunction?.as(ClosureExprSyntax.self) {
        names.results[closure.id, default: []].append(value)
      }
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.statements.onlyExpression { names.results[node.id] = [value] }
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if let items = node.body?.statements { addReturned(items) }
      return .visitChildren
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
      if let items = node.body?.statements { addReturned(items) }
      return .visitChildren
    }

    private func addReturned(_ items: CodeBlockItemListSyntax) {
      if let value = items.onlyExpression { names.returned.append(value) }
    }

    private func addValue(_ value: ExprSyntax, of token: TokenSyntax) {
      names.initialValues.append(
        InitialValue(offset: token.positionAfterSkippingLeadingTrivia.utf8Offset, value: value))
    }

    private func add(_ token: TokenSyntax, of node: some SyntaxProtocol, isParameter: Bool) {
      let scope = node.enclosingFunction?.utf8Range
      names.locals[token.plainText, default: []].append(
        Local(
          name: token.plainText, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset,
          scope: scope ?? (node.root.utf8Range), isParameter: isParameter))
    }
  }
}
