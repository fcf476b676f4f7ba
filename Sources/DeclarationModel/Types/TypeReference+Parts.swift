extension TypeReference {
  /// The parts of a composition, however nested; a type that is none is its own only part.
  package var compositionParts: [TypeReference] {
    switch self {
    case .composition(let parts): parts.flatMap(\.compositionParts)
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      elements[0].type.compositionParts
    default: [self]
    }
  }

  /// Whether it stands for any number of types.
  package var isPackExpansion: Bool { if case .packExpansion = self { true } else { false } }

  /// Whether it, or a part of this composition, is `~Copyable` or `~Escapable`.
  package var isSuppressed: Bool {
    compositionParts.contains { if case .suppressed = $0 { true } else { false } }
  }
}

extension NamedType {
  /// The names of its components, without backticks and generic arguments.
  package var plainNames: [String] { components.map(\.name.withoutBackticks) }
}

extension String {
  /// An identifier without the backticks around it.
  package var withoutBackticks: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
