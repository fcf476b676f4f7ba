import DeclarationModel
import Symbols

extension FactoryPlanner {
  /// Returns the parameter for a mock, which all values that need the mock share.
  mutating func mock(
    of declaration: ProtocolDeclaration, _ written: NamedType, for parameter: InitializerParameter,
    in scope: TypeScope
  ) throws(ValueFailure) -> PlannedValue {
    let full = declaration.qualifiedName
    let mock = try usableMock(of: declaration, for: parameter)
    var type = mock.name
    if !mock.generics.isEmpty {
      let arguments = written.components.last?.arguments ?? []
      let known = Dictionary(
        zip(declaration.primaryAssociatedTypes, arguments), uniquingKeysWith: { first, _ in first })
      let filled = mock.generics.compactMap { known[$0] }
      guard filled.count == mock.generics.count else {
        throw failure(.openMock(full, mock: mock.name), parameter.position)
      }
      let texts = filled.map {
        context.index.qualified(scope.filled($0), from: scope.names, generics: []).text
      }
      type += "<\(texts.joined(separator: ", "))>"
    }
    let key = "\(full) \(type)"
    if let known = draft.values[key] { return known }
    draft.sources.insert(declaration.position.path)
    draft.plan.blueprint.availability.add(mock.availability)
    let name = draft.names.parameter([parameter.name, FactoryNames.constant(for: mock.name)])
    return add(
      FactoryParameter(name: name, type: type, value: ".init(.lenient)", kind: .mock(key)),
      sharedAs: key)
  }

  /// Returns the mock of a protocol, if the factory can create it under its own conditions.
  private func usableMock(
    of declaration: ProtocolDeclaration, for parameter: InitializerParameter
  ) throws(ValueFailure) -> ProtocolMock {
    let full = declaration.qualifiedName
    guard let mock = context.mocks[full] else {
      throw failure(
        .noMock(full, reason: "the sources do not declare it", fixIt: nil), parameter.position)
    }
    if let reason = mock.issue {
      throw failure(.noMock(full, reason: reason, fixIt: mock.fixIt), parameter.position)
    }
    guard mock.isPlain else {
      throw failure(.mockWithArguments(full, mock: mock.name), parameter.position)
    }
    if let clause = declaration.conditions.last,
      !draft.plan.blueprint.conditions.starts(with: declaration.conditions)
    {
      throw failure(
        .conditional(full, directive: clause.directives.last ?? ""), parameter.position)
    }
    return mock
  }

  /// Returns the parameter for a type that has a factory itself; nil for other types.
  @discardableResult
  mutating func layer(
    for parameter: InitializerParameter, in scope: TypeScope
  ) -> PlannedValue? {
    guard let type = scope.filled(parameter.type).wrappedName,
      case .types(let types)? = context.index.meaning(of: type, in: scope),
      let full = types.first?.qualifiedName, let layer = layers[full],
      full != draft.plan.blueprint.name
    else { return nil }
    if let known = draft.values[full] { return known }
    draft.plan.blueprint.isolation = draft.plan.blueprint.isolation ?? layer.isolation
    draft.plan.blueprint.availability.add(layer.outerAvailability + layer.availability)
    draft.sources.formUnion(layer.sources)
    let name = draft.names.parameter([parameter.name, FactoryNames.constant(for: full)])
    return add(
      FactoryParameter(
        name: name, type: FactoryNames.spelled(layer.path), value: ".mock()", kind: .layer(full)),
      sharedAs: full)
  }

  private mutating func add(
    _ parameter: FactoryParameter, sharedAs key: String
  ) -> PlannedValue {
    draft.plan.blueprint.parameters.append(parameter)
    let value = PlannedValue(source: .parameter(parameter.name), kind: .own)
    draft.values[key] = value
    return value
  }

  /// Returns the constant for a class or structure, which all values that need it share.
  mutating func instance(
    of type: TypeDeclaration, _ written: NamedType, in scope: TypeScope
  ) throws(ValueFailure) -> PlannedValue {
    let full = type.qualifiedName
    let arguments = (written.components.last?.arguments ?? []).map {
      context.index.qualified(scope.filled($0), from: scope.names, generics: [])
    }
    guard type.generics.count == arguments.count, !context.index.isNestedInGeneric(type) else {
      throw failure(.generic(full), type.position)
    }
    let generic = arguments.isEmpty ? "" : "<\(arguments.map(\.text).joined(separator: ", "))>"
    let key = full + generic
    if let known = draft.values[key] { return known }
    try checkThatItCanBeMade(type, key)
    var components = type.path.map { NamedType.Component($0) }
    if let last = components.indices.last { components[last].arguments = arguments }
    let reference = TypeReference.named(NamedType(components))
    if let held = heldInstance(key, reference, type.position) { return held }
    inProgress.append(key)
    defer { inProgress.removeLast() }
    use(type)
    var initializer = try initializer(of: type)
    for (generic, argument) in zip(type.generics, arguments) {
      initializer.scope.arguments[generic.name] = argument
    }
    let (call, isOwn) = call(FactoryNames.spelled(type.path) + generic, initializer)
    draft.plan.steps.append(
      PlannedStep(
        wishes: [FactoryNames.constant(for: type.name), FactoryNames.constant(for: full)],
        call: call))
    let isObject = type.kind == .class || type.kind == .actor
    if isObject { draft.plan.blueprint.ownInstances.insert(key) }
    let value = PlannedValue(
      source: .step(draft.plan.steps.count - 1), kind: isObject || isOwn ? .own : .built)
    draft.values[key] = value
    return value
  }

  private func checkThatItCanBeMade(
    _ type: TypeDeclaration, _ key: String
  ) throws(ValueFailure) {
    let full = type.qualifiedName
    guard !inProgress.contains(key), inProgress.count < 64 else {
      throw failure(.cycle(full), type.position)
    }
    if context.index.isPrivate(full) { throw failure(.inaccessible(full), type.position) }
    if let clause = type.conditions.last,
      !draft.plan.blueprint.conditions.starts(with: type.conditions)
    {
      throw failure(.conditional(full, directive: clause.directives.last ?? ""), type.position)
    }
  }

  /// Returns the property of a layer that exposes an object which the layer creates; nil if there
  /// is none.
  private mutating func heldInstance(
    _ key: String, _ type: TypeReference, _ position: SourcePosition
  ) -> PlannedValue? {
    guard let layer = draft.plan.blueprint.parameters.first(where: { $0.makes(key, layers) }),
      case .layer(let full) = layer.kind
    else { return nil }
    guard let property = context.index.property(of: full, typed: type) else {
      draft.plan.warnings.append(failure(.notShared(key, layer.name), position))
      return nil
    }
    let value = PlannedValue(source: .property(property, of: layer.name), kind: .own)
    draft.values[key] = value
    return value
  }
}
