import DeclarationModel

extension SymbolTable {
  /// Whether any type of the input is a global actor, or may be an alias of one.
  package var mayNameGlobalActors: Bool { hasAliases || types.contains(where: \.isGlobalActor) }

  /// Returns whether an attribute isolates to a global actor: by its declaration, or else by its
  /// name, or that of the type that it is an alias of.
  package func isGlobalActor(_ attribute: Attribute, from scope: NameScope) -> Bool {
    if attribute.isGlobalActor { return true }
    return meanings(of: attribute, from: scope).contains { meaning in
      meaning.types.contains(where: \.isGlobalActor)
        || meaning.aliases.contains { Attribute($0.type)?.isGlobalActor ?? false }
    }
  }

  /// Returns attributes of which the global actors are marked as such.
  package func knowingGlobalActors(
    among attributes: [Attribute], from scope: NameScope
  ) -> [Attribute] {
    attributes.map { attribute in
      var attribute = attribute
      attribute.isGlobalActor = isGlobalActor(attribute, from: scope)
      return attribute
    }
  }

  /// Returns whether a type does not have the default isolation of its module: it conforms to a protocol that has none
  /// either, and implies sendability (SE-0466), or stands in a type that has not.
  package func hasNoDefaultIsolation(_ type: TypeDeclaration) -> Bool {
    if type.kind == .actor || type.modifiers.contains(.nonisolated) { return true }
    let conforms = type.inheritance.flatMap(\.compositionParts).map(\.unspecified).contains {
      parent in
      guard case .named(let name) = parent, name.plainNames.last != "Sendable" else { return false }
      let declared = meaning(of: name, from: type.scope, .protocols)?.protocols ?? []
      return declared.allSatisfy {
        protocols[$0].isNonisolated || module(ofProtocol: $0) != nil
      } && isSendableProtocol(parent, from: type.scope)
    }
    guard !conforms, !type.isInUnisolatedExtension, let last = type.scopes.last else {
      return conforms
    }
    return meaning(of: last, from: NameScope(file: type.position.path))?.types.contains {
      !$0.attributes.contains { attribute in isGlobalActor(attribute, from: type.scope) }
        && hasNoDefaultIsolation($0)
    } ?? false
  }

  /// Returns the types that a custom attribute may name at a place, also by an alias: global actors, property wrappers and
  /// result builders.
  package func types(of attribute: Attribute, from scope: NameScope) -> [TypeDeclaration] {
    meanings(of: attribute, from: scope).flatMap(\.types)
  }

  /// Returns the meanings of the name of an attribute, and of those that it is an alias of.
  private func meanings(of attribute: Attribute, from scope: NameScope) -> [NameMeaning] {
    let names = attribute.name.split(separator: ".").map(String.init)
    return meanings(of: names, from: scope, depth: Self.aliasLimit)
  }

  private func meanings(
    of names: [String], from scope: NameScope, depth: Int
  ) -> [NameMeaning] {
    guard depth > 0, let meaning = meaning(of: names, from: scope) else { return [] }
    return [meaning]
      + meaning.aliases.flatMap { alias -> [NameMeaning] in
        guard case .named(let name) = alias.type else { return [] }
        return meanings(of: name.plainNames, from: alias.scope, depth: depth - 1)
      }
  }
}

extension TypeDeclaration {
  /// Whether it is declared to be a global actor.
  fileprivate var isGlobalActor: Bool { attributes.contains(.globalActor) }
}

extension ScannedFile {
  /// Returns the file with the attributes of its protocols that are global actors of a table marked
  /// as such.
  package func knowingGlobalActors(of table: SymbolTable) -> ScannedFile {
    var file = self
    file.protocols = protocols.map { declaration in
      var declaration = declaration
      declaration.attributes = table.knowingGlobalActors(
        among: declaration.attributes, from: declaration.scope)
      declaration.members = declaration.members.map { member in
        var member = member
        member.attributes = table.knowingGlobalActors(
          among: member.attributes, from: declaration.scope)
        return member
      }
      if declaration.attributes.contains(where: \.isGlobalActor) {
        declaration.requirementsStayOnActor()
      }
      return declaration
    }
    return file
  }
}
