extension ProtocolMember {
  /// Its parameters; none for a property.
  package var parameters: [Parameter] {
    switch kind {
    case .method(let method): method.parameters
    case .subscript(let declaration): declaration.parameters
    case .initializer(let declaration): declaration.parameters
    case .property, .associatedType, .typeAlias: []
    }
  }

  /// The requirement with other parameters.
  package func mappingParameters(_ transform: (Parameter) -> Parameter) -> ProtocolMember {
    var member = self
    switch kind {
    case .method(var method):
      method.parameters = method.parameters.map(transform)
      member.kind = .method(method)
    case .subscript(var declaration):
      declaration.parameters = declaration.parameters.map(transform)
      member.kind = .subscript(declaration)
    case .initializer(var declaration):
      declaration.parameters = declaration.parameters.map(transform)
      member.kind = .initializer(declaration)
    case .property, .associatedType, .typeAlias: break
    }
    return member
  }

  /// Returns the member with a property of each parameter set; the member itself, and no copy, if
  /// all have their values.
  package func setting(
    _ property: WritableKeyPath<Parameter, Bool>, to value: (Parameter) -> Bool
  ) -> ProtocolMember {
    guard parameters.contains(where: { $0[keyPath: property] != value($0) }) else { return self }
    return mappingParameters { parameter in
      var parameter = parameter
      parameter[keyPath: property] = value(parameter)
      return parameter
    }
  }

  /// Its generic parameters.
  package var generics: [GenericParameter] {
    switch kind {
    case .method(let method): method.generics
    case .subscript(let declaration): declaration.generics
    case .initializer(let declaration): declaration.generics
    case .property, .associatedType, .typeAlias: []
    }
  }

  /// Returns the member with other generic parameters.
  package func mappingGenerics(_ transform: ([GenericParameter]) -> [GenericParameter]) -> Self {
    var member = self
    switch kind {
    case .method(var method):
      method.generics = transform(method.generics)
      member.kind = .method(method)
    case .subscript(var element):
      element.generics = transform(element.generics)
      member.kind = .subscript(element)
    case .initializer(var initializer):
      initializer.generics = transform(initializer.generics)
      member.kind = .initializer(initializer)
    case .property, .associatedType, .typeAlias: break
    }
    return member
  }

  /// Its `where` clause.
  package var requirements: [GenericRequirement] {
    switch kind {
    case .method(let method): method.requirements
    case .subscript(let declaration): declaration.requirements
    case .initializer(let declaration): declaration.requirements
    case .associatedType(let type): type.requirements
    case .property, .typeAlias: []
    }
  }

  /// What it results in; nil for an initializer, and a method without a result.
  package var result: TypeReference? {
    switch kind {
    case .method(let method): method.result
    case .property(let property): property.type
    case .subscript(let declaration): declaration.result
    case .initializer, .associatedType, .typeAlias: nil
    }
  }

  /// Whether a mock keeps closures of it in types of its own.
  package var hasClosureBoxes: Bool {
    resultBox != nil || parameters.contains { $0.closureBox != nil }
  }

  /// The attribute that says that it is deprecated; nil if it is not.
  package var deprecation: Attribute? { attributes.first(where: \.isDeprecation) }

  /// The support that the types of what a mock keeps as it is need at run time; nil if every system has it.
  package var runtimeSupport: RuntimeSupport? {
    let kept =
      parameters.filter { $0.closureBox == nil }.map(\.runtimeSupport)
      + [resultBox == nil ? resultSupport : nil]
    return kept.compactMap { $0 }.max()
  }

  /// What a call, or its getter, may do.
  package var effects: Effects {
    switch kind {
    case .method(let method): method.effects
    case .property(let property): property.accessors.getterEffects
    case .subscript(let declaration): declaration.accessors.getterEffects
    case .initializer(let declaration): declaration.effects
    case .associatedType, .typeAlias: Effects()
    }
  }

  /// `prefix` or `postfix`, for such an operator.
  package var fixity: Modifier? { modifiers.first(where: \.isFixity) }

  /// Whether it is a method whose name is an operator.
  package var isOperator: Bool {
    if case .method(let method) = kind { method.isOperator } else { false }
  }

  /// Whether it says on whose executor it runs.
  package var statesIsolation: Bool {
    modifiers.contains(where: \.isNonisolated)
      || attributes.contains { $0.isGlobalActor || $0.kind == .concurrent }
      || parameters.contains { $0.specifiers.contains(.isolated) }
  }

  /// Its name without labels: `save`, `init`, `subscript`, `<`, `prefix -`.
  package var baseName: String {
    switch kind {
    case .method(let method): (fixity.map { $0.text + " " } ?? "") + method.name
    case .property(let property): property.name
    case .subscript: "subscript"
    case .initializer: "init"
    case .associatedType(let type): type.name
    case .typeAlias(let alias): alias.name
    }
  }

  /// Whether its name ends in parameters.
  package var isCallable: Bool {
    switch kind {
    case .method, .subscript, .initializer: true
    case .property, .associatedType, .typeAlias: false
    }
  }

  /// Whether a mock implements it; associated types and aliases are not implemented by members.
  package var isImplemented: Bool {
    switch kind {
    case .associatedType, .typeAlias: false
    case .method, .property, .subscript, .initializer: true
    }
  }

  /// Its name with labels: `save(_:completion:)`.
  package var labelledName: String {
    var name = baseName
    guard isCallable else { return name }
    // What the arguments of an operator are called makes no difference.
    let isOperator = isOperator
    name += "("
    for parameter in parameters {
      name += isOperator ? "_" : parameter.label ?? "_"
      name += ":"
    }
    name += ")"
    return name
  }
}
