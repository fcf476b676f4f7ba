import DeclarationModel
import SwiftOperators
import SwiftSyntax

extension SwiftScanner {
  /// Follows the values of a class through the code of a file.
  ///
  /// - Parameters:
  ///   - source: The file, which has no syntax errors.
  ///   - index: The declarations of all files.
  package func flow(in source: SourceFile, of index: FlowIndex) -> FlowReading {
    guard source.nestingError == nil else { return FlowReading() }
    let parsed = ParsedSource.whole(source).parsed
    let folded = OperatorTable.standardOperators.foldAll(parsed.tree, errorHandler: { _ in })
    var reader = FlowReader(
      CodeNames(in: folded), index: index, path: source.path, lines: parsed.lines)
    reader.read()
    return reader.reading
  }
}

/// Follows values through the code of a file.
///
/// Types of expressions are not known. A name therefore stands for all that it may mean, so that a value is followed to
/// more places than it reaches, and never to fewer.
struct FlowReader {
  let index: FlowIndex
  let path: String
  let lines: LineTable
  let names: CodeNames
  var reading = FlowReading()
  /// The variables without a written type whose uses are followed.
  private var inferred: Set<Inferred> = []

  private struct Inferred: Hashable {
    var id: FlowVariable.ID
    var shape: FlowShape
  }

  init(_ names: CodeNames, index: FlowIndex, path: String, lines: LineTable) {
    self.names = names
    self.index = index
    self.path = path
    self.lines = lines
  }

  /// Reads the whole file.
  mutating func read() {
    for local in names.locals.values.joined() {
      guard let variable = index.variables[id(of: local)], let shape = variable.shape else {
        continue
      }
      follow(local, shape)
    }
    for (name, uses) in names.uses {
      for use in uses { read(use, named: name) }
    }
    for call in names.calls { readArguments(of: call) }
    for assignment in names.assignments { read(assignment) }
    for binding in names.initialValues { read(binding) }
    for statement in names.returned { readReturned(statement) }
  }

  func id(of local: CodeNames.Local) -> FlowVariable.ID {
    FlowVariable.ID(path: path, offset: local.offset)
  }

  // MARK: Uses

  /// Follows the value of a name that means properties, or the result of a call.
  private mutating func read(_ use: CodeNames.Use, named name: String) {
    let isLocal = !use.isMember && !names.locals(named: name, at: use.offset).isEmpty
    if use.call != nil || index.properties[name] == nil && !isLocal {
      let results = index.variables(at: .result(name))
      for shape in Set(results.compactMap(\.shape)) {
        guard let call = use.call else {
          step(from: .result(name), to: .nowhere(.use("a reference to '\(name)'")), at: use.node)
          continue
        }
        follow(ExprSyntax(call), shape, from: .result(name))
      }
    }
    guard use.isMember || !names.isParameter(name, at: use.offset) else { return }
    let source = FlowPlace.property(name, owner: use.owner)
    for shape in Set(index.variables(at: source).compactMap(\.shape)) {
      follow(use, shape, from: source)
    }
  }

  /// Follows the value of a local variable or parameter, whose type may be inferred.
  mutating func follow(_ local: CodeNames.Local, _ shape: FlowShape) {
    guard inferred.insert(Inferred(id: id(of: local), shape: shape)).inserted else { return }
    let source = FlowPlace.variable(id(of: local))
    for use in names.uses[local.name] ?? [] where !use.isMember && local.scope.contains(use.offset)
    {
      follow(use, shape, from: source)
    }
  }

  private mutating func follow(_ use: CodeNames.Use, _ shape: FlowShape, from source: FlowPlace) {
    guard let token = use.binding else { return follow(use.node, shape, from: source) }
    for target in targets(declaring: token, isTyped: false, shape) {
      step(from: source, to: target, at: token)
    }
  }

  /// Follows a value of an expression.
  private mutating func follow(_ node: ExprSyntax, _ shape: FlowShape, from source: FlowPlace) {
    // The value decides what `.shared` means in `value ?? .shared`.
    if shape == .one, let infix = node.parent?.as(InfixOperatorExprSyntax.self),
      infix.leftOperand.id == node.id, let other = ExprSyntax(infix).alternatives.last,
      let dot = other.unwrapped.leadingDot
    {
      reading.shorthands.append(FlowShorthand(offset: dot, target: source))
    }
    for target in targets(of: node, shape) { step(from: source, to: target, at: node) }
  }

  mutating func step(from source: FlowPlace, to target: FlowPlace, at node: some SyntaxProtocol) {
    reading.steps.append(
      FlowStep(
        source: source, target: target,
        position: lines.position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)))
  }

  /// Returns the places that an expression on the left of an assignment means.
  func places(assignedBy node: ExprSyntax) -> [FlowPlace] {
    let node = node.unwrapped
    if let name = node.as(DeclReferenceExprSyntax.self) {
      return places(named: name.baseName.plainText, at: name)
    }
    if let access = node.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.plainText
      guard index.properties[name] != nil else { return [] }
      return [.property(name, owner: names.owner(ofMemberIn: access))]
    }
    if let call = node.as(SubscriptCallExprSyntax.self) {
      return places(assignedBy: call.calledExpression)
    }
    if let chain = node.as(OptionalChainingExprSyntax.self) {
      return places(assignedBy: chain.expression)
    }
    if let forced = node.as(ForceUnwrapExprSyntax.self) {
      return places(assignedBy: forced.expression)
    }
    return []
  }

  /// Returns the places that a name without a base means.
  func places(named name: String, at node: some SyntaxProtocol) -> [FlowPlace] {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let locals = names.locals(named: name, at: offset)
    var places = locals.map { FlowPlace.variable(id(of: $0)) }
    if index.properties[name] != nil, !names.isParameter(name, at: offset) {
      places.append(.property(name, owner: node.surroundingBodies.last?.last))
    }
    return places
  }

  /// Returns the result of the function around a node, or the computed property.
  func placeOfResult(around node: some SyntaxProtocol) -> FlowPlace {
    let unknown = FlowPlace.nowhere(.use("a closure that returns it"))
    guard let function = node.enclosingFunction else { return unknown }
    if let type = function.as(FunctionDeclSyntax.self)?.signature.returnClause?.type {
      let offset = type.positionAfterSkippingLeadingTrivia.utf8Offset
      return .variable(FlowVariable.ID(path: path, offset: offset))
    }
    let binding = function.ancestors.lazy.compactMap { $0.as(PatternBindingSyntax.self) }.first
    guard function.is(AccessorDeclSyntax.self) || function.is(AccessorBlockSyntax.self),
      let name = binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return unknown }
    let offset = name.positionAfterSkippingLeadingTrivia.utf8Offset
    return .variable(FlowVariable.ID(path: path, offset: offset))
  }
}
