/// Requirements of every kind.
extension Grammar {
  /// Returns a requirement.
  ///
  /// - Parameter isActor: Whether the protocol inherits from `Actor`.
  mutating func requirement(isActor: Bool) -> RandomRequirement {
    let outer = named
    defer { named = outer }
    var requirement: RandomRequirement =
      switch random.number(0...19) {
      case 0: random.chance(30) ? binaryOperator() : method()
      case 1...10: method()
      case 11...15: property()
      case 16, 17: indexed()
      default: initializer()
      }
    if random.chance(8) { requirement.attributes.append("@MainActor") }
    if isActor, random.chance(20) { requirement.modifiers.append("nonisolated") }
    if !isActor, random.chance(4) { requirement.modifiers.append("nonisolated") }
    if random.chance(3) { requirement.attributes.append("@available(*, deprecated)") }
    if random.chance(6) {
      requirement.condition = random.pick([
        "DEBUG", "!DEBUG", "swift(>=5)", "os(Linux) || os(macOS)",
      ])
    }
    return requirement
  }

  private mutating func method() -> RandomRequirement {
    let generics = generics(percent: 22)
    named += generics?.types ?? []
    let failure = generics?.failure
    let name =
      random.chance(15)
      ? random.pick(Self.methodNames) : random.pick(["load", "save", "m1", "m2", "m3"])
    var result = RandomRequirement(kind: .method(name))
    result.generics = generics?.list ?? ""
    result.whereClause = generics?.whereClause ?? ""
    result.parameters = (generics?.parameters ?? []) + parameters()
    result.effects = random.pick([
      "", "", "", "throws", "async", "async throws", "throws(Fault)", "async throws(Fault)",
    ])
    if let failure {
      result.effects = random.pick(["throws(\(failure))", "async throws(\(failure))"])
    }
    if result.parameters.contains(where: {
      $0.type.text.contains("throws ->") && $0.type.traits.contains(.closure)
    }),
      random.chance(50)
    {
      result.effects = random.pick(["rethrows", "async rethrows"])
    }
    if random.chance(65) { result.result = resultType() }
    if result.result != nil, random.chance(10) { result.attributes.append("@discardableResult") }
    if result.result != nil, random.chance(6) { result.resultSpecifier = "sending" }
    if random.chance(8) {
      result.modifiers.append("static")
    } else if random.chance(10) {
      result.modifiers.append(random.pick(["mutating", "mutating", "borrowing", "consuming"]))
    }
    if result.effects.hasPrefix("async"), random.chance(15) {
      random.chance(50)
        ? result.attributes.append("@concurrent")
        : result.modifiers.append("nonisolated(nonsending)")
    }
    return result
  }

  private mutating func binaryOperator() -> RandomRequirement {
    let own = TypeSample("Self", used: "§", value: nil)
    let isPrefix = random.chance(25)
    var result = RandomRequirement(
      kind: .method(random.pick(isPrefix ? ["-", "!"] : Self.operators)))
    result.modifiers = isPrefix ? ["prefix", "static"] : ["static"]
    result.parameters = [RandomParameter(label: "_", name: "left", type: own)]
    if !isPrefix {
      let other = random.chance(60) ? own : type()
      result.parameters.append(RandomParameter(label: "_", name: "right", type: other))
    }
    result.result = random.pick([own, TypeSample("Bool", value: nil), .int])
    result.effects = random.pick(["", "", "throws", "async"])
    return result
  }

  private static let operators = ["+", "-", "==", "<", "~=", "+="]

  private mutating func resultType() -> TypeSample {
    switch random.number(0...14) {
    case 0: return TypeSample("Self", used: "§", value: "mock")
    case 1: return TypeSample("Token", value: nil, .noncopyable)
    case 2: return type(depth: 1).wrapped("§!", value: "§", [])
    case 3: return TypeSample("[Self]", used: "[§]", value: "[mock]")
    default: return type()
    }
  }

  private mutating func property() -> RandomRequirement {
    let name =
      random.chance(15)
      ? random.pick(Self.propertyNames) : random.pick(["title", "p1", "p2", "p3"])
    var result = RandomRequirement(kind: .property(name))
    result.result = random.chance(10) ? type(depth: 1).wrapped("§!", value: "§", []) : type()
    addAccessors(to: &result)
    if random.chance(10) { result.modifiers.append("static") }
    return result
  }

  private mutating func indexed() -> RandomRequirement {
    let generics = generics(percent: 15)
    named += generics?.types ?? []
    var result = RandomRequirement(kind: .indexed)
    result.generics = generics?.list ?? ""
    result.whereClause = generics?.whereClause ?? ""
    result.parameters = (generics?.parameters ?? []) + parameters(atLeast: 1)
    result.result = type()
    addAccessors(to: &result)
    if random.chance(8) { result.modifiers.append("static") }
    return result
  }

  private mutating func addAccessors(to requirement: inout RandomRequirement) {
    requirement.isSettable = random.chance(40)
    if random.chance(4) { requirement.getterModifier = "mutating" }
    if !requirement.isSettable {
      requirement.effects = random.pick([
        "", "", "throws", "async", "async throws", "throws(Fault)",
      ])
    } else if random.chance(15) {
      requirement.accessorModifier = "nonmutating"
    }
  }

  private mutating func initializer() -> RandomRequirement {
    let generics = generics(percent: 12)
    named += generics?.types ?? []
    var result = RandomRequirement(kind: .initializer(mark: random.pick(["", "", "", "?", "!"])))
    result.generics = generics?.list ?? ""
    result.whereClause = generics?.whereClause ?? ""
    result.parameters = (generics?.parameters ?? []) + parameters()
    result.effects = random.pick(["", "", "", "throws", "async", "async throws", "throws(Fault)"])
    return result
  }

  private static let methodNames =
    clashes.map { ["default", "repeat", "self_"].contains($0) ? "`\($0)`" : $0 } + [
      "`init`", "`in`", "reset", "calls", "returning", "method", "property", "initializer", "hash",
      "description", "members", "m1Async", "m1Inout", "`404`", "`load it`",
    ]
  private static let propertyNames = [
    "mock", "`default`", "`in`", "result", "mode", "members", "stubs", "value", "getter",
    "hashValue_",
    "description", "initializer", "m1", "load", "`123`", "`the title`",
  ]
}
