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
    let canBeSent = type.members.allSatisfy { member in
      guard case .variable(let variable) = member.kind, !variable.isComputed, !member.isStatic,
        let written = self.type(of: variable, from: type.bodyScope)
      else { return true }
      return isSendable(written, in: type)
    }
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

  /// Returns the global actor that its module isolates a type to by default.
  private func defaultActor(of type: TypeDeclaration) -> Attribute? {
    guard let actor = type.defaultActor, !hasNoDefaultIsolation(type) else { return nil }
    return actor
  }
}
