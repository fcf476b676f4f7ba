import RandomSupport

/// Requirements that a protocol declares again, spelled otherwise or with other effects.
extension Grammar {
  /// Returns requirements of other protocols of the case, as a protocol declares them again.
  ///
  /// The requirements of the other protocols become members of the groups of those that are returned.
  ///
  /// - Parameters:
  ///   - type: The protocol, without requirements.
  ///   - other: The case with the other protocols.
  mutating func redeclarations(
    in type: RandomProtocol, from other: inout RandomCase
  ) -> [RandomRequirement] {
    let ancestors = Set(other.lineage(of: type).map(\.name))
    var result: [RandomRequirement] = []
    for index in other.protocols.indices {
      let owner = other.protocols[index]
      let hidden =
        ancestors.contains(owner.name) ? [] : other.lineage(of: owner).flatMap(\.ownNames)
      let namesakes = (owner.hasNamesake ?? type.hasNamesake ?? false) ? ["Local"] : []
      for place in owner.requirements.indices where random.chance(22) {
        let original = owner.requirements[place]
        // The protocols before this one are ancestors of each other at most.
        guard original.group.map({ group in !result.contains { $0.group == group } }) ?? true,
          !original.mentions(hidden + namesakes)
        else { continue }
        let group = original.group ?? "\(owner.name).\(place)"
        other.protocols[index].requirements[place].group = group
        var copy = redeclared(original)
        copy.group = group
        result.append(copy)
      }
    }
    return result
  }

  private mutating func redeclared(_ original: RandomRequirement) -> RandomRequirement {
    var copy = original
    for index in copy.parameters.indices {
      if random.chance(50) { copy.parameters[index].type = copy.parameters[index].type.respelled }
      if random.chance(20), copy.parameters[index].form == .plain {
        copy.parameters[index].name = "other\(index)"
      }
      let isEscapable =
        copy.parameters[index].type.traits.contains(.closure)
        && copy.parameters[index].specifier.isEmpty && copy.parameters[index].form == .plain
      if isEscapable, random.chance(15) { copy.parameters[index].attributes = "@escaping" }
    }
    if random.chance(50) { copy.result = copy.result?.respelled }
    if copy.result != nil, !copy.hasAccessors, random.chance(5) { copy.resultSpecifier = "sending" }
    if random.chance(50) { copy.effects = narrowed(copy.effects) }
    if copy.hasAccessors, copy.effects.isEmpty, random.chance(25) { copy.isSettable = true }
    if random.chance(8) { copy.attributes.removeAll { $0 == "@MainActor" } }
    if random.chance(10) { copy.attributes.removeAll { $0 == "@discardableResult" } }
    if copy.condition != nil, random.chance(40) { copy.condition = nil }
    addGeneric(to: &copy)
    return copy
  }

  /// Returns effects of which those of a requirement may be narrowed, or seldom widened, to.
  private mutating func narrowed(_ text: String) -> String {
    var effects = RandomEffects(text)
    effects.isAsync = random.chance(effects.isAsync ? 50 : 5)
    let index = RandomEffects.failures.firstIndex(of: effects.failure)
    if let index { effects.failure = random.pick(Array(RandomEffects.failures[...index])) }
    return effects.text
  }

  /// Writes `some Shape` as a generic parameter.
  private mutating func addGeneric(to requirement: inout RandomRequirement) {
    let index = requirement.parameters.firstIndex { $0.type.text == "some Shape" }
    guard let index, requirement.generics.isEmpty, random.chance(60) else { return }
    requirement.generics = "<Form: Shape>"
    requirement.parameters[index].type.text = "Form"
  }
}

/// The effects of a requirement.
struct RandomEffects {
  /// The errors that requirements throw, each narrower than the next.
  static let failures = ["", "throws(Fault)", "throws"]

  /// Whether the requirement is asynchronous.
  var isAsync: Bool
  /// The text after `async`.
  var failure: String

  init(_ text: String) {
    isAsync = text.hasPrefix("async")
    failure = isAsync ? String(text.dropFirst("async ".count)) : text
  }

  /// The effects as source.
  var text: String {
    [isAsync ? "async" : "", failure].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the effects that satisfy two requirements.
  func intersection(_ other: RandomEffects) -> RandomEffects {
    var result = self
    result.isAsync = isAsync && other.isAsync
    let own = Self.failures.firstIndex(of: failure) ?? Self.failures.count
    let others = Self.failures.firstIndex(of: other.failure) ?? Self.failures.count
    result.failure = own < others ? failure : other.failure
    return result
  }
}

extension RandomRequirement {
  /// The text by which the requirement is told from others: the group of a requirement that is declared several times, or
  /// else the declaration.
  var identity: String { group ?? head() }

  /// Returns the requirement whose implementation satisfies this one and others of the same group.
  func merged(with others: [RandomRequirement]) -> RandomRequirement {
    others.reduce(self) { merged, other in
      var result = merged
      result.effects = RandomEffects(merged.effects).intersection(RandomEffects(other.effects)).text
      result.isSettable = merged.isSettable || other.isSettable
      if other.resultSpecifier == "sending" { result.resultSpecifier = "sending" }
      if merged.condition != other.condition { result.condition = nil }
      for index in result.parameters.indices where index < other.parameters.count {
        if other.parameters[index].attributes == "@escaping" {
          result.parameters[index].attributes = "@escaping"
        }
      }
      return result
    }
  }

  /// Returns whether the requirement mentions one of some names.
  fileprivate func mentions(_ names: [String]) -> Bool {
    let text = head()
    return names.contains { text.contains($0) }
  }
}

extension RandomProtocol {
  /// The names of associated types and aliases that other protocols do not see.
  fileprivate var ownNames: [String] {
    associated.map(\.name) + (aliases.isEmpty ? [] : ["Handler", "Items"])
  }
}

extension RandomCase {
  /// Returns the requirements of a protocol and its ancestors that declare the same as one of them.
  func group(of requirement: RandomRequirement, in type: RandomProtocol) -> [RandomRequirement] {
    guard let group = requirement.group else { return [requirement] }
    return lineage(of: type).flatMap(\.requirements).filter { $0.group == group }
  }
}
