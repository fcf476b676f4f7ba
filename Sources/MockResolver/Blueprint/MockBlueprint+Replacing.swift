import DeclarationModel

extension MockBlueprint {
  /// The first names of all types in its declarations, that of its protocol included.
  package var namesOfTypes: Set<String> {
    var names: Set<String> = []
    visitNamesOfTypes { names.insert($0) }
    return names
  }

  /// The names of the types in its members, without their modules and the types around them.
  var namesOfMemberTypes: Set<String> {
    var names: Set<String> = []
    visitNamedTypes { if let last = $0.components.last { names.insert(last.name) } }
    return names
  }

  /// Calls `visit` with the first name of each type in its declarations, its protocol included.
  func visitNamesOfTypes(_ visit: (String) -> Void) {
    visitNamedTypes { named in
      if let first = named.components.first { visit(first.name) }
    }
    visit(protocolName)
  }

  /// The first components of its qualified types: outer types, and modules.
  var modulesOfTypes: Set<String> {
    var names: Set<String> = []
    visitNamedTypes { named in
      if named.components.count > 1, let first = named.components.first { names.insert(first.name) }
    }
    return names
  }

  /// Calls `visit` with each named type in its declarations, those inside of others included.
  private func visitNamedTypes(_ visit: (NamedType) -> Void) {
    func visitNames(in type: TypeReference) {
      type.visit { if case .named(let named) = $0 { visit(named) } }
    }
    for blueprint in members {
      _ = blueprint.member.containsType {
        visitNames(in: $0)
        return false
      }
    }
    for generic in generics { generic.constraint.map(visitNames) }
    for alias in typeAliases { visitNames(in: alias.type) }
    for requirement in requirements {
      visitNames(in: requirement.left)
      visitNames(in: requirement.right)
    }
  }

  /// This mock with other types where these names stand.
  ///
  /// The names of its own generic parameters stay, and so do those that a nested protocol may mean
  /// something of its own by.
  package func replacing(_ types: [String: TypeReference]) -> MockBlueprint {
    guard enclosingTypes.isEmpty else { return self }
    var mock = replacingTypes(types)
    mock.protocolType = types[protocolName]
    return mock
  }

  /// Whether its declarations name its own type, as `Self` makes them do.
  package var namesItself: Bool {
    var namesItself = false
    visitNamedTypes { if $0.components.first?.name == name { namesItself = true } }
    return namesItself
  }

  /// Returns this mock under another name, which its declarations have for it, too.
  package func renamed(to name: String) -> MockBlueprint {
    var mock = replacingTypes([self.name: .name(name)])
    mock.name = name
    return mock
  }

  /// This mock with other types where these names stand in its declarations; the names of its own generic
  /// parameters stay.
  func replacingTypes(_ types: [String: TypeReference]) -> MockBlueprint {
    guard !types.isEmpty else { return self }
    let own = Set(generics.map(\.name) + typeAliases.map(\.name))
    let bindings = own.isEmpty ? types : types.filter { !own.contains($0.key) }
    let substitution = TypeSubstitution(selfType: nil, bindings: bindings)
    var mock = self
    mock.members = members.map { blueprint in
      var blueprint = blueprint
      blueprint.member = substitution.apply(to: blueprint.member)
      if let child = blueprint.child { blueprint.child?.type = substitution.apply(to: child.type) }
      return blueprint
    }
    mock.requirements = requirements.map { substitution.apply(to: $0) }
    mock.typeAliases = typeAliases.map {
      TypeAliasDeclaration(name: $0.name, type: substitution.apply(to: $0.type))
    }
    mock.generics = generics.map { generic in
      GenericParameter(
        name: generic.name, constraint: generic.constraint.map { substitution.apply(to: $0) })
    }
    return mock
  }
}
