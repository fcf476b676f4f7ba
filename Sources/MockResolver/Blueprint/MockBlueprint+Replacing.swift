import DeclarationModel

extension MockBlueprint {
  /// The first components of all types in the mock's declarations, and of the type of its protocol.
  package var namesOfTypes: Set<String> {
    var names: Set<String> = []
    visitNamesOfTypes { names.insert($0) }
    return names
  }

  /// Calls `visit` with the first component of each type in the mock's declarations, of its superclass and its global actors,
  /// and of the type of its protocol.
  func visitNamesOfTypes(_ visit: (String) -> Void) {
    visitNamedTypes { named in
      if let first = named.components.first { visit(first.name) }
    }
    visit(protocolName)
    if let superclass { visit(superclass.name) }
    if case .global(let actor) = isolation { visit(actor.name) }
    for blueprint in members { blueprint.member.visitNamesOfActors(visit) }
  }

  /// The first components of the qualified types: outer types, and modules.
  var modulesOfTypes: Set<String> {
    var names: Set<String> = []
    visitNamedTypes { named in
      if named.components.count > 1, let first = named.components.first { names.insert(first.name) }
    }
    return names
  }

  /// The names of types that requirements qualify with `Swift`, as where an imported module has another `Error`.
  var qualifiedStandardNames: Set<String> {
    var names: Set<String> = []
    visitNamedTypes { named in
      guard named.components.count > 1, named.components[0].name == "Swift" else { return }
      names.insert(named.components[1].name.withoutBackticks)
    }
    return names
  }

  /// Returns this mock with its own uses of some types of the standard library and the run-time library qualified.
  func hiding(_ types: Set<String>) -> MockBlueprint {
    guard !types.isEmpty else { return self }
    var mock = self
    mock.names.qualified = types.union(names.qualified).sorted()
    return mock
  }

  /// Calls `visit` with each named type in the mock's declarations, including those inside other types.
  private func visitNamedTypes(_ visit: (NamedType) -> Void) {
    func visitNamed(_ type: TypeReference) { if case .named(let named) = type { visit(named) } }
    for blueprint in members { blueprint.member.visitTypes(visitNamed) }
    for initializer in superclass?.initializers ?? [] { initializer.member.visitTypes(visitNamed) }
    for generic in generics { generic.constraint?.visit(visitNamed) }
    for alias in typeAliases { alias.type.visit(visitNamed) }
    for alias in outerAliases { alias.type.visit(visitNamed) }
    for requirement in requirements {
      requirement.left.visit(visitNamed)
      requirement.right.visit(visitNamed)
    }
  }

  /// Returns this mock with other types in place of these names.
  ///
  /// The names of the mock's generic parameters stay, and so do those that may mean another type inside a nested
  /// protocol.
  ///
  /// - Parameters:
  ///   - types: The types, by the names that they replace.
  ///   - inherited: Returns the types by the names that they replace in another file, by its path; nil to use `types`
  ///     there, too.
  package func replacing(
    _ types: [String: TypeReference],
    inherited: ((_ path: String) -> [String: TypeReference])? = nil
  ) -> MockBlueprint {
    guard enclosingTypes.isEmpty else { return self }
    var mock = replacingTypes(types, inherited: inherited)
    mock.protocolType = types[protocolName]
    return mock
  }

  /// Whether the mock's declarations name its own type, as those with `Self` do.
  package var namesItself: Bool {
    let spelling = name.typeSpelling
    var namesItself = false
    visitNamedTypes { if $0.components.first?.name == spelling { namesItself = true } }
    return namesItself
  }

  /// Returns this mock under another name, also where its declarations mention it.
  package func renamed(to name: String) -> MockBlueprint {
    var mock = replacingTypes([self.name.typeSpelling: .name(name.typeSpelling)])
    mock.name = name
    return mock
  }

  /// Returns this mock with other types in place of these names in its declarations; the names of its generic
  /// parameters stay.
  ///
  /// - Parameters:
  ///   - types: The types, by the names that they replace.
  ///   - inherited: Returns the types by the names that they replace in another file, by its path; nil to use `types`
  ///     there, too.
  func replacingTypes(
    _ types: [String: TypeReference],
    inherited: ((_ path: String) -> [String: TypeReference])? = nil
  ) -> MockBlueprint {
    guard !types.isEmpty || inherited != nil else { return self }
    let own = Set(generics.map(\.name) + typeAliases.map(\.name))
    func substitution(of types: [String: TypeReference]) -> TypeSubstitution {
      TypeSubstitution(selfType: nil, bindings: types.filter { !own.contains($0.key) })
    }
    let file = position.path
    let head = substitution(of: types)
    func replacements(in path: String) -> [String: TypeReference] {
      path == file ? types : inherited?(path) ?? types
    }
    var mock = self
    mock.outerAliases = outerAliases.map { alias in
      var alias = alias
      // At file scope, no name of the mock hides another.
      let types = TypeSubstitution(selfType: nil, bindings: replacements(in: alias.path))
      alias.type = types.apply(to: alias.type)
      return alias
    }
    func substitution(in path: String?) -> TypeSubstitution {
      guard let path, path != file else { return head }
      return substitution(of: replacements(in: path))
    }
    mock.members = members.map { blueprint in
      var blueprint = blueprint
      let path = blueprint.member.position.path
      let types = replacements(in: path)
      let substitution = path == file ? head : substitution(of: types)
      blueprint.member = substitution.apply(to: blueprint.member).replacingActors(types)
      if let child = blueprint.child { blueprint.child?.type = substitution.apply(to: child.type) }
      return blueprint
    }
    if case .global(let actor) = isolation { mock.isolation = .global(actor.replacing(types)) }
    if let superclass {
      if let type = types[superclass.name] { mock.superclass?.name = type.text }
      mock.superclass?.initializers = superclass.initializers.map { initializer in
        initializer.mapping(substitution(in: initializer.path).apply)
      }
    }
    mock.requirements = requirements.map { head.apply(to: $0) }
    mock.sendableRequirements = sendableRequirements?.map { head.apply(to: $0) }
    mock.typeAliases = typeAliases.map {
      TypeAliasDeclaration(name: $0.name, type: head.apply(to: $0.type))
    }
    mock.generics = generics.map { generic in
      GenericParameter(
        name: generic.name, constraint: generic.constraint.map { head.apply(to: $0) })
    }
    return mock
  }
}

extension [MockBlueprint] {
  /// The first components of all types in the declarations of the mocks, and of the types of their protocols.
  var namesOfTypes: Set<String> {
    var names: Set<String> = []
    for mock in self { mock.visitNamesOfTypes { names.insert($0) } }
    return names
  }
}

extension ProtocolMember {
  /// Calls `visit` with the names of the global actors that isolate the member, and closures in its types.
  fileprivate func visitNamesOfActors(_ visit: (String) -> Void) {
    func visitActors(_ attributes: [Attribute]) {
      for attribute in attributes where attribute.mayBeGlobalActor { visit(attribute.name) }
    }
    visitActors(attributes)
    for parameter in parameters { visitActors(parameter.attributes) }
    visitTypes { type in
      if case .function(let function) = type { visitActors(function.attributes) }
    }
  }

  /// Returns this member with other types in place of global actors.
  fileprivate func replacingActors(_ types: [String: TypeReference]) -> ProtocolMember {
    guard !types.isEmpty else { return self }
    var isChanged = false
    visitNamesOfActors { if types[$0] != nil { isChanged = true } }
    guard isChanged else { return self }
    var member = self
    member.attributes = attributes.map { $0.replacing(types) }
    member = member.mappingParameters { parameter in
      var parameter = parameter
      parameter.attributes = parameter.attributes.map { $0.replacing(types) }
      return parameter
    }
    return member.mapTypes { type in
      type.map { part in
        guard case .function(var function) = part else { return part }
        function.attributes = function.attributes.map { $0.replacing(types) }
        return .function(function)
      }
    }
  }
}

extension Attribute {
  /// Returns this attribute with another type in place of a global actor.
  fileprivate func replacing(_ types: [String: TypeReference]) -> Attribute {
    guard mayBeGlobalActor, let type = types[name] else { return self }
    var attribute = Attribute(type.text, arguments: arguments)
    attribute.isGlobalActor = isGlobalActor
    return attribute
  }
}
