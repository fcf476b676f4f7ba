import DeclarationModel
import SwiftSyntax

extension SwiftScanner {
  /// Returns the uses of members and types in a test, without resolving names.
  ///
  /// - Parameter source: The file.
  /// - Returns: All members after a dot and all names of types, in order; empty if the file is not
  ///   UTF-8 text.
  package func mockUses(in source: SourceFile) -> [MockUse] {
    guard source.encodingError(outline(source)) == nil, source.nestingError == nil else {
      return []
    }
    let parsed = ParsedSource(source)
    let variables = VariableReader(viewMode: .sourceAccurate)
    variables.walk(parsed.tree)
    let reader = MockUseReader(variables: variables, lines: parsed.lines)
    reader.walk(parsed.tree)
    return reader.uses.sorted { $0.nameRange.lowerBound < $1.nameRange.lowerBound }
  }
}

/// Collects the types of variables, and the mocks that closure parameters of `stub` and `verify`
/// stand for.
private final class VariableReader: SyntaxVisitor {
  /// The possible types of the variables, by the names of the variables.
  private(set) var types: [String: Set<String>] = [:]
  /// The objects that closure parameters stand for, by the names of the parameters.
  private(set) var subjects: [String: Set<String>] = [:]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    if let type = node.typeAnnotation?.type.withoutOptional.as(IdentifierTypeSyntax.self) {
      types[name, default: []].insert(type.name.text)
    } else if let call = node.initializer?.value.withoutTry.as(FunctionCallExprSyntax.self),
      let type = call.calledExpression.as(DeclReferenceExprSyntax.self)
    {
      types[name, default: []].insert(type.baseName.text)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.type.withoutOptional.as(IdentifierTypeSyntax.self) {
      types[(node.secondName ?? node.firstName).text, default: []].insert(type.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.isSelector, let object = node.arguments.first?.expression.objectName,
      let closure = node.trailingClosure
    else { return .visitChildren }
    switch closure.signature?.parameterClause {
    case .simpleInput(let names):
      for name in names { subjects[name.name.text, default: []].insert(object) }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        subjects[(parameter.secondName ?? parameter.firstName).text, default: []].insert(object)
      }
    case nil: subjects["$0", default: []].insert(object)
    }
    return .visitChildren
  }
}

/// Collects the uses.
private final class MockUseReader: SyntaxVisitor {
  private let variables: VariableReader
  private let lines: LineTable
  private(set) var uses: [MockUse] = []

  init(variables: VariableReader, lines: LineTable) {
    self.variables = variables
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base else { return .visitChildren }
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call?.calledExpression.id == node.id
    add(node.declName.baseName, on: base, calledBy: isCalled ? call : nil)
    if let outer = node.parent?.as(MemberAccessExprSyntax.self), !uses.isEmpty {
      uses[uses.count - 1].next = outer.declName.baseName.text
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberAccessExprSyntax.self) != true
      || node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
    {
      addType(node.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name)
    return .visitChildren
  }

  private func add(
    _ name: TokenSyntax, on base: ExprSyntax, calledBy call: FunctionCallExprSyntax?
  ) {
    let selector = base.as(FunctionCallExprSyntax.self).flatMap { $0.isSelector ? $0 : nil }
    let subject = selector?.arguments.first?.expression.objectName ?? base.objectName
    let subjects = subject.flatMap { variables.subjects[$0] }
    let objects = subjects ?? Set(subject.map { [$0] } ?? [])
    // A metatype stands for the type itself: `stub(MockClock.statics)`.
    let types = objects.reduce(into: Set<String>()) { types, object in
      types.formUnion(
        variables.types[object] ?? (object.first?.isUppercase == true ? [object] : []))
    }
    var use = use(of: name, isType: false)
    use.types = types
    use.isOfSelector = selector != nil || subjects != nil
    if let call {
      use.arguments =
        call.arguments.map { argument in
          argument.label.map { .labeled($0.text) } ?? .unlabeled
        } + (call.trailingClosure == nil ? [] : [.trailingClosure])
        + call.additionalTrailingClosures.map { .labeled($0.label.text) }
      use.labelRanges =
        (call.arguments.compactMap(\.label) + call.additionalTrailingClosures.map(\.label))
        .map(\.trimmedByteRange)
    }
    uses.append(use)
  }

  private func addType(_ name: TokenSyntax) {
    guard name.text.first?.isUppercase == true else { return }
    uses.append(use(of: name, isType: true))
  }

  private func use(of name: TokenSyntax, isType: Bool) -> MockUse {
    let range = name.trimmedByteRange
    return MockUse(
      name: name.identifier?.name ?? name.text, isType: isType, types: [], isOfSelector: false,
      position: lines.position(at: range.lowerBound), nameRange: range, labelRanges: [])
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is of a function that returns the members of a mock, such as `stub`.
  fileprivate var isSelector: Bool {
    guard let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    return ["stub", "verify", "calls"].contains(name)
  }
}

extension ExprSyntax {
  /// The name of the object that the expression refers to: `mock` for `self.mock`, `MockClock` for
  /// `MockClock.statics`.
  fileprivate var objectName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base else {
      return nil
    }
    let member = access.declName.baseName.text
    if member == "statics" { return base.objectName }
    return base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" ? member : nil
  }

  fileprivate var withoutTry: ExprSyntax {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.withoutTry }
    if let waiting = self.as(AwaitExprSyntax.self) { return waiting.expression.withoutTry }
    return self
  }
}

extension TypeSyntax {
  fileprivate var withoutOptional: TypeSyntax {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType }
    return self
  }
}
