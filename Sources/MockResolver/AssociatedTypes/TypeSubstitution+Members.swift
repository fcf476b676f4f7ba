import DeclarationModel

extension TypeSubstitution {
  /// A requirement of a protocol with the types of the mock.
  func apply(to member: ProtocolMember) -> ProtocolMember {
    var member = member
    switch member.kind {
    case .method(let method): member.kind = .method(apply(to: method))
    case .property(var property):
      property.type = apply(to: property.type)
      property.accessors = apply(to: property.accessors)
      member.kind = .property(property)
    case .subscript(let declaration): member.kind = .subscript(apply(to: declaration))
    case .initializer(let declaration): member.kind = .initializer(apply(to: declaration))
    case .associatedType, .typeAlias: break
    }
    return member
  }

  private func apply(to method: MethodDeclaration) -> MethodDeclaration {
    var method = method
    let shadows = Set(method.generics.map(\.name))
    method.generics = apply(to: method.generics, shadows: shadows)
    method.parameters = apply(to: method.parameters, shadows: shadows)
    method.effects = apply(to: method.effects, shadows: shadows)
    method.result = method.result.map { apply(to: $0, shadows: shadows) }
    method.requirements = method.requirements.map { apply(to: $0, shadows: shadows) }
    return method
  }

  private func apply(to declaration: SubscriptDeclaration) -> SubscriptDeclaration {
    var declaration = declaration
    let shadows = Set(declaration.generics.map(\.name))
    declaration.generics = apply(to: declaration.generics, shadows: shadows)
    declaration.parameters = apply(to: declaration.parameters, shadows: shadows)
    declaration.result = apply(to: declaration.result, shadows: shadows)
    declaration.requirements = declaration.requirements.map { apply(to: $0, shadows: shadows) }
    declaration.accessors = apply(to: declaration.accessors, shadows: shadows)
    return declaration
  }

  private func apply(to declaration: InitializerDeclaration) -> InitializerDeclaration {
    var declaration = declaration
    let shadows = Set(declaration.generics.map(\.name))
    declaration.generics = apply(to: declaration.generics, shadows: shadows)
    declaration.parameters = apply(to: declaration.parameters, shadows: shadows)
    declaration.effects = apply(to: declaration.effects, shadows: shadows)
    declaration.requirements = declaration.requirements.map { apply(to: $0, shadows: shadows) }
    return declaration
  }

  private func apply(
    to generics: [GenericParameter], shadows: Set<String>
  ) -> [GenericParameter] {
    generics.map { generic in
      var generic = generic
      generic.constraint = generic.constraint.map { apply(to: $0, shadows: shadows) }
      return generic
    }
  }

  private func apply(to parameters: [Parameter], shadows: Set<String>) -> [Parameter] {
    parameters.map { parameter in
      var parameter = parameter
      parameter.type = apply(to: parameter.type, shadows: shadows)
      return parameter
    }
  }

  private func apply(to effects: Effects, shadows: Set<String>) -> Effects {
    effects.mappingTypes { apply(to: $0, shadows: shadows) }
  }

  private func apply(to accessors: Accessors, shadows: Set<String> = []) -> Accessors {
    var accessors = accessors
    accessors.getterEffects = apply(to: accessors.getterEffects, shadows: shadows)
    return accessors
  }
}
