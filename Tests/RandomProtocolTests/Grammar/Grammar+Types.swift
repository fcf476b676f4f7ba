/// Types in every form and depth.
extension Grammar {
  /// Returns a type.
  ///
  /// - Parameter depth: The maximum nesting of types.
  mutating func type(depth: Int = 2) -> TypeSample {
    if depth == 0 || random.chance(45) { return leaf() }
    switch random.number(0...12) {
    case 0, 1: return optional(type(depth: depth - 1))
    case 2, 3: return array(type(depth: depth - 1))
    case 4: return dictionary(type(depth: depth - 1))
    case 5: return set()
    case 6: return tuple(depth: depth)
    case 7:
      return type(depth: depth - 1).wrapped("Result<§, Fault>", value: ".success(§)", [])
    case 8:
      return type(depth: depth - 1).wrapped(
        "Wrapper<§>", value: "Wrapper()", [], valueIsFixed: true)
    case 9: return metatype(type(depth: 0))
    case 10: return alias(type(depth: 0))
    default: return closure(depth: depth)
    }
  }

  /// Returns a type without other types inside.
  mutating func leaf() -> TypeSample {
    if !named.isEmpty, random.chance(35) { return random.pick(named) }
    if !isInOtherModule, random.chance(20) {
      let local = random.pick(Self.locals)
      // A type of the scope around the protocol hides this one.
      return named.contains { local.text.hasPrefix($0.text) } ? .int : local
    }
    return random.pick(Self.leaves)
  }

  private mutating func optional(_ inner: TypeSample) -> TypeSample {
    inner.wrapped(
      "§?", value: "§", inner.traits.intersection([.hashable, .sendable]),
      other: random.pick(["Optional<§>", "Maybe<§>", "§?"]))
  }

  private mutating func array(_ inner: TypeSample) -> TypeSample {
    inner.wrapped(
      "[§]", value: "[§]", inner.traits.intersection([.hashable, .sendable, .plain]),
      other: random.pick(["Array<§>", "Series<§>", "Swift.Array<§>"]))
  }

  private mutating func dictionary(_ inner: TypeSample) -> TypeSample {
    let key = random.pick(Self.keys)
    return inner.wrapped(
      "[\(key.text): §]", value: "[\(key.value ?? ""): §]",
      inner.traits.intersection([.hashable, .sendable]), other: "Dictionary<\(key.text), §>")
  }

  private mutating func set() -> TypeSample {
    let keys = Self.keys + named.filter { $0.traits.contains(.hashable) }
    let key = random.pick(keys)
    return key.wrapped("Set<§>", value: "[§]", [.hashable, .sendable])
  }

  private mutating func tuple(depth: Int) -> TypeSample {
    let first = type(depth: depth - 1)
    let second = type(depth: depth - 1)
    let labels = random.pick([("", ""), ("a: ", "b: "), ("first: ", ""), ("_: ", "in: ")])
    let value: String? =
      if let one = first.value, let two = second.value { "(\(one), \(two))" } else { nil }
    return TypeSample(
      "(\(labels.0)\(first.text), \(labels.1)\(second.text))",
      used: "(\(labels.0)\(first.used), \(labels.1)\(second.used))", value: value,
      other: "(\(labels.0)\(first.otherPart), \(labels.1)\(second.otherPart))")
  }

  private mutating func metatype(_ inner: TypeSample) -> TypeSample {
    TypeSample(
      inner.grouped.text + ".Type", used: inner.grouped.used + ".Type",
      value: inner.traits.isDisjoint(with: [.prefixed]) ? inner.grouped.used + ".self" : nil)
  }

  private mutating func alias(_ inner: TypeSample) -> TypeSample {
    switch random.number(0...5) {
    case 0, 1: return inner.wrapped("Pair<§>", value: "(§, §)", [], other: "(§, §)")
    case 2: return inner.wrapped("Series<§>", value: "[§]", [], other: "[§]")
    case 3: return inner.wrapped("Maybe<§>", value: "§", [], other: "§?")
    default:
      let name = random.pick(["Completion", "Later"])
      return TypeSample(
        "\(name)<\(inner.text)>", used: "\(name)<\(inner.used)>", value: "{ _ in }", [],
        other: "(Result<\(inner.otherPart), any Error>) -> Void")
    }
  }

  /// Returns a closure type.
  mutating func closure(depth: Int) -> TypeSample {
    let attribute = random.pick(["", "", "", "@Sendable ", "@MainActor "])
    let effects = random.pick(["", "", "", "throws ", "async ", "async throws ", "throws(Fault) "])
    var parameters: [TypeSample] = []
    var texts: [(text: String, used: String, other: String)] = []
    for _ in 0..<random.number(0...2) {
      let type = type(depth: max(0, depth - 1))
      let prefix = random.pick(["", "", "", "", "inout ", "_ name: ", "sending "])
      parameters.append(type)
      texts.append((prefix + type.text, prefix + type.used, prefix + type.otherPart))
    }
    let result: TypeSample? = random.chance(50) ? type(depth: max(0, depth - 1)) : nil
    func text(_ list: [String], _ result: String?) -> String {
      "\(attribute)(\(list.joined(separator: ", "))) \(effects)-> \(result ?? "Void")"
    }
    let names = parameters.map { _ in "_" }.joined(separator: ", ")
    let body = result == nil ? "" : result?.value
    let value = body.map { names.isEmpty ? "{ \($0) }" : "{ \(names) in \($0) }" }
    return TypeSample(
      text(texts.map(\.text), result?.grouped.text),
      used: text(texts.map(\.used), result?.grouped.used),
      value: value, .closure,
      other: text(texts.map(\.other), result.map(\.otherPart) ?? random.pick(["()", "Void"])))
  }

  private static let keys = [
    TypeSample.int, TypeSample("String", value: "\"a\"", [.hashable, .sendable, .plain]),
    TypeSample("Item", value: "Item()", [.hashable, .sendable]),
  ]

  private static let leaves =
    keys + [
      TypeSample("Bool", value: "true", [.hashable, .sendable, .plain]),
      TypeSample("Double", value: "0.5", [.hashable, .sendable, .plain]),
      TypeSample("Box", value: "Box()", other: "Lib.Box"), TypeSample("Node", value: "Node()"),
      TypeSample("Worker", value: "Worker()", .sendable),
      TypeSample("any Shape", value: "Circle()", [.sendable, .prefixed], other: "Shape"),
      TypeSample("any Source<Int>", value: "List()", .prefixed),
      TypeSample("any Error", value: "Fault.fault", [.sendable, .prefixed], other: "Swift.Error"),
      TypeSample("Any", value: "7 as Any", .prefixed), TypeSample("AnyObject", value: "Box()"),
      TypeSample(
        "any Shape & CustomStringConvertible", value: nil, .prefixed,
        other: "any CustomStringConvertible & Shape"),
      TypeSample("Outer.Inner", value: "Outer.Inner()", [.hashable, .sendable]),
      TypeSample("Numbers", value: "[7]", [.hashable, .sendable, .plain], other: "[Int]"),
      TypeSample("Void", value: "()", other: "()"),
      TypeSample("Action", value: "{}", other: "() -> Void"),
      TypeSample("Swift.Int", value: "7", [.hashable, .sendable, .plain], other: "Int"),
      TypeSample("Count", value: "7", [.hashable, .sendable, .plain], other: "Whole"),
      TypeSample("(any Shape)?", value: "nil", other: "Optional<any Shape>"),
      TypeSample("Int??", value: "7", .hashable, other: "Maybe<Int?>"),
      TypeSample("Result<Int, Never>", value: ".success(7)"),
      TypeSample("[Int].Index", value: "7", [.hashable, .sendable, .plain], other: "Int"),
      TypeSample("KeyPath<Item, Int>", value: "\\Item.hashValue"),
      TypeSample("@convention(c) (Int) -> Int", value: "{ $0 }", .closure),
      TypeSample("Lib.Clash", value: "Lib.Clash()"),
    ]

  /// Types of the module under test.
  private static let locals = [
    TypeSample("Clash", value: "App.Clash()"), TypeSample("Local", value: "Local()", .sendable),
    TypeSample("any Kind", value: "Sort()", .prefixed), TypeSample("Local.Part", value: ".one"),
    TypeSample("Pile<Int>", value: "Pile()", other: "Heap<Int>"),
    TypeSample("Stack", value: "[7]", other: "Numbers"),
  ]
}
