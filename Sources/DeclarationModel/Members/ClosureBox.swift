/// The type of a mock's own in which it keeps a closure whose type older systems do not know at run time.
package struct ClosureBox: Sendable, Hashable {
  /// The name of the type: `ReadBodyClosure`.
  package var name: String
  /// What the closure's type is an alias of; nil if it is none, and if names in it mean something only where the
  /// alias stands.
  package var aliased: TypeReference?

  /// Names a type.
  package init(name: String) {
    self.name = name
  }
}

extension FunctionType {
  /// Whether systems before macOS 15 and iOS 18 do not know the type at run time: it throws a stated type of error
  /// (SE-0413), or is `@isolated(any)` (SE-0431).
  package var isUnknownToOlderSystems: Bool {
    if attributes.contains(where: { $0.name == "isolated" }) { return true }
    guard case .typed(let error) = effects.throwing else { return false }
    return error != .name("Never") && error != .existential(.name("Error"))
  }
}

extension TypeReference {
  /// What is behind optionals and parentheses.
  package var unwrapped: TypeReference {
    switch self {
    case .optional(let type), .implicitlyUnwrapped(let type): type.unwrapped
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      elements[0].type.unwrapped
    default: self
    }
  }

  /// Whether there is an optional around what it is otherwise.
  package var isOptional: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: true
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      elements[0].type.isOptional
    default: false
    }
  }
}
