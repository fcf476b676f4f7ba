extension ProtocolMember {
  /// Returns the requirement with each type in its declaration replaced by the result of
  /// `transform`.
  package func mapTypes(_ transform: (TypeReference) -> TypeReference) -> ProtocolMember {
    withoutActuallyEscaping(transform) { TypeMapping($0).applied(to: self) }
  }

  /// Calls `body` with each type in the declaration, and with each type inside those.
  package func visitTypes(_ body: (TypeReference) -> Void) {
    _ = containsType { type in
      type.visit(body)
      return false
    }
  }

  /// Returns whether a type in the declaration satisfies a condition; the condition itself must look
  /// at types inside a type.
  package func containsType(where condition: (TypeReference) -> Bool) -> Bool {
    switch kind {
    case .method(let method):
      return method.parameters.contains { condition($0.type) }
        || method.generics.contains { $0.constraint.map(condition) ?? false }
        || method.requirements.contains { condition($0.left) || condition($0.right) }
        || method.result.map(condition) ?? false || method.effects.containsType(where: condition)
    case .property(let property):
      return condition(property.type)
        || property.accessors.getterEffects.containsType(where: condition)
    case .subscript(let element):
      return element.parameters.contains { condition($0.type) }
        || element.generics.contains { $0.constraint.map(condition) ?? false }
        || element.requirements.contains { condition($0.left) || condition($0.right) }
        || condition(element.result)
        || element.accessors.getterEffects.containsType(where: condition)
    case .initializer(let initializer):
      return initializer.parameters.contains { condition($0.type) }
        || initializer.generics.contains { $0.constraint.map(condition) ?? false }
        || initializer.requirements.contains { condition($0.left) || condition($0.right) }
        || initializer.effects.containsType(where: condition)
    case .associatedType(let type):
      return type.inheritance.contains(where: condition)
        || type.requirements.contains { condition($0.left) || condition($0.right) }
        || type.defaultType.map(condition) ?? false
    case .typeAlias(let alias):
      return condition(alias.type)
        || alias.generics.contains { $0.constraint.map(condition) ?? false }
    }
  }
}

extension Effects {
  /// Returns whether the type of a typed error satisfies a condition.
  func containsType(where condition: (TypeReference) -> Bool) -> Bool {
    if case .typed(let error) = throwing { condition(error) } else { false }
  }
}
