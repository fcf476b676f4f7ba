import DeclarationModel
import SwiftSyntax

/// The meaning of a name in a type.
package enum FlowName: Sendable, Hashable {
  /// The class whose values are followed.
  case theClass
  /// Something else that the sources declare, or a protocol that is known to require nothing of the kind.
  case known
  /// Something of which no source is read.
  case unknown
}

/// Returns the meaning of the components of a name, between the bodies of some types.
package typealias FlowNaming = (_ names: [String], _ bodies: [[String]]) -> FlowName

extension SwiftScanner {
  /// Returns the declarations of a file that values of a class may come to.
  ///
  /// - Parameters:
  ///   - source: The file, which has no syntax errors.
  ///   - position: The position of the name of the class.
  ///   - naming: Returns the meaning of a name.
  package func flowDeclarations(
    in source: SourceFile, ofClassAt position: SourcePosition, naming: FlowNaming
  ) -> FlowDeclarations {
    guard source.nestingError == nil else { return FlowDeclarations() }
    let parsed = ParsedSource.whole(source).parsed
    return withoutActuallyEscaping(naming) { naming in
      let reader = FlowDeclarationReader(parsed, source.path, classAt: position, naming: naming)
      reader.walk(parsed.tree)
      return reader.result
    }
  }
}

/// Collects variables and functions.
private final class FlowDeclarationReader: SyntaxVisitor {
  private(set) var result = FlowDeclarations()
  private let lines: LineTable
  private let path: String
  private let position: SourcePosition
  private let naming: FlowNaming

  init(
    _ parsed: ParsedSource, _ path: String, classAt position: SourcePosition,
    naming: @escaping FlowNaming
  ) {
    lines = parsed.lines
    self.path = path
    self.position = position
    self.naming = naming
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.parent?.as(CodeBlockItemListSyntax.self)?.parent?.is(SourceFileSyntax.self)
      == true
    {
      result.importsEnd = node.endPositionBeforeTrailingTrivia.utf8Offset
    }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, named: node.name)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, named: node.name)
    return .visitChildren
  }

  /// Notes the end of the outermost declaration around the class.
  private func note(_ node: some SyntaxProtocol, named name: TokenSyntax) {
    guard path == position.path, lines.position(of: name) == position else { return }
    let item = Array(node.ancestors).last { node in
      node.is(CodeBlockItemSyntax.self)
        && node.parent?.as(CodeBlockItemListSyntax.self)?.isOfFile == true
        && !(node.as(CodeBlockItemSyntax.self)?.item.is(IfConfigDeclSyntax.self) ?? false)
    }
    result.classEnd = item?.endPositionBeforeTrailingTrivia.utf8Offset
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isOperator = MethodDeclaration(name: node.name.text).isOperator
    add(
      node, node.name.plainText, node.signature, isFixed: isOperator,
      generics: node.genericParameterClause)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, "init", node.signature, isFixed: false, generics: node.genericParameterClause)
    return .visitChildren
  }

  private func add(
    _ node: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax, _ name: String,
    _ signature: FunctionSignatureSyntax, isFixed: Bool, generics: GenericParameterClauseSyntax?
  ) {
    let bodies = node.surroundingBodies
    let labels = signature.parameterClause.parameters.map(\.firstName.plainText)
    let key = "\(name)(\(labels.joined(separator: ":")))"
    let isMethod = !bodies.isEmpty && name != "init"
    let isShared = isMethod && isShared(node)
    let fixed: FlowObstacle? = isFixed ? .isArgument : nil
    let obstacle =
      fixed ?? obstacle(of: node, bodies) ?? (isMethod ? unknownParent(of: node) : nil)
    var function = FlowFunction(
      name: name, owner: bodies.last?.last, parameters: [], infersResult: false)
    for (number, parameter) in signature.parameterClause.parameters.enumerated() {
      let token = parameter.secondName ?? parameter.firstName
      var variable = variable(at: token, .parameter, parameter.type, bodies)
      variable.obstacle = variable.obstacle ?? obstacle
      if !parameter.attributes.isEmpty || parameter.ellipsis != nil {
        variable.obstacle = variable.obstacle ?? .isArgument
      }
      variable.signature = isMethod ? "\(key)\(number)" : nil
      variable.isShared = isShared
      result.variables.append(variable)
      let label = parameter.firstName.plainText
      function.parameters.append(
        FlowFunction.Parameter(
          label: label == "_" ? nil : label, variable: variable.id,
          isClosure: parameter.type.isFunction))
    }
    if let type = signature.returnClause?.type {
      var variable = variable(at: nil, .result, type, bodies)
      variable.name = name
      variable.obstacle = variable.obstacle ?? obstacle
      variable.signature = isMethod ? key : nil
      variable.isShared = isShared
      result.variables.append(variable)
      if variable.shape != nil { function.result = variable.id }
      let names = Set(generics?.parameters.map(\.name.plainText) ?? [])
      function.infersResult = TypeReference(type).mentions(names)
    }
    result.functions.append(function)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let bodies = node.surroundingBodies
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
    let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self)
    let isProperty = isMember || list?.isOfFile == true
    let isJoined = node.bindings.contains {
      $0.typeAnnotation == nil && $0.initializer == nil
    }
    for binding in node.bindings {
      guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      // A local variable has the type of its value.
      if !isProperty, binding.typeAnnotation == nil { continue }
      var variable = variable(
        at: token, isProperty ? .property : .local, binding.typeAnnotation?.type, bodies)
      if isMember { variable.signature = variable.name }
      variable.isShared = isMember && isShared(node)
      if isJoined { variable.obstacle = variable.obstacle ?? .isArgument }
      variable.obstacle = variable.obstacle ?? obstacle(of: node, bodies)
      if isMember, variable.obstacle == nil { variable.obstacle = synthesized(around: node) }
      result.variables.append(variable)
    }
    return .visitChildren
  }

  /// Returns a variable with the shape of its type.
  private func variable(
    at token: TokenSyntax?, _ kind: FlowVariable.Kind, _ type: TypeSyntax?, _ bodies: [[String]]
  ) -> FlowVariable {
    let place =
      token?.positionAfterSkippingLeadingTrivia ?? type?.positionAfterSkippingLeadingTrivia
    let offset = place?.utf8Offset ?? 0
    var variable = FlowVariable(
      id: FlowVariable.ID(path: path, offset: offset), position: lines.position(at: offset),
      name: token?.plainText ?? "", kind: kind, owner: bodies.last?.last)
    guard let type else { return variable }
    let written = AnnotatedType(type) { self.isClass($0) }
    variable.shape = written.shape
    variable.classNames = written.names
    variable.mentionsClass = written.isMention
    if written.isMention, written.shape == nil { variable.obstacle = .isArgument }
    variable.takesAnything = ["Any", "Any?", "AnyObject", "AnyObject?"].contains(
      TypeReference(type).text)
    return variable
  }

  private func isClass(_ type: TypeSyntax) -> Bool {
    let names: [String]
    switch TypeReference(type) {
    case .named(let named) where !named.hasArguments: names = named.plainNames
    default: return false
    }
    guard type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self),
      naming(names, type.surroundingBodies) == .theClass
    else { return false }
    return !type.hidesType(named: names[0])
  }

  // MARK: Surroundings

  /// Returns the reason in and around a declaration for which its types must stay as they are.
  private func obstacle(
    of node: some DeclSyntaxProtocol & WithAttributesSyntax, _ bodies: [[String]]
  ) -> FlowObstacle? {
    if let body = bodies.last, naming(body, []) == .theClass { return .isOfClass }
    let harmless: Set = ["available", "discardableResult", "nonobjc", "inlinable", "MainActor"]
    for attribute in node.attributes.lowered
    where !harmless.contains(attribute.name) && !attribute.isGlobalActor {
      return .hasAttribute(attribute.name)
    }
    return nil
  }

  /// Returns whether a member is a requirement of a protocol, or an override.
  private func isShared(_ node: some DeclSyntaxProtocol & WithModifiersSyntax) -> Bool {
    node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
      || group(around: node)?.is(ProtocolDeclSyntax.self) == true
  }

  private func group(around node: some SyntaxProtocol) -> DeclSyntax? {
    node.ancestors.lazy.compactMap { $0.as(DeclSyntax.self) }.first {
      $0.asProtocol((any DeclGroupSyntax).self) != nil
    }
  }

  private func parents(around node: some SyntaxProtocol) -> [(type: TypeSyntax, names: [String])] {
    guard let group = group(around: node)?.asProtocol((any DeclGroupSyntax).self),
      let clause = group.inheritanceClause
    else { return [] }
    return clause.inheritedTypes.flatMap { parent in
      TypeReference(parent.type).compositionParts.compactMap { part in
        guard case .named(let named) = part else { return nil }
        return (parent.type, named.plainNames)
      }
    }
  }

  /// Returns the first protocol around a method of which no source is read.
  private func unknownParent(of node: some DeclSyntaxProtocol & WithModifiersSyntax)
    -> FlowObstacle?
  {
    if node.modifiers.contains(where: {
      [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
    }) {
      return nil
    }
    let isClass = group(around: node)?.is(ClassDeclSyntax.self) == true
    // The first parent of a class may be a superclass, which requires nothing.
    let parents = parents(around: node).dropFirst(isClass ? 1 : 0)
    let unknown = parents.first { naming($0.names, $0.type.surroundingBodies) == .unknown }
    return unknown.map { .mayBeRequired($0.names.joined(separator: ".")) }
  }

  /// Returns the protocol around a property whose requirements the compiler fulfils by the types of properties.
  private func synthesized(around node: some SyntaxProtocol) -> FlowObstacle? {
    let names: Set = ["Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable"]
    let found = parents(around: node).compactMap(\.names.last).first(where: names.contains)
    return found.map { .isSynthesized($0) }
  }
}

extension TypeSyntax {
  /// Whether the type is a function, or an optional one.
  fileprivate var isFunction: Bool {
    switch TypeReference(self).unwrapped {
    case .function: true
    case .specified(_, _, let type): if case .function = type.unwrapped { true } else { false }
    default: false
    }
  }
}
