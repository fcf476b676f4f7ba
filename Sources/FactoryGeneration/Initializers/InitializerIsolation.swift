import DeclarationModel
import Symbols

extension SymbolTable {
  /// Returns the global actor that the initializers of a type are isolated to.
  func globalActor(of type: TypeDeclaration) -> Attribute? {
    statedActor(of: type) ?? defaultActor(of: type)
  }

  /// Returns the global actor that the memberwise initializer of a structure, or the implicit one of a class, is isolated to:
  /// that which its module has by default only if a property is not `Sendable`.
  func globalActorOfImplicitInitializer(of type: TypeDeclaration) -> Attribute? {
    if let actor = statedActor(of: type) { return actor }
    guard let actor = defaultActor(of: type) else { return nil }
    let properties = type.members.compactMap { member -> TypeReference? in
      guard case .variable(let variable) = member.kind, !variable.isComputed, !member.isStatic
      else { return nil }
      return self.type(of: variable, from: type.bodyScope)
    }
    let canBeSent = properties.allSatisfy { isSendable($0, in: TypeScope(type.bodyScope), type) }
    return canBeSent ? nil : actor
  }

  /// Returns the global actor among the attributes of a declaration, whatever its name.
  func globalActor(in attributes: [Attribute], from scope: NameScope) -> Attribute? {
    attributes.first { isGlobalActor($0, from: scope) }
  }

  /// Returns the global actor that a type, a superclass or a protocol of it states.
  private func statedActor(of type: TypeDeclaration, depth: Int = 16) -> Attribute? {
    if let own = globalActor(in: type.attributes, from: type.scope) { return own }
    guard depth > 0, !type.modifiers.contains(.nonisolated) else { return nil }
    for case .named(let parent) in type.inheritance {
      let meaning = meaning(of: parent, from: type.scope)
      if let inherited = meaning?.types.first.flatMap({ statedActor(of: $0, depth: depth - 1) }) {
        return inherited
      }
      for declaration in (meaning?.protocols ?? []).map({ protocols[$0] }) {
        if let inherited = globalActor(in: declaration.attributes, from: declaration.scope) {
          return inherited
        }
      }
    }
    return nil
  }

  /// Returns the actor that its module isolates a type to by default: neither it nor a type around it is `nonisolated`, and
  /// no protocol beside `Sendable` itself implies that it is sendable (SE-0466).
  private func defaultActor(of type: TypeDeclaration) -> Attribute? {
    guard let actor = type.defaultActor, !type.modifiers.contains(.nonisolated) else { return nil }
    let implies = type.inheritance.flatMap(\.compositionParts).contains { parent in
      guard case .named(let name) = parent.unspecified, name.plainNames.last != "Sendable" else {
        return false
      }
      return impliesSendable(name, from: type.scope)
    }
    if implies { return nil }
    guard let outer = types(named: type.enclosingTypes.joined(separator: ".")).first else {
      return actor
    }
    return defaultActor(of: outer)
  }

  private func impliesSendable(_ name: NamedType, from scope: NameScope, depth: Int = 8) -> Bool {
    let declared = meaning(of: name, from: scope, .protocols)?.protocols ?? []
    guard depth > 0, !declared.isEmpty else {
      return name.plainNames.last.map(KnownAlias.sendableProtocols.contains) ?? false
    }
    return declared.map { protocols[$0] }.contains { declaration in
      declaration.isNonisolated
        && declaration.inheritance.flatMap(\.compositionParts).contains { parent in
          guard case .named(let name) = parent else { return false }
          return impliesSendable(name, from: declaration.scope, depth: depth - 1)
        }
    }
  }

  /// Returns whether values of a type can be sent, as far as it is evident that they cannot.
  private func isSendable(
    _ type: TypeReference, in scope: TypeScope, _ owner: TypeDeclaration
  ) -> Bool {
    switch resolved(type, in: scope).unspecified {
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type):
      return isSendable(type, in: scope, owner)
    case .dictionary(let key, let value):
      return isSendable(key, in: scope, owner) && isSendable(value, in: scope, owner)
    case .tuple(let elements):
      return elements.allSatisfy { isSendable($0.type, in: scope, owner) }
    case .function(let function):
      return function.attributes.contains { $0.kind == .sendable || $0.mayBeGlobalActor }
    case .existential(let type), .opaque(let type): return isSendable(constraint: type, in: scope)
    case .composition(let parts):
      return parts.contains { isSendable(constraint: $0, in: scope) }
    case .named(let name):
      if let generic = owner.generics.first(where: { $0.name == name.plainName }) {
        return generic.constraint.map { isSendable(constraint: $0, in: scope) } ?? false
      }
      if name.standardName == "Any" || name.standardName == "AnyObject" { return false }
      let isProtocol = meaning(of: name, from: scope.names)?.protocols.isEmpty == false
      return !isProtocol || isSendable(constraint: type, in: scope)
    default: return true
    }
  }

  /// Returns whether a protocol or a composition implies that values are `Sendable`.
  func isSendable(
    constraint: TypeReference, in scope: TypeScope, depth: Int = 8
  ) -> Bool {
    depth > 0
      && constraint.compositionParts.contains { part in
        guard case .named(let name) = part else { return false }
        let declared = meaning(of: name, from: scope.names, .protocols)?.protocols ?? []
        return declared.isEmpty
          ? name.plainNames.last.map(KnownAlias.sendableProtocols.contains) ?? false
          : declared.map { protocols[$0] }.contains { declaration in
            globalActor(in: declaration.attributes, from: declaration.scope) != nil
              || declaration.inheritance.contains {
                isSendable(constraint: $0, in: TypeScope(declaration.scope), depth: depth - 1)
              }
          }
      }
  }
}
