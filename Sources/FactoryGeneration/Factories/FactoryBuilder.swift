import DeclarationModel
import SourceWriting
import TypeIndexing

/// Builds one factory: walks the parameters of initialisers, and makes what they take.
struct FactoryBuilder {
  /// What is known of the sources.
  struct Context: Sendable {
    let index: TypeIndex
    let search: InitializerSearch
    let samples: SampleMaker
    let mocks: [String: ProtocolMock]

    var walk: InitializerWalk { InitializerWalk(index: index, search: search) }
  }

  /// Something that is made, or passed in.
  struct Made {
    /// What it is.
    enum Kind {
      /// A value that nobody shares, such as a text.
      case plain
      /// Something that is made of plain values.
      case built
      /// A mock, or what holds one, or an object that is shared: it stands in place of a default.
      case own
    }

    var text: String
    var kind: Kind
  }

  let context: Context
  /// The factories of the types that have one, by their names.
  let layers: [String: FactoryBlueprint]
  private let type: TypeDeclaration
  private(set) var blueprint: FactoryBlueprint
  /// What cannot be made, and how one comes to it; there is no factory then.
  private(set) var failures: [ValueFailure] = []
  /// What keeps a default that reaches a mock.
  private(set) var warnings: [ValueFailure] = []
  private var names: FactoryNames
  private var made: [String: Made] = [:]
  private var chain: [String] = []
  private var beingMade: [String] = []
  private var sources: Set<String> = []

  init(
    _ type: TypeDeclaration, _ context: Context, layers: [String: FactoryBlueprint],
    reserving reserved: Set<String> = []
  ) {
    self.type = type
    self.context = context
    self.layers = layers
    names = FactoryNames(reserved: reserved)
    blueprint = FactoryBlueprint(
      path: type.enclosingTypes + [type.name], position: type.position)
  }

  /// This, with the factory.
  func built() -> FactoryBuilder {
    var draft = self
    draft.tryToBuild()
    // Names of parameters are part of how a factory is used; those of constants give way to them.
    var final = FactoryBuilder(
      type, context, layers: layers, reserving: Set(draft.blueprint.parameters.map(\.name)))
    final.tryToBuild()
    return final
  }

  private mutating func tryToBuild() {
    do throws(ValueFailure) {
      try build()
    } catch {
      failures.append(error)
    }
  }

  private mutating func build() throws(ValueFailure) {
    guard type.generics.isEmpty, !context.index.isNestedInGeneric(type) else {
      throw failure(.generic(type.qualifiedName), type.position)
    }
    if context.index.isPrivate(type.qualifiedName) {
      throw failure(.inaccessible(type.qualifiedName), type.position)
    }
    blueprint.conditions = type.conditions
    use(type)
    let initializer = try initializer(of: type)
    beingMade = [type.qualifiedName]
    // A layer may hold what others need, so that it is known before them.
    for parameter in initializer.parameters { layer(for: parameter, in: initializer.scope) }
    blueprint.result =
      call(FactoryNames.spelled(blueprint.path), initializer, isOuter: true).call
    let sharing = DependencySharing(layers: layers)
    if let (name, actor) = sharing.otherActor(in: blueprint) {
      let others = blueprint.isolation?.text ?? "none"
      throw failure(.otherActor(name, actor: actor.text, others: others), type.position)
    }
    sharing.apply(to: &blueprint)
    warnings += sharing.conflicts(in: blueprint)
    blueprint.sources = sources.sorted()
    blueprint.outerAvailability = type.attributes.filter { $0.name == "available" }
    blueprint.availability.removeAll { blueprint.outerAvailability.contains($0) }
  }

  private mutating func initializer(
    of type: TypeDeclaration
  ) throws(ValueFailure) -> CallableInitializer {
    let initializer: CallableInitializer
    do {
      initializer = try context.search.initializer(of: type)
    } catch {
      throw failure(error, type.position)
    }
    if let actor = initializer.isolation {
      if let other = blueprint.isolation, other != actor {
        throw failure(
          .otherActor(type.qualifiedName, actor: actor.text, others: other.text), type.position)
      }
      blueprint.isolation = actor
    }
    blueprint.effects.add(initializer.effects)
    blueprint.availability.add(initializer.availability)
    return initializer
  }

  private mutating func call(
    _ callee: String, _ initializer: CallableInitializer, isOuter: Bool = false
  ) -> (call: FactoryCall, isOwn: Bool) {
    var call = FactoryCall(callee: callee, arguments: [], effects: initializer.effects)
    var isOwn = false
    for parameter in initializer.parameters where !parameter.isVariadic {
      chain.append(parameter.name)
      if let value = argument(for: parameter, in: initializer.scope, isOuter: isOuter) {
        call.arguments.append(.init(label: parameter.label, text: value.text))
        if value.kind == .own { isOwn = true }
      }
      chain.removeLast()
    }
    return (call, isOwn)
  }

  /// What is passed for a parameter; nothing if it keeps its default.
  private mutating func argument(
    for parameter: InitializerParameter, in scope: TypeScope, isOuter: Bool
  ) -> Made? {
    let before = self
    var attempt = self
    let value = attempt.attempted(parameter, in: scope)
    guard let failure = attempt.failures.dropFirst(failures.count).first else {
      self = attempt
      if value.kind == .own { return value }
      if parameter.hasDefault {
        self = before
        return nil
      }
      return isOuter && value.kind == .plain ? hoisted(value, as: parameter, in: scope) : value
    }
    guard parameter.hasDefault || parameter.type.isOptional else {
      self = attempt
      return value
    }
    if context.walk.reachesProtocol(parameter.type, in: scope) { warnings.append(failure) }
    return parameter.hasDefault ? nil : Made(text: "nil", kind: .plain)
  }

  /// The value for a parameter; where there is none, that is one failure more.
  private mutating func attempted(_ parameter: InitializerParameter, in scope: TypeScope) -> Made {
    do throws(ValueFailure) {
      if parameter.isInout { throw failure(.variable("inout"), parameter.position) }
      return try value(of: parameter.type, for: parameter, in: scope)
    } catch {
      failures.append(error)
      return Made(text: "", kind: .own)
    }
  }

  /// A plain value that the type itself takes, as a parameter of the factory.
  private mutating func hoisted(
    _ value: Made, as parameter: InitializerParameter, in scope: TypeScope
  ) -> Made {
    let type = context.index.qualified(scope.filled(parameter.type), in: scope.path, generics: [])
    let isClosure = context.index.isFunction(parameter.type, in: scope)
    let name = names.parameter([parameter.name])
    blueprint.parameters.append(
      FactoryParameter(
        name: name, type: (isClosure ? "@escaping " : "") + type.text, value: value.text,
        kind: .value))
    return Made(text: Identifier.escaped(name), kind: .plain)
  }

  private mutating func value(
    of type: TypeReference, for parameter: InitializerParameter, in scope: TypeScope
  ) throws(ValueFailure) -> Made {
    let type = scope.filled(type)
    let place = SampleMaker.Place(
      name: parameter.name, owner: scope.path.joined(separator: "."), scope: scope)
    if let expression = context.samples.expression(for: type, at: place) {
      return Made(text: expression, kind: .own)
    }
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      let inner = try value(of: wrapped, for: parameter, in: scope)
      return inner.kind == .own ? inner : Made(text: "nil", kind: .plain)
    case .existential(let inner), .opaque(let inner), .specified(_, let inner):
      return try value(of: inner, for: parameter, in: scope)
    case .composition(let parts):
      let marks: Set = ["AnyObject", "Sendable", "~Copyable"]
      let rest = parts.filter { !marks.contains($0.text) }
      guard let only = rest.first, rest.count == 1 else {
        throw failure(.composition(type.text), parameter.position)
      }
      return try value(of: only, for: parameter, in: scope)
    case .named(let name):
      return try value(of: name, for: parameter, in: scope)
    default:
      return try sample(of: type, at: place, for: parameter)
    }
  }

  private mutating func value(
    of name: NamedType, for parameter: InitializerParameter, in scope: TypeScope
  ) throws(ValueFailure) -> Made {
    switch context.index.meaning(of: name, in: scope) {
    case .alias(let type, let outer):
      guard chain.count < 32 else { throw failure(.cycle(name.text), parameter.position) }
      return try value(of: type, for: parameter, in: outer)
    case .protocol(let declaration):
      return try mock(of: declaration, name, for: parameter, in: scope)
    case .types(let types):
      guard let type = types.first, types.count == 1 else {
        throw failure(.severalTypes(name.text), parameter.position)
      }
      if let layer = layer(for: parameter, in: scope) { return layer }
      if type.kind != .enum { return try instance(of: type, name, in: scope) }
    case nil: break
    }
    let place = SampleMaker.Place(
      name: parameter.name, owner: scope.path.joined(separator: "."), scope: scope)
    return try sample(of: .named(name), at: place, for: parameter)
  }

  private func sample(
    of type: TypeReference, at place: SampleMaker.Place, for parameter: InitializerParameter
  ) throws(ValueFailure) -> Made {
    do {
      return Made(text: try context.samples.sample(of: type, at: place).text, kind: .plain)
    } catch {
      throw failure(error, parameter.position)
    }
  }

  /// The parameter for a mock, the same for all who need it.
  private mutating func mock(
    of declaration: ProtocolDeclaration, _ written: NamedType, for parameter: InitializerParameter,
    in scope: TypeScope
  ) throws(ValueFailure) -> Made {
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
      !blueprint.conditions.starts(with: declaration.conditions)
    {
      throw failure(
        .conditional(full, directive: clause.directives.last ?? ""), parameter.position)
    }
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
        context.index.qualified(scope.filled($0), in: scope.path, generics: []).text
      }
      type += "<\(texts.joined(separator: ", "))>"
    }
    let key = "\(full) \(type)"
    if let known = made[key] { return known }
    sources.insert(declaration.position.path)
    blueprint.availability.add(mock.availability)
    let name = names.parameter([parameter.name, FactoryNames.constant(for: mock.name)])
    blueprint.parameters.append(
      FactoryParameter(name: name, type: type, value: ".init(.lenient)", kind: .mock(key)))
    let result = Made(text: Identifier.escaped(name), kind: .own)
    made[key] = result
    return result
  }

  /// The parameter for a type that has a factory itself.
  @discardableResult
  private mutating func layer(
    for parameter: InitializerParameter, in scope: TypeScope
  ) -> Made? {
    guard let type = scope.filled(parameter.type).wrappedName,
      case .types(let types)? = context.index.meaning(of: type, in: scope),
      let full = types.first?.qualifiedName, let layer = layers[full],
      full != blueprint.name
    else { return nil }
    if let known = made[full] { return known }
    let name = names.parameter([parameter.name, FactoryNames.constant(for: full)])
    blueprint.parameters.append(
      FactoryParameter(
        name: name, type: FactoryNames.spelled(layer.path), value: ".mock()", kind: .layer(full)))
    blueprint.isolation = blueprint.isolation ?? layer.isolation
    blueprint.availability.add(layer.outerAvailability + layer.availability)
    sources.formUnion(layer.sources)
    let result = Made(text: Identifier.escaped(name), kind: .own)
    made[full] = result
    return result
  }

  /// A constant for a class or structure, the same for all who need it.
  private mutating func instance(
    of type: TypeDeclaration, _ written: NamedType, in scope: TypeScope
  ) throws(ValueFailure) -> Made {
    let full = type.qualifiedName
    let arguments = (written.components.last?.arguments ?? []).map {
      context.index.qualified(scope.filled($0), in: scope.path, generics: [])
    }
    guard type.generics.count == arguments.count, !context.index.isNestedInGeneric(type) else {
      throw failure(.generic(full), type.position)
    }
    let generic = arguments.isEmpty ? "" : "<\(arguments.map(\.text).joined(separator: ", "))>"
    let key = full + generic
    if let known = made[key] { return known }
    guard !beingMade.contains(key), beingMade.count < 64 else {
      throw failure(.cycle(full), type.position)
    }
    if context.index.isPrivate(full) { throw failure(.inaccessible(full), type.position) }
    if let clause = type.conditions.last, !blueprint.conditions.starts(with: type.conditions) {
      throw failure(.conditional(full, directive: clause.directives.last ?? ""), type.position)
    }
    if let held = heldInstance(key, type.position) { return held }
    beingMade.append(key)
    defer { beingMade.removeLast() }
    use(type)
    var initializer = try initializer(of: type)
    for (generic, argument) in zip(type.generics, arguments) {
      initializer.scope.arguments[generic.name] = argument
    }
    let (call, isOwn) = call(FactoryNames.spelled(type.scope.path) + generic, initializer)
    let name = names.constant(
      [FactoryNames.constant(for: type.name), FactoryNames.constant(for: full)])
    blueprint.steps.append(FactoryStep(name: name, call: call))
    let isObject = type.kind == .class || type.kind == .actor
    if isObject { blueprint.ownInstances.insert(key) }
    let result = Made(
      text: Identifier.escaped(name), kind: isObject || isOwn ? .own : .built)
    made[key] = result
    return result
  }

  /// An object that a layer makes, and shows.
  private mutating func heldInstance(_ key: String, _ position: SourcePosition) -> Made? {
    guard let layer = blueprint.parameters.first(where: { $0.makes(key, layers) }),
      case .layer(let full) = layer.kind
    else { return nil }
    guard let property = context.index.property(of: full, typed: key) else {
      warnings.append(failure(.notShared(key, layer.name), position))
      return nil
    }
    let result = Made(
      text: "\(Identifier.escaped(layer.name)).\(Identifier.escaped(property))", kind: .own)
    made[key] = result
    return result
  }

  private mutating func use(_ type: TypeDeclaration) {
    sources.insert(type.position.path)
    blueprint.availability.add(type.attributes.filter { $0.name == "available" })
  }

  private func failure(_ issue: GenerationFailure, _ position: SourcePosition) -> ValueFailure {
    ValueFailure(issue: issue, chain: chain, position: position)
  }
}
