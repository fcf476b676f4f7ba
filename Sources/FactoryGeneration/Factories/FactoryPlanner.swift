import DeclarationModel
import SourceWriting
import Symbols

/// The sources, as planners use them.
struct FactoryContext: Sendable {
  let index: SymbolTable
  let search: InitializerSearch
  let samples: SampleMaker
  let mocks: [String: ProtocolMock]

  var walk: InitializerWalk { InitializerWalk(index: index, search: search) }
}

/// Plans one factory: follows the parameters of initializers, and finds values for them.
struct FactoryPlanner {
  /// The state that is restored if a parameter keeps its default.
  struct Draft {
    /// The factory so far.
    var plan: FactoryPlan
    /// The names of the factory's parameters.
    var names = FactoryNames(reserved: [])
    /// The shared values, by their types.
    var values: [String: PlannedValue] = [:]
    /// The files that declare the factory's types.
    var sources: Set<String> = []
  }

  let context: FactoryContext
  /// The factories of types that have one, by the types' names.
  let layers: [String: FactoryBlueprint]
  let type: TypeDeclaration
  var draft: Draft
  /// The parameters that lead to the value that is being planned.
  var chain: [String] = []
  /// The instances that are being planned, outermost first.
  var inProgress: [String] = []

  init(_ type: TypeDeclaration, _ context: FactoryContext, layers: [String: FactoryBlueprint]) {
    self.type = type
    self.context = context
    self.layers = layers
    draft = Draft(
      plan: FactoryPlan(
        blueprint: FactoryBlueprint(
          path: type.enclosingTypes + [type.name], position: type.position)))
  }

  /// Returns the plan; it has failures if the type cannot have a factory.
  mutating func plan() -> FactoryPlan {
    do throws(ValueFailure) {
      try planType()
    } catch {
      draft.plan.failures.append(error)
    }
    return draft.plan
  }

  private mutating func planType() throws(ValueFailure) {
    guard type.generics.isEmpty, !context.index.isNestedInGeneric(type) else {
      throw failure(.generic(type.qualifiedName), type.position)
    }
    if context.index.isPrivate(type.qualifiedName) {
      throw failure(.inaccessible(type.qualifiedName), type.position)
    }
    draft.plan.blueprint.conditions = type.conditions
    use(type)
    let initializer = try initializer(of: type)
    inProgress = [type.qualifiedName]
    // Layers are added first, since they may expose objects that other parameters need.
    for parameter in initializer.parameters { layer(for: parameter, in: initializer.scope) }
    let callee = FactoryNames.spelled(draft.plan.blueprint.path)
    draft.plan.result = call(callee, initializer, isOuter: true).call
    try share()
  }

  /// Shares the dependencies of layers, and completes the blueprint.
  private mutating func share() throws(ValueFailure) {
    let sharing = DependencySharing(layers: layers)
    let isolation = draft.plan.blueprint.isolation
    if let (name, actor) = sharing.otherActor(in: draft.plan.blueprint) {
      throw failure(
        .otherActor(name, actor: actor.text, others: isolation?.text ?? "none"), type.position)
    }
    sharing.apply(to: &draft.plan.blueprint)
    draft.plan.warnings += sharing.conflicts(in: draft.plan.blueprint)
    let outer = type.attributes.availability
    draft.plan.blueprint.sources = draft.sources.sorted()
    draft.plan.blueprint.outerAvailability = outer
    draft.plan.blueprint.availability.removeAll { outer.contains($0) }
  }

  /// Returns the initializer of a type; the factory takes over its isolation, effects and
  /// availability.
  mutating func initializer(of type: TypeDeclaration) throws(ValueFailure) -> CallableInitializer {
    let initializer: CallableInitializer
    do {
      initializer = try context.search.initializer(of: type)
    } catch {
      throw failure(error, type.position)
    }
    if let actor = initializer.isolation {
      if let other = draft.plan.blueprint.isolation, other != actor {
        throw failure(
          .otherActor(type.qualifiedName, actor: actor.text, others: other.text), type.position)
      }
      draft.plan.blueprint.isolation = actor
    }
    draft.plan.blueprint.effects.add(initializer.effects)
    draft.plan.blueprint.availability.add(initializer.availability)
    return initializer
  }

  /// Returns the call of an initializer, and whether an argument is a mock or contains one.
  mutating func call(
    _ callee: String, _ initializer: CallableInitializer, isOuter: Bool = false
  ) -> (call: PlannedCall, isOwn: Bool) {
    var call = PlannedCall(callee: callee, effects: initializer.effects)
    var isOwn = false
    for parameter in initializer.parameters where !parameter.isVariadic {
      chain.append(parameter.name)
      if let value = argument(for: parameter, in: initializer.scope, isOuter: isOuter) {
        call.arguments.append((parameter.label, value))
        if value.kind == .own { isOwn = true }
      }
      chain.removeLast()
    }
    return (call, isOwn)
  }

  /// Returns the argument for a parameter; nil if the parameter keeps its default.
  private mutating func argument(
    for parameter: InitializerParameter, in scope: TypeScope, isOuter: Bool
  ) -> PlannedValue? {
    let failureCount = draft.plan.failures.count
    let isNeeded = !parameter.hasDefault && !parameter.type.isOptional
    // A required argument is kept even if it fails, so that no draft is saved to roll back to.
    let before = isNeeded ? nil : draft
    let value = attempted(parameter, in: scope)
    if draft.plan.failures.count > failureCount {
      let failure = draft.plan.failures[failureCount]
      guard let before else { return value }
      draft = before
      if context.walk.reachesProtocol(parameter.type, in: scope) {
        draft.plan.warnings.append(failure)
      }
      return parameter.hasDefault ? nil : PlannedValue.none
    }
    if value.kind == .own { return value }
    if parameter.hasDefault {
      if let before { draft = before }
      return nil
    }
    return isOuter && value.kind == .plain ? hoisted(value, as: parameter, in: scope) : value
  }

  /// Returns the value for a parameter; if there is none, adds a failure.
  private mutating func attempted(
    _ parameter: InitializerParameter, in scope: TypeScope
  ) -> PlannedValue {
    do throws(ValueFailure) {
      if parameter.isInout { throw failure(.variable("inout"), parameter.position) }
      return try value(of: parameter.type, for: parameter, in: scope)
    } catch {
      draft.plan.failures.append(error)
      return PlannedValue(source: .expression(""), kind: .own)
    }
  }

  /// Returns a plain argument of the type's own initializer as a parameter of the factory.
  private mutating func hoisted(
    _ value: PlannedValue, as parameter: InitializerParameter, in scope: TypeScope
  ) -> PlannedValue {
    guard case .expression(let text) = value.source else { return value }
    let type = context.index.qualified(
      scope.filled(parameter.type), from: scope.names, generics: [])
    let isClosure = context.index.isFunction(parameter.type, in: scope)
    let name = draft.names.parameter([parameter.name])
    draft.plan.blueprint.parameters.append(
      FactoryParameter(
        name: name, type: (isClosure ? "@escaping " : "") + type.text, value: text, kind: .value))
    return PlannedValue(source: .parameter(name), kind: .plain)
  }

  /// Records that the factory uses a type.
  mutating func use(_ type: TypeDeclaration) {
    draft.sources.insert(type.position.path)
    draft.plan.blueprint.availability.add(type.attributes.availability)
  }

  func failure(_ issue: GenerationFailure, _ position: SourcePosition) -> ValueFailure {
    ValueFailure(issue: issue, chain: chain, position: position)
  }
}
