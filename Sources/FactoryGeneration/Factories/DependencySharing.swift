import DeclarationModel
import SourceWriting

/// Shares the dependencies that several layers of a factory, or the factory and a layer, have in
/// common.
///
/// A layer is a parameter whose type has a factory itself. If a layer must be made from other
/// parameters, its default is nil, because a default value cannot refer to another parameter.
struct DependencySharing {
  let layers: [String: FactoryBlueprint]

  /// Adds parameters for the shared dependencies, and passes them to the layers.
  func apply(to blueprint: inout FactoryBlueprint) {
    var isStable = false
    while !isStable {
      let known = Set(blueprint.parameters.compactMap(\.key))
      let missing = missing(in: blueprint, known)
      blueprint.parameters += missing.map { renamed($0, in: blueprint) }
      isStable = missing.isEmpty
    }
    var open: [FactoryParameter] = []
    for number in blueprint.parameters.indices {
      guard let call = call(of: blueprint.parameters[number], in: blueprint) else { continue }
      blueprint.parameters[number].layerCall = call
      blueprint.effects.add(call.effects)
      open.append(blueprint.parameters[number])
    }
    // Topological order: a layer comes after the layers among its arguments.
    while !open.isEmpty {
      let names = Set(open.map { Identifier.escaped($0.name) })
      let next = open.firstIndex { parameter in
        parameter.layerCall?.arguments.allSatisfy { !names.contains($0.text) } ?? true
      }
      blueprint.layerOrder.append(open.remove(at: next ?? 0))
    }
  }

  /// Returns a layer that is isolated to another global actor than the factory, and its actor; nil
  /// if there is none.
  func otherActor(in blueprint: FactoryBlueprint) -> (layer: String, actor: Attribute)? {
    for layer in blueprint.parameters.compactMap({ $0.key.flatMap { layers[$0] } }) {
      if let actor = layer.isolation, actor != blueprint.isolation { return (layer.name, actor) }
    }
    return nil
  }

  /// Returns failures for the objects that two layers create separately.
  func conflicts(in blueprint: FactoryBlueprint) -> [ValueFailure] {
    var owners: [String: String] = [:]
    var failures: [ValueFailure] = []
    for parameter in blueprint.parameters {
      guard let layer = parameter.key.flatMap({ layers[$0] }) else { continue }
      for key in layer.ownInstances.sorted() {
        if let other = owners[key] {
          failures.append(
            ValueFailure(
              issue: .notShared(key, other), chain: [parameter.name],
              position: blueprint.position))
        }
        owners[key] = parameter.name
      }
    }
    return failures
  }

  /// Returns the dependencies that two layers need, and that are not parameters yet.
  private func missing(
    in blueprint: FactoryBlueprint, _ known: Set<String>
  ) -> [FactoryParameter] {
    var seen: Set<String> = []
    var twice: [FactoryParameter] = []
    for parameter in blueprint.parameters {
      guard let layer = parameter.key.flatMap({ layers[$0] }) else { continue }
      for inner in layer.parameters {
        guard let key = inner.key, !known.contains(key) else { continue }
        if !seen.insert(key).inserted, !twice.contains(where: { $0.key == key }) {
          twice.append(inner)
        }
      }
    }
    return twice
  }

  private func renamed(
    _ parameter: FactoryParameter, in blueprint: FactoryBlueprint
  ) -> FactoryParameter {
    var parameter = parameter
    parameter.layerCall = nil
    var names = FactoryNames(reserved: [])
    for other in blueprint.parameters { _ = names.parameter([other.name]) }
    parameter.name = names.parameter([parameter.name, FactoryNames.constant(for: parameter.type)])
    return parameter
  }

  /// Returns the call that makes a layer; nil if the default `.mock()` is sufficient.
  private func call(
    of parameter: FactoryParameter, in blueprint: FactoryBlueprint
  ) -> FactoryCall? {
    guard case .layer(let full) = parameter.kind, let layer = layers[full] else { return nil }
    let arguments = layer.parameters.compactMap { inner -> FactoryCall.Argument? in
      guard let key = inner.key,
        let shared = blueprint.parameters.first(where: { $0.key == key })
      else { return nil }
      return FactoryCall.Argument(label: inner.name, text: Identifier.escaped(shared.name))
    }
    // A default value cannot throw or suspend, nor, in Swift 5, be isolated to an actor.
    guard !arguments.isEmpty || layer.effects != Effects() || layer.isolation != nil else {
      return nil
    }
    return FactoryCall(
      callee: "\(parameter.type).mock", arguments: arguments, effects: layer.effects)
  }
}

extension FactoryParameter {
  /// Returns whether the parameter is a layer that creates an object of a type.
  func makes(_ type: String, _ layers: [String: FactoryBlueprint]) -> Bool {
    key.flatMap { layers[$0] }?.ownInstances.contains(type) ?? false
  }
}

extension Effects {
  /// Adds the effects of another call.
  mutating func add(_ other: Effects) {
    isAsync = isAsync || other.isAsync
    if other.throwing != .never { throwing = .any }
  }
}

extension [Attribute] {
  /// Adds the attributes that are not in the array yet.
  mutating func add(_ others: [Attribute]) {
    for other in others where !contains(other) { append(other) }
  }
}
