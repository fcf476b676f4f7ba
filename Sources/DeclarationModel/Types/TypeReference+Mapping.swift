extension TypeReference {
  /// This type with every named type in it, however deep, replaced by what `transform` makes of it.
  ///
  /// Generic arguments are mapped first.
  package func mappingNames(_ transform: (NamedType) -> TypeReference) -> TypeReference {
    func map(_ type: TypeReference) -> TypeReference { type.mappingNames(transform) }
    switch self {
    case .named(let type):
      return transform(
        NamedType(
          type.components.map { .init($0.name, arguments: $0.arguments.map(map)) }))
    case .optional(let type): return .optional(map(type))
    case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(map(type))
    case .array(let type): return .array(map(type))
    case .dictionary(let key, let value): return .dictionary(key: map(key), value: map(value))
    case .tuple(let elements):
      return .tuple(elements.map { TupleElement(label: $0.label, type: map($0.type)) })
    case .function(let type): return .function(type.mappingNames(transform))
    case .existential(let type): return .existential(map(type))
    case .opaque(let type): return .opaque(map(type))
    case .composition(let types): return .composition(types.map(map))
    case .metatype(let type, let kind): return .metatype(map(type), kind: kind)
    case .suppressed(let type): return .suppressed(map(type))
    case .pack(let keyword, let type): return .pack(keyword: keyword, map(type))
    case .specified(let words, let type): return .specified(words, map(type))
    case .other: return self
    }
  }
}

extension FunctionType {
  /// This type with every named type in it replaced by what `transform` makes of it.
  package func mappingNames(_ transform: (NamedType) -> TypeReference) -> FunctionType {
    var mapped = self
    mapped.parameters = parameters.map {
      Parameter(
        prefix: $0.prefix, type: $0.type.mappingNames(transform), isVariadic: $0.isVariadic)
    }
    mapped.effects = effects.mappingNames(transform)
    mapped.result = result.mappingNames(transform)
    return mapped
  }
}

extension Effects {
  /// These effects with every named type in them replaced by what `transform` makes of it.
  package func mappingNames(_ transform: (NamedType) -> TypeReference) -> Effects {
    guard case .typed(let error) = throwing else { return self }
    return Effects(isAsync: isAsync, throwing: .typed(error.mappingNames(transform)))
  }
}

extension TypeReference {
  /// Whether this type, or any type in it, satisfies a condition.
  package func contains(where condition: (TypeReference) -> Bool) -> Bool {
    if condition(self) { return true }
    return children.contains { $0.contains(where: condition) }
  }

  /// Whether a named type in it begins with one of these names.
  package func mentions(_ names: Set<String>) -> Bool {
    contains { type in
      if case .named(let named) = type, let first = named.components.first {
        names.contains(first.name)
      } else {
        false
      }
    }
  }

  /// The types that this one is made of, one level deep.
  private var children: [TypeReference] {
    switch self {
    case .named(let type): type.components.flatMap(\.arguments)
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type),
      .existential(let type), .opaque(let type), .metatype(let type, _), .suppressed(let type),
      .pack(_, let type), .specified(_, let type):
      [type]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let elements): elements.map(\.type)
    case .function(let type): type.parameters.map(\.type) + [type.result] + type.effects.types
    case .composition(let types): types
    case .other: []
    }
  }
}

extension Effects {
  /// The types in these effects: the error's.
  package var types: [TypeReference] {
    if case .typed(let error) = throwing { [error] } else { [] }
  }
}
