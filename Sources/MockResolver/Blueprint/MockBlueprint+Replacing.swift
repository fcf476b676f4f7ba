import DeclarationModel

extension MockBlueprint {
  /// The first names of all types in its declarations, that of its protocol included.
  package var namesOfTypes: Set<String> {
    Set(namedTypes.compactMap { $0.components.first?.name }).union([protocolName])
  }

  /// What stands before a dot at the beginning of its types: outer types, and modules.
  var modulesOfTypes: Set<String> {
    Set(namedTypes.filter { $0.components.count > 1 }.compactMap { $0.components.first?.name })
  }

  /// All names of types in its declarations.
  private var namedTypes: [NamedType] {
    var types = members.flatMap { $0.member.types }
    types += generics.compactMap(\.constraint) + typeAliases.map(\.type)
    types += requirements.flatMap { [$0.left, $0.right] }
    return types.flatMap(\.namedTypes)
  }

  /// This mock with other types where these names stand.
  ///
  /// The names of its own generic parameters stay, and so do those that a nested protocol may mean
  /// something of its own by.
  package func replacing(_ types: [String: TypeReference]) -> MockBlueprint {
    let own = Set(generics.map(\.name) + typeAliases.map(\.name))
    let bindings = types.filter { !own.contains($0.key) }
    guard enclosingTypes.isEmpty, !types.isEmpty else { return self }
    let substitution = TypeSubstitution(selfType: nil, bindings: bindings)
    var mock = self
    mock.protocolType = types[protocolName]
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
