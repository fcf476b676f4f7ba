extension TypeReference {
  /// The parts of a composition, including nested ones; any other type is its own only part.
  package var compositionParts: [TypeReference] {
    switch self {
    case .composition(let parts): parts.flatMap(\.compositionParts)
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      elements[0].type.compositionParts
    default: [self]
    }
  }

  /// Whether the type consists of more than 4,096 types: a type that is put in the place of another may double with each
  /// step.
  package var isTooLarge: Bool {
    var count = 0
    var rest = [self]
    while let type = rest.popLast() {
      count += 1
      if count > 4_096 { return true }
      rest += type.children
    }
    return false
  }

  /// The type without specifiers and attributes before it.
  package var unspecified: TypeReference {
    if case .specified(_, _, let type) = self { type } else { self }
  }

  /// Whether the type consists of sendable types from the standard library.
  package var isStandardValue: Bool {
    switch self {
    case .optional(let type), .array(let type): type.isStandardValue
    case .dictionary(let key, let value): key.isStandardValue && value.isStandardValue
    case .tuple(let elements): elements.allSatisfy(\.type.isStandardValue)
    default: standardName.map(Self.standardValues.contains) ?? false
    }
  }

  private static let standardValues: Set = [
    "Bool", "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String",
    "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Void",
  ]

  /// Whether the type is a pack expansion, which stands for any number of types.
  package var isPackExpansion: Bool { if case .packExpansion = self { true } else { false } }

  /// Whether the type, or a part of a composition, is `~Copyable` or `~Escapable`.
  package var isSuppressed: Bool {
    compositionParts.contains { if case .suppressed = $0 { true } else { false } }
  }
}

extension NamedType {
  /// The names of the components, without backticks and generic arguments.
  package var plainNames: [String] { components.map(\.name.withoutBackticks) }
}

extension String {
  /// The identifier without the backticks around it.
  package var withoutBackticks: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
