import DeclarationModel

extension SymbolTable {
  /// Returns the form in which a type is compared: aliases are what they stand for, generic and chained ones too,
  /// names are the declarations that they mean, and neither sugar nor the names of modules make a difference.
  ///
  /// - Parameters:
  ///   - type: The type, as it is written.
  ///   - place: Where it stands.
  ///   - own: The types in place of names that the declaration around it gives a meaning to, such as generic
  ///     parameters.
  /// - Complexity: O(*n*) for *n* names in the type and behind aliases.
  package func canonical(
    _ type: TypeReference, at place: TypePlace, own: [String: TypeReference] = [:]
  ) -> CanonicalType {
    let form = CanonicalForm(table: self, place: place, own: own, scopes: place.scopes)
    return CanonicalType(canonical: form.of(type))
  }

  /// Returns the primary associated types of a protocol, in order; none if it is not known.
  ///
  /// - Parameter name: The protocol, with the name of a canonical type.
  package func primaryAssociatedTypes(of name: NamedType) -> [String] {
    guard let declaration = name.declaration else {
      return name.components.last.map { KnownPrimaryTypes.of($0.name) } ?? []
    }
    let all = declarations[declaration.number].lazy.compactMap { content in
      if case .protocol(let number) = content.content { protocols[number] } else { nil }
    }
    return all.first?.primaryAssociatedTypes ?? []
  }
}

/// Makes canonical types of those that stand in some scopes.
private struct CanonicalForm {
  let table: SymbolTable
  let place: TypePlace
  /// The types in place of names, which need no more to be done to them.
  var own: [String: TypeReference]
  /// The scopes in which names are looked up; the first that knows a name counts.
  var scopes: [NameScope]
  /// The number of aliases that may still be followed.
  var depth = SymbolTable.aliasLimit

  func of(_ type: TypeReference) -> TypeReference { type.canonical(meaning) }

  /// Returns what a name means, whose arguments are canonical.
  private func meaning(of named: NamedType) -> TypeReference {
    var components = named.components
    if components.count > 1, components[0].name == "Self" { components.removeFirst() }
    let names = components.map(\.name.withoutBackticks)
    if let type = own[names[0]] { return type.naming(components.dropFirst()) }
    let isOfKnownModule =
      components.count > 1 && KnownAlias.modules.contains(names[0]) && !table.isDeclared(names[0])
    if isOfKnownModule, !table.modules.contains(names[0]) {
      return outside(Array(components.dropFirst()))
    }
    for scope in scopes {
      if let member = member(ofAlias: components, from: scope) { return member }
      guard let match = table.find(names, from: scope, .declarations) else { continue }
      return meaning(of: match, components)
    }
    if place.associatedTypes[names[0]] != nil {
      return associatedType(names[0]).naming(components.dropFirst())
    }
    if isOfKnownModule || components.count > 1 && place.modules.contains(names[0]) {
      components.removeFirst()
    }
    return outside(components)
  }

  /// Returns what a name means whose first part is an alias of a type with arguments, as in `typealias Ids = Box<Id>`,
  /// `Ids.Element`; nil for other names.
  private func member(
    ofAlias components: [NamedType.Component], from scope: NameScope
  ) -> TypeReference? {
    guard components.count > 1, table.hasAliases, depth > 0 else { return nil }
    for count in 1..<components.count {
      let start = Array(components.prefix(count))
      let names = start.map(\.name.withoutBackticks)
      guard let match = table.find(names, from: scope, .declarations),
        match.declarations.count == 1, case .alias(let alias) = match.declarations[0].content
      else { continue }
      guard case .named(let type) = expansion(of: alias, match, start), type.hasArguments else {
        return nil
      }
      let form = CanonicalForm(
        table: table, place: place, own: own, scopes: [alias.scope], depth: depth - 1)
      return form.meaning(of: NamedType(type.components + components.dropFirst(count)))
    }
    return nil
  }

  /// Returns what a name means that the input does not declare.
  private func outside(_ components: [NamedType.Component]) -> TypeReference {
    if components.count == 1, components[0].arguments.isEmpty,
      let type = KnownAlias.type(of: components[0].name)
    {
      return CanonicalType(type).type
    }
    return .named(NamedType(components))
  }

  /// Returns what a name of the table means.
  private func meaning(
    of match: SymbolTable.Match, _ components: [NamedType.Component]
  ) -> TypeReference {
    let aliases = match.declarations.compactMap { declaration in
      if case .alias(let alias) = declaration.content { alias } else { nil }
    }
    if aliases.count == 1, match.declarations.count == 1, depth > 0 {
      return expansion(of: aliases[0], match, components)
    }
    if let name = components.last?.name.withoutBackticks,
      match.declarations.allSatisfy({ $0.kind == .associatedTypes })
    {
      return associatedType(name)
    }
    var path = table.tree.path(of: match.number).map { NamedType.Component($0) }
    for (index, component) in zip(path.indices.reversed(), components.reversed()) {
      path[index].arguments = component.arguments
    }
    var named = NamedType(path)
    named.declaration = NamedType.Declaration(
      number: match.number, file: match.declarations[0].file)
    return .named(named)
  }

  /// Returns what an associated type is bound to where the type stands; its name if it is open.
  private func associatedType(_ name: String) -> TypeReference {
    guard depth > 0, let type = place.associatedTypes[name], type != .name(name) else {
      return .name(name)
    }
    return CanonicalForm(
      table: table, place: place, own: [:], scopes: place.scopes, depth: depth - 1
    ).of(type)
  }

  /// Returns what an alias stands for, with the arguments that it and the types around it are given.
  private func expansion(
    of alias: AliasMeaning, _ match: SymbolTable.Match, _ components: [NamedType.Component]
  ) -> TypeReference {
    var form = CanonicalForm(
      table: table, place: place, own: [:], scopes: [alias.scope], depth: depth - 1)
    let path = table.tree.path(of: match.number)
    for (index, component) in zip(path.indices.reversed(), components.reversed()) {
      let isAlias = index == path.count - 1
      let generics = isAlias ? alias.generics : table.generics(of: path[...index])
      for (generic, argument) in zip(generics, component.arguments) {
        form.own[generic.name] = argument
      }
    }
    // `typealias List = Array` has the parameters of what it stands for.
    if alias.generics.isEmpty, let last = components.last, !last.arguments.isEmpty,
      case .named(var named) = alias.type, let end = named.components.indices.last
    {
      for (number, argument) in last.arguments.enumerated() {
        form.own["$argument\(number)"] = argument
        named.components[end].arguments.append(.name("$argument\(number)"))
      }
      return form.of(.named(named))
    }
    return form.of(alias.type)
  }
}
