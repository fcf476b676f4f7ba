import DeclarationModel

extension SymbolTable {
  /// Returns whether a protocol is `Sendable`, or inherits from it.
  package func isSendableProtocol(_ type: TypeReference, from scope: NameScope) -> Bool {
    ProtocolAncestors(of: [type], from: scope, in: self).unknown.contains { name in
      name.plainNames.last.map(Self.sendableProtocols.contains) ?? false
    }
  }

  /// Returns whether values of a type are sendable, as far as it is evident that they are not.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - owner: The declaration in whose body it is written, which is in a module that isolates classes by default.
  package func isSendable(_ type: TypeReference, in owner: TypeDeclaration) -> Bool {
    isSendable(type, in: owner, from: owner.bodyScope, depth: Self.aliasLimit)
  }

  private func isSendable(
    _ type: TypeReference, in owner: TypeDeclaration, from scope: NameScope, depth: Int
  ) -> Bool {
    func isSendable(_ type: TypeReference) -> Bool {
      self.isSendable(type, in: owner, from: scope, depth: depth)
    }
    return switch type {
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type),
      .specified(_, _, let type), .inlineArray(_, let type):
      isSendable(type)
    case .dictionary(let key, let value): isSendable(key) && isSendable(value)
    case .tuple(let elements): elements.allSatisfy { isSendable($0.type) }
    case .function(let function):
      function.attributes.contains { $0.kind == .sendable || $0.mayBeGlobalActor }
    case .existential(let constraint):
      constraint.compositionParts.contains { isSendableProtocol($0, from: scope) }
    case .composition(let parts): parts.contains { isSendableProtocol($0, from: scope) }
    case .named(let named): self.isSendable(named, in: owner, from: scope, depth: depth)
    default: true
    }
  }

  private func isSendable(
    _ named: NamedType, in owner: TypeDeclaration, from scope: NameScope, depth: Int
  ) -> Bool {
    let names = named.plainNames
    if let generic = owner.generics.first(where: { [$0.name] == names }) {
      let constraints =
        (generic.constraint?.compositionParts ?? [])
        + owner.requirements.filter { $0.left == .name(generic.name) }.map(\.right)
      return constraints.contains { isSendableProtocol($0, from: owner.scope) }
    }
    guard let meaning = meaning(of: named, from: scope) else {
      return names.last.map { !Self.isNotSendable.contains($0) } ?? true
    }
    guard meaning.protocols.isEmpty else {
      return isSendableProtocol(.named(named), from: scope)
    }
    return meaning.aliases.allSatisfy { alias in
      depth == 0 || isSendable(alias.type, in: owner, from: alias.scope, depth: depth - 1)
    }
      // The module isolates all other classes, which makes them sendable.
      && !meaning.types.contains {
        $0.kind == .class && $0.modifiers.contains(.nonisolated) && !$0.statesSendable
      }
  }

  /// The names of protocols that are `Sendable`, or inherit from it.
  private static let sendableProtocols: Set = [
    "Sendable", "Error", "LocalizedError", "CustomNSError", "RecoverableError", "CodingKey",
  ]

  /// Types of the standard library that are not sendable.
  private static let isNotSendable: Set = [
    "Any", "AnyObject", "AnyHashable", "AnyKeyPath", "PartialKeyPath", "KeyPath",
    "WritableKeyPath", "ReferenceWritableKeyPath",
  ]
}

extension TypeDeclaration {
  /// Whether the declaration states that the type is `Sendable`; an unavailable extension states the opposite.
  package var statesSendable: Bool {
    inheritance.contains(where: \.isSendable)
      && !attributes.contains(where: \.isUnavailability)
  }
}

extension TypeReference {
  /// Whether the type is `Sendable`, with or without `@unchecked`.
  package var isSendable: Bool {
    if case .specified(_, _, let type) = self { return type.isSendable }
    return compositionParts.contains(.name("Sendable"))
  }
}
