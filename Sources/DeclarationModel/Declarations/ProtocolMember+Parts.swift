extension ProtocolMember {
  /// The attribute of the global actor that the member itself states.
  package var globalActor: Attribute? { attributes.first(where: \.isGlobalActor) }

  /// The parameters; empty for a property.
  package var parameters: [Parameter] {
    switch kind {
    case .method(let method): method.parameters
    case .subscript(let declaration): declaration.parameters
    case .initializer(let declaration): declaration.parameters
    case .property, .associatedType, .typeAlias: []
    }
  }

  /// Returns the requirement with other parameters.
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

  /// Returns the member with a property of each parameter set; it is not copied if all values are
  /// set already.
  package func setting<Value: Equatable>(
    _ property: WritableKeyPath<Parameter, Value>, to value: (Parameter) -> Value
  ) -> ProtocolMember {
    guard parameters.contains(where: { $0[keyPath: property] != value($0) }) else { return self }
    return mappingParameters { parameter in
      var parameter = parameter
      parameter[keyPath: property] = value(parameter)
      return parameter
    }
  }

  /// The generic parameters.
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

  /// The `where` clause.
  package var requirements: [GenericRequirement] {
    switch kind {
    case .method(let method): method.requirements
    case .subscript(let declaration): declaration.requirements
    case .initializer(let declaration): declaration.requirements
    case .associatedType(let type): type.requirements
    case .property, .typeAlias: []
    }
  }

  /// The type of the result or the property; nil for an initializer, and for a method without a
  /// result.
  package var result: TypeReference? {
    switch kind {
    case .method(let method): method.result
    case .property(let property): property.type
    case .subscript(let declaration): declaration.result
    case .initializer, .associatedType, .typeAlias: nil
    }
  }

  /// Whether a mock wraps closures of the member in types of its own.
  package var hasClosureBoxes: Bool {
    resultBox != nil || parameters.contains { $0.closureBox != nil }
  }

  /// The attribute that deprecates the member; nil if it is not deprecated.
  package var deprecation: Attribute? { attributes.first(where: \.isDeprecation) }

  /// Whether the member, or an accessor of it, cannot be used.
  package var isUnavailable: Bool {
    let accessors: Accessors? =
      switch kind {
      case .property(let property): property.accessors
      case .subscript(let declaration): declaration.accessors
      case .method, .initializer, .associatedType, .typeAlias: nil
      }
    return (attributes + (accessors?.availability ?? [])).contains(where: \.isUnavailability)
  }

  /// The run-time support that the types need of values that a mock keeps without a wrapper; nil if
  /// every system has it.
  package var runtimeSupport: RuntimeSupport? {
    let kept =
      parameters.filter { $0.closureBox == nil }.map(\.runtimeSupport)
      + [resultBox == nil ? resultSupport : nil]
    return kept.compactMap { $0 }.max()
  }

  /// The effects of a call, or of the getter.
  package var effects: Effects {
    switch kind {
    case .method(let method): method.effects
    case .property(let property): property.accessors.getterEffects
    case .subscript(let declaration): declaration.accessors.getterEffects
    case .initializer(let declaration): declaration.effects
    case .associatedType, .typeAlias: Effects()
    }
  }

  /// The modifier `prefix` or `postfix` of an operator.
  package var fixity: Modifier? { modifiers.first(where: \.isFixity) }

  /// Whether the member is a method whose name is an operator.
  package var isOperator: Bool {
    if case .method(let method) = kind { method.isOperator } else { false }
  }

  /// Whether the member states its isolation.
  package var statesIsolation: Bool {
    modifiers.contains(where: \.isNonisolated)
      || attributes.contains { $0.isGlobalActor || $0.kind == .concurrent }
      || parameters.contains { $0.specifiers.contains(.isolated) }
  }

  /// The name without labels: `save`, `init`, `subscript`, `<`, `prefix -`.
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

  /// Whether the name ends in parameters.
  package var isCallable: Bool {
    switch kind {
    case .method, .subscript, .initializer: true
    case .property, .associatedType, .typeAlias: false
    }
  }

  /// Whether a member of a mock implements the requirement; no member implements associated types
  /// and aliases.
  package var isImplemented: Bool {
    switch kind {
    case .associatedType, .typeAlias: false
    case .method, .property, .subscript, .initializer: true
    }
  }

  /// The name with labels: `save(_:completion:)`.
  package var labelledName: String {
    var name = baseName
    guard isCallable else { return name }
    // The arguments of an operator have no labels.
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
