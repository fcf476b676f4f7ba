import DeclarationModel
import Symbols

/// Finds the initializer by which other files make a value of a type.
struct InitializerSearch: Sendable {
  /// The mark of the one to choose.
  static let mark = "factory"

  let index: SymbolTable
  /// The least access of what is called: `public` from another module.
  var visible = AccessLevel.internal

  /// The initializer.
  ///
  /// - Throws: Why there is none, or none that can be chosen.
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
        // That of a class without one is internal.
        guard visible == .internal else { throw .noInitializer(name, visible) }
        return CallableInitializer(
          scope: TypeScope(type.bodyScope), isolation: index.globalActor(of: type),
          position: type.position)
      }
    }
    let callable = written.filter { $0.isCallable && $0.member.access >= visible }
    guard !callable.isEmpty else { throw .noInitializer(name, visible) }
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
      throw .conditional("\(name).\(candidate.signature)", directive: clause.directives.last ?? "")
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
      result.scope.arguments[requirement.left.text] = requirement.right
    }
    result.availability = member.attributes.availability
    if !member.modifiers.contains(.nonisolated) {
      result.isolation =
        index.globalActor(in: member.attributes, from: type.bodyScope)
        ?? index.globalActor(of: type)
    }
    return result
  }

  /// That of the superclass, where a class declares none itself.
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
      scope: TypeScope(type.bodyScope), isolation: index.globalActor(of: type), isMemberwise: true,
      position: type.position)
    for member in type.members {
      guard case .variable(let variable) = member.kind, !variable.isComputed, !member.isStatic,
        !(variable.isConstant && variable.initialValue != nil)
      else { continue }
      if member.access < .internal { throw .privateProperty(variable.name, of: name) }
      if member.modifiers.contains(.lazy) { continue }
      if let clause = member.conditions.last {
        throw .conditional("\(name).\(variable.name)", directive: clause.directives.last ?? "")
      }
      guard let written = variable.type ?? variable.inferredType else {
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

/// An initializer that generated code calls.
struct CallableInitializer: Sendable, Hashable {
  /// Its parameters.
  var parameters: [InitializerParameter] = []
  /// `async`, `throws`.
  var effects = Effects()
  /// Where its types are written, and what generic parameters stand for there: those of its own
  /// for what they are constrained to.
  var scope: TypeScope
  /// The global actor that it runs on.
  var isolation: Attribute?
  /// Its own `@available(…)`.
  var availability: [Attribute] = []
  /// Whether it is the memberwise one.
  var isMemberwise = false
  /// Where it is declared: the type, for one that is not written.
  var position: SourcePosition
}
