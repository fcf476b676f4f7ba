/// The replacement of the types in a declaration.
package struct TypeMapping {
  /// Returns the type in place of a type.
  package let type: (TypeReference) -> TypeReference
  private let constraint: (TypeReference) -> TypeReference

  /// Creates a replacement.
  ///
  /// - Parameters:
  ///   - type: Returns the type in place of a type.
  ///   - constraint: Returns the type in place of one that a generic parameter conforms to, where no other generic
  ///     parameter can stand; `type` by default.
  package init(
    _ type: @escaping (TypeReference) -> TypeReference,
    constraint: ((TypeReference) -> TypeReference)? = nil
  ) {
    self.type = type
    self.constraint = constraint ?? type
  }

  /// Replaces the types of a method.
  package func apply(to method: inout MethodDeclaration) {
    apply(to: &method.generics)
    apply(to: &method.parameters)
    method.effects = method.effects.mappingTypes(type)
    method.result = method.result.map(type)
    apply(to: &method.requirements)
  }

  /// Replaces the types of a subscript.
  package func apply(to element: inout SubscriptDeclaration) {
    apply(to: &element.generics)
    apply(to: &element.parameters)
    element.accessors.getterEffects = element.accessors.getterEffects.mappingTypes(type)
    element.result = type(element.result)
    apply(to: &element.requirements)
  }

  /// Replaces the types of an initializer.
  package func apply(to initializer: inout InitializerDeclaration) {
    apply(to: &initializer.generics)
    apply(to: &initializer.parameters)
    initializer.effects = initializer.effects.mappingTypes(type)
    apply(to: &initializer.requirements)
  }

  /// Replaces the constraints of generic parameters.
  package func apply(to generics: inout [GenericParameter]) {
    for index in generics.indices {
      generics[index].constraint = generics[index].constraint.map(constraint)
    }
  }

  /// Replaces the types of requirements.
  package func apply(to requirements: inout [GenericRequirement]) {
    for index in requirements.indices {
      let isConformance = requirements[index].relation == .conformance
      requirements[index].left = type(requirements[index].left)
      requirements[index].right = (isConformance ? constraint : type)(requirements[index].right)
    }
  }

  private func apply(to parameters: inout [Parameter]) {
    for index in parameters.indices { parameters[index].type = type(parameters[index].type) }
  }

  /// Returns a requirement with its types replaced.
  package func applied(to member: ProtocolMember) -> ProtocolMember {
    var member = member
    switch member.kind {
    case .method(var method):
      apply(to: &method)
      member.kind = .method(method)
    case .property(var property):
      property.type = type(property.type)
      property.accessors.getterEffects = property.accessors.getterEffects.mappingTypes(type)
      member.kind = .property(property)
    case .subscript(var element):
      apply(to: &element)
      member.kind = .subscript(element)
    case .initializer(var initializer):
      apply(to: &initializer)
      member.kind = .initializer(initializer)
    case .associatedType(var associated):
      associated.inheritance = associated.inheritance.map(constraint)
      associated.defaultType = associated.defaultType.map(type)
      apply(to: &associated.requirements)
      member.kind = .associatedType(associated)
    case .typeAlias(var alias):
      apply(to: &alias.generics)
      alias.type = type(alias.type)
      member.kind = .typeAlias(alias)
    }
    return member
  }

  /// Returns a member of a type with its types replaced, except those of cases and aliases.
  package func applied(to member: TypeMember) -> TypeMember {
    var member = member
    switch member.kind {
    case .variable(var variable):
      variable.type = variable.type.map(type)
      variable.accessors.getterEffects = variable.accessors.getterEffects.mappingTypes(type)
      member.kind = .variable(variable)
    case .method(var method):
      apply(to: &method)
      member.kind = .method(method)
    case .subscript(var element):
      apply(to: &element)
      member.kind = .subscript(element)
    case .initializer(var initializer):
      apply(to: &initializer)
      member.kind = .initializer(initializer)
    case .deinitializer, .enumCase, .typeAlias: break
    }
    return member
  }
}
