import DeclarationModel

extension TypeReference {
  /// Whether this type, or any type in it, satisfies a condition.
  func contains(where condition: (TypeReference) -> Bool) -> Bool {
    if condition(self) { return true }
    return children.contains { $0.contains(where: condition) }
  }

  /// Whether a named type in it begins with one of these names.
  func mentions(_ names: Set<String>) -> Bool {
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
  var types: [TypeReference] {
    if case .typed(let error) = throwing { [error] } else { [] }
  }
}
