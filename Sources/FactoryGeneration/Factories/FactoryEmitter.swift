import DeclarationModel
import SourceWriting

/// Turns a plan into a blueprint: names the constants, and spells the calls.
struct FactoryEmitter {
  private let plan: FactoryPlan
  private let constants: [String]

  /// Creates an emitter, which names the constants of a plan.
  ///
  /// The names of parameters are visible to callers, so the names of constants must avoid them.
  init(_ plan: FactoryPlan) {
    self.plan = plan
    var names = FactoryNames(reserved: Set(plan.blueprint.parameters.map(\.name)))
    constants = plan.steps.map { names.constant($0.wishes) }
  }

  /// The blueprint of the factory.
  var blueprint: FactoryBlueprint {
    var blueprint = plan.blueprint
    blueprint.steps = zip(constants, plan.steps).map { FactoryStep(name: $0, call: call($1.call)) }
    blueprint.result = call(plan.result)
    return blueprint
  }

  private func call(_ planned: PlannedCall) -> FactoryCall {
    FactoryCall(
      callee: planned.callee,
      arguments: planned.arguments.map { .init(label: $0.label, text: text(of: $0.value)) },
      effects: planned.effects)
  }

  private func text(of value: PlannedValue) -> String {
    switch value.source {
    case .expression(let text): text
    case .parameter(let name): Identifier.escaped(name)
    case .property(let property, let owner):
      "\(Identifier.escaped(owner)).\(Identifier.escaped(property))"
    case .step(let number): Identifier.escaped(constants[number])
    }
  }
}
