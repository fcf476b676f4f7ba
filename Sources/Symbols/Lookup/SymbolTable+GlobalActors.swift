import DeclarationModel

extension SymbolTable {
  /// Whether any type of the input is a global actor.
  package var declaresGlobalActors: Bool { types.contains(where: \.isGlobalActor) }

  /// Returns whether an attribute isolates to a global actor: by its declaration, or else by its
  /// name.
  package func isGlobalActor(_ attribute: Attribute, from scope: NameScope) -> Bool {
    if attribute.isGlobalActor { return true }
    return types(of: attribute, from: scope).contains(where: \.isGlobalActor)
  }

  /// Returns the types that a custom attribute may name at a place, also by an alias: global actors, property wrappers and
  /// result builders.
  package func types(of attribute: Attribute, from scope: NameScope) -> [TypeDeclaration] {
    types(
      of: attribute.name.split(separator: ".").map(String.init), from: scope,
      depth: Self.aliasLimit)
  }

  private func types(
    of names: [String], from scope: NameScope, depth: Int
  ) -> [TypeDeclaration] {
    guard depth > 0, let meaning = meaning(of: names, from: scope) else { return [] }
    return meaning.types
      + meaning.aliases.flatMap { alias -> [TypeDeclaration] in
        guard case .named(let name) = alias.type else { return [] }
        return types(of: name.plainNames, from: alias.scope, depth: depth - 1)
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
    func known(_ attributes: [Attribute], _ scope: NameScope) -> [Attribute] {
      attributes.map { attribute in
        var attribute = attribute
        attribute.isGlobalActor = table.isGlobalActor(attribute, from: scope)
        return attribute
      }
    }
    var file = self
    file.protocols = protocols.map { declaration in
      var declaration = declaration
      declaration.attributes = known(declaration.attributes, declaration.scope)
      declaration.members = declaration.members.map { member in
        var member = member
        member.attributes = known(member.attributes, declaration.scope)
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
