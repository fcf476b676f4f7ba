extension TypeReference {
  /// Returns whether a direct child satisfies a condition, which is asked in the order of the
  /// source.
  package func containsChild(where condition: (TypeReference) -> Bool) -> Bool {
    switch self {
    case .named(let type): type.containsArgument(where: condition)
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type),
      .existential(let type), .opaque(let type), .metatype(let type, _), .suppressed(let type),
      .packExpansion(let type), .packElement(let type), .specified(_, _, let type):
      condition(type)
    case .inlineArray(let count, let element): condition(count) || condition(element)
    case .dictionary(let key, let value): condition(key) || condition(value)
    case .tuple(let elements): elements.contains { condition($0.type) }
    case .function(let type):
      type.parameters.contains { condition($0.type) } || type.effects.containsType(where: condition)
        || condition(type.result)
    case .composition(let types): types.contains(where: condition)
    case .member(let type, let member):
      condition(type) || member.containsArgument(where: condition)
    case .other: false
    }
  }

  /// The types that this type directly consists of, in the order of the source.
  package var children: [TypeReference] {
    var children: [TypeReference] = []
    _ = containsChild {
      children.append($0)
      return false
    }
    return children
  }

  /// Returns this type with other types in place of its children.
  ///
  /// Only this function and `containsChild` know which types contain others.
  package func mappingChildren(_ transform: (TypeReference) -> TypeReference) -> TypeReference {
    switch self {
    case .named(let type):
      return type.hasArguments ? .named(type.mappingArguments(transform)) : self
    case .optional(let type): return .optional(transform(type))
    case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(transform(type))
    case .array(let type): return .array(transform(type))
    case .inlineArray(let count, let element):
      return .inlineArray(count: transform(count), element: transform(element))
    case .dictionary(let key, let value):
      return .dictionary(key: transform(key), value: transform(value))
    case .tuple(let elements):
      return .tuple(elements.map { TupleElement(label: $0.label, type: transform($0.type)) })
    case .function(let type): return .function(type.mappingChildren(transform))
    case .existential(let type): return .existential(transform(type))
    case .opaque(let type): return .opaque(transform(type))
    case .composition(let types): return .composition(types.map(transform))
    case .metatype(let type, let kind): return .metatype(transform(type), kind)
    case .member(let type, let member):
      return .member(of: transform(type), member.mappingArguments(transform))
    case .suppressed(let type): return .suppressed(transform(type))
    case .packExpansion(let type): return .packExpansion(transform(type))
    case .packElement(let type): return .packElement(transform(type))
    case .specified(let specifiers, let attributes, let type):
      return .specified(specifiers, attributes, transform(type))
    case .other: return self
    }
  }

  /// Returns this type with every type in it, and then the type itself, replaced by the result of
  /// `transform`.
  package func map(_ transform: (TypeReference) -> TypeReference) -> TypeReference {
    transform(mappingChildren { $0.map(transform) })
  }

  /// Calls `body` with this type, and then with every type in it, in the order of the source.
  package func visit(_ body: (TypeReference) -> Void) {
    body(self)
    _ = containsChild {
      $0.visit(body)
      return false
    }
  }

  /// Returns this type with every named type in it replaced by the result of `transform`.
  ///
  /// Generic arguments are replaced first.
  package func mappingNames(_ transform: (NamedType) -> TypeReference) -> TypeReference {
    map { if case .named(let type) = $0 { transform(type) } else { $0 } }
  }

  /// Returns whether this type, or any type in it, satisfies a condition.
  package func contains(where condition: (TypeReference) -> Bool) -> Bool {
    condition(self) || containsChild { $0.contains(where: condition) }
  }

  /// Returns whether the first name of a named type in this type satisfies a condition.
  package func mentions(where condition: (String) -> Bool) -> Bool {
    contains { type in
      guard case .named(let named) = type, let first = named.components.first else { return false }
      return condition(first.name)
    }
  }

  /// The names in the type, each component of a qualified name on its own.
  package var names: Set<String> {
    var names: Set<String> = []
    visit { part in
      if case .named(let named) = part { names.formUnion(named.plainNames) }
    }
    return names
  }

  /// Returns whether a named type in this type begins with one of some names.
  package func mentions(_ names: Set<String>) -> Bool { mentions { names.contains($0) } }

  /// The type without the names of closures' parameters: they are not part of a type, and not
  /// allowed in expressions.
  package var withoutParameterNames: TypeReference {
    map { if case .function(let function) = $0 { .function(function.withoutNames) } else { $0 } }
  }
}

extension TypeReference {
  /// The type without `nonisolated(nonsending)`, which a build setting adds to closures (SE-0461).
  package var withoutExecutors: TypeReference {
    map {
      if case .function(let function) = $0 { .function(function.withoutExecutors) } else { $0 }
    }
  }
}

extension FunctionType {
  /// This type without its own `nonisolated(nonsending)`, and without that of its own parameters.
  package var withoutExecutors: FunctionType {
    var function = self
    function.specifiers.removeAll { $0 == .nonisolatedNonsending }
    for index in function.parameters.indices {
      function.parameters[index].specifiers.removeAll { $0 == .nonisolatedNonsending }
    }
    return function
  }

  /// This type without the names of its own parameters.
  var withoutNames: FunctionType {
    var function = self
    for index in parameters.indices {
      function.parameters[index].label = nil
      function.parameters[index].name = nil
    }
    return function
  }

  fileprivate func mappingChildren(
    _ transform: (TypeReference) -> TypeReference
  ) -> FunctionType {
    var mapped = self
    for index in mapped.parameters.indices {
      mapped.parameters[index].type = transform(parameters[index].type)
    }
    mapped.effects = effects.mappingTypes(transform)
    mapped.result = transform(result)
    return mapped
  }
}

extension NamedType {
  fileprivate func containsArgument(where condition: (TypeReference) -> Bool) -> Bool {
    components.contains { $0.arguments.contains(where: condition) }
  }
}

extension Effects {
  /// The types in the effects: the type of the error.
  package var types: [TypeReference] {
    if case .typed(let error) = throwing { [error] } else { [] }
  }

  /// Returns the effects with another type of error.
  package func mappingTypes(_ transform: (TypeReference) -> TypeReference) -> Effects {
    guard case .typed(let error) = throwing else { return self }
    return Effects(isAsync: isAsync, throwing: .typed(transform(error)))
  }
}
