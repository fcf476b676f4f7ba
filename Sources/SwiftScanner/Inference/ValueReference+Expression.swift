import DeclarationModel
import SwiftSyntax

extension ValueReference {
  /// Returns the names that the evaluation of an initial value uses, in source order: those in closures only if the
  /// closure is called at once.
  ///
  /// - Complexity: O(*n*) in the tokens of the value.
  static func all(in value: ExprSyntax) -> [ValueReference] {
    let collector = ReferenceCollector(value)
    collector.walk(value)
    return collector.references
  }
}

private final class ReferenceCollector: SyntaxVisitor {
  private(set) var references: [ValueReference] = []
  private let whole: SyntaxIdentifier
  /// The names that closures declare.
  private var locals: Set<String> = []

  init(_ value: ExprSyntax) {
    whole = value.id
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    add(.name, [node.baseName.plainText], ExprSyntax(node))
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let names = ExprSyntax(node).referencedNames {
      add(.name, names, ExprSyntax(node))
    } else if let base = node.base {
      walk(base)
    } else {
      add(.implicitMember, [node.declName.baseName.plainText], ExprSyntax(node))
    }
    return .skipChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    guard let names = ExprSyntax(node).referencedNames else { return .visitChildren }
    add(.name, names, ExprSyntax(node))
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    if call?.calledExpression.id == node.id {
      let names = LocalNames(viewMode: .sourceAccurate)
      names.walk(node)
      locals.formUnion(names.names)
      return .visitChildren
    }
    // A closure that is passed on belongs to the call.
    let isArgument = call != nil || node.parent?.is(LabeledExprSyntax.self) ?? false
    if !isArgument {
      var reference = ValueReference(.closure)
      reference.isWhole = node.id == whole
      references.append(reference)
    }
    return .skipChildren
  }

  override func visit(_ node: TypeExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(_ kind: ValueReference.Kind, _ names: [String], _ node: ExprSyntax) {
    guard let first = names.first, kind != .name || !locals.contains(first) else { return }
    var reference = ValueReference(kind, names)
    var expression = node
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id
    {
      reference.labels = call.arguments.map { $0.label?.plainText }
      reference.hasTrailingClosure = call.trailingClosure != nil
      expression = ExprSyntax(call)
    }
    reference.type = InitialValueInference(allowsMissingArguments: true).type(of: expression)
    reference.infersArguments = reference.type.map { !$0.unwrapped.isComplete } ?? false
    reference.isWhole = expression.id == whole
    references.append(reference)
  }
}

/// Collects the names that a closure declares.
private final class LocalNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.plainText)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.plainText)
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The components of the name that the expression is; nil for other expressions, and for members of implicit types.
  fileprivate var referencedNames: [String]? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let syntax): [syntax.baseName.plainText]
    case .memberAccessExpr(let syntax):
      syntax.base?.referencedNames.map { $0 + [syntax.declName.baseName.plainText] }
    case .genericSpecializationExpr(let syntax): syntax.expression.referencedNames
    default: nil
    }
  }
}
