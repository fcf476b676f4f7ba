import DeclarationModel
import Symbols

/// Finds the initializer with which generated code creates a value of a type.
struct InitializerSearch: Sendable {
  /// The mark of the initializer to choose.
  static let mark = "factory"

  let index: SymbolTable
  /// The minimum access level of initializers: `public` from another module.
  var visible = AccessLevel.internal

  /// Returns the initializer of a type.
  ///
  /// - Throws: The reason why there is none, or why none can be chosen.
  func initializer(of type: TypeDeclaration) throws(GenerationFailure) -> CallableInitializer {
    let parts = index.parts(of: type)
    let written = parts.flatMap { part in
      part.members.compactMap { Candidate($0, isInBody: part.kind != .extension) }
    }
    let name = type.qualifiedName
    if type.access < visible { throw .noInitializer(name, visible) }
    let chosen = written.filter(\.isMarked)
    if let candidate = chosen.first, chosen.count == 1 { return try callable(candidate, of: type) }
    let inBody = written.filter(\.isInBody)
    if inBody.isEmpty, type.kind == .struct { return try memberwise(of: type) }
    if !inBody.contains(where: { !$0.isConvenience }) {
      if let inherited = try inherited(by: type) { return inherited }
      if written.isEmpty {
        // The implicit initializer of a class is internal.
        guard visible == .internal else { throw .noInitializer(name, visible) }
        return CallableInitializer(
          scope: TypeScope(type.bodyScope),
          isolation: index.globalActorOfImplicitInitializer(of: type), position: type.position)
      }
    }
    let callable = written.filter { $0.isCallable && $0.member.access >= visible }
    guard !callable.isEmpty else {
      guard inBody.count == 1, let only = inBody.first, only.decodes else {
        throw .noInitializer(name, visible)
      }
      throw .onlyDecoded(name, by: only.signature, isStruct: type.kind == .struct)
    }
    for rank in Candidate.Rank.allCases {
      let best = callable.filter { $0.rank == rank }
      guard let first = best.first else { continue }
      if best.count > 1 { throw .severalInitializers(name, best.map(\.signature)) }
      return try self.callable(first, of: type)
    }
    throw .noInitializer(name, visible)
  }

  private func callable(
    _ candidate: Candidate, of type: TypeDeclaration
  ) throws(GenerationFailure) -> CallableInitializer {
    let name = type.qualifiedName
    let (member, declaration) = (candidate.member, candidate.declaration)
    guard declaration.failability == .none else { throw .failable(name, candidate.signature) }
    if let clause = member.conditions.last {
      throw .conditionalMember(
        candidate.signature, of: name, directive: clause.directives.last ?? "")
    }
    var result = CallableInitializer(scope: TypeScope(type.bodyScope), position: member.position)
    result.parameters = declaration.parameters.map {
      InitializerParameter($0, at: member.position)
    }
    result.effects = declaration.effects
    for generic in declaration.generics {
      result.scope.arguments[generic.name] = generic.constraint
    }
    for requirement in declaration.requirements where requirement.relation == .conformance {
      guard let name = requirement.left.plainName else { continue }
      result.scope.arguments[name] = requirement.right
    }
    result.availability = member.attributes.availability
    if !member.modifiers.contains(.nonisolated) {
      result.isolation =
        index.globalActor(in: member.attributes, from: type.bodyScope)
        ?? index.globalActor(of: type)
    }
    return result
  }

  /// Returns the initializer of the superclass, for a class that inherits its initializers.
  private func inherited(
    by type: TypeDeclaration
  ) throws(GenerationFailure) -> CallableInitializer? {
    guard type.kind == .class,
      let parent = index.ancestors(of: type.qualifiedName).first,
      let declaration = index.types(named: parent).first, declaration.kind == .class
    else { return nil }
    var initializer = try initializer(of: declaration)
    if case .named(let name)? = type.inheritance.first, let written = name.components.last {
      for (generic, argument) in zip(declaration.generics, written.arguments) {
        initializer.scope.arguments[generic.name] = index.qualified(
          argument, from: type.bodyScope, generics: type.generics.map(\.name))
      }
    }
    initializer.isolation = initializer.isolation ?? index.globalActor(of: type)
    return initializer
  }

  private func memberwise(
    of type: TypeDeclaration
  ) throws(GenerationFailure) -> CallableInitializer {
    let name = type.qualifiedName
    guard visible == .internal else { throw .noInitializer(name, visible) }
    var result = CallableInitializer(
      scope: TypeScope(type.bodyScope),
      isolation: index.globalActorOfImplicitInitializer(of: type), isMemberwise: true,
      position: type.position)
    for member in type.members {
      guard case .variable(let variable) = member.kind, !variable.isComputed, !member.isStatic,
        !(variable.isConstant && variable.initialValue != nil)
      else { continue }
      if member.access < .internal { throw .privateProperty(variable.name, of: name) }
      if member.modifiers.contains(.lazy) || index.wrapsItsOwnValue(member, of: type) { continue }
      if let clause = member.conditions.last {
        throw .conditionalMember(variable.name, of: name, directive: clause.directives.last ?? "")
      }
      guard let written = index.type(of: variable, from: type.bodyScope) else {
        throw .untypedProperty(variable.name, of: name)
      }
      var parameter = InitializerParameter(
        label: variable.name, name: variable.name, type: written, position: member.position)
      parameter.initialValue = variable.initialValue
      parameter.hasDefault =
        variable.initialValue != nil || (written.isOptional && !variable.isConstant)
      result.parameters.append(parameter)
    }
    return result
  }
}

extension SymbolTable {
  /// Returns whether a property has a property wrapper of the input that takes no value: the memberwise initializer makes
  /// the wrapper by its initializer without parameters.
  fileprivate func wrapsItsOwnValue(_ member: TypeMember, of type: TypeDeclaration) -> Bool {
    member.attributes.contains { attribute in
      types(of: attribute, from: type.bodyScope).contains { wrapper in
        let parameters = parts(of: wrapper).flatMap(\.members).filter(\.isInitializer).map(
          \.parameters)
        return wrapper.attributes.contains { $0.name == "propertyWrapper" }
          && !parameters.contains { $0.first?.label == "wrappedValue" }
          && parameters.contains { $0.allSatisfy(\.hasDefault) }
      }
    }
  }
}

/// An initializer that generated code calls.
struct CallableInitializer: Sendable, Hashable {
  /// The parameters.
  var parameters: [InitializerParameter] = []
  /// The effects: `async`, `throws`.
  var effects = Effects()
  /// The scope of its types, with the constraints of its generic parameters as their arguments.
  var scope: TypeScope
  /// The global actor that the initializer is isolated to.
  var isolation: Attribute?
  /// The `@available(…)` attributes of the initializer.
  var availability: [Attribute] = []
  /// Whether the initializer is the memberwise one.
  var isMemberwise = false
  /// The position of its declaration; that of the type for an implicit initializer.
  var position: SourcePosition
}
