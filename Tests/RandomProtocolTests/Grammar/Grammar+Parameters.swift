/// Parameters in every form.
extension Grammar {
  /// Returns the parameters of a requirement.
  mutating func parameters(atLeast least: Int = 0) -> [RandomParameter] {
    let count = max(least, random.pick([0, 1, 1, 1, 2, 2, 3]))
    return (0..<count).map { parameter(number: $0) }
  }

  /// Returns a parameter.
  ///
  /// - Parameter number: The index, which makes its name unique.
  mutating func parameter(number: Int) -> RandomParameter {
    let name = random.chance(12) ? random.pick(Self.clashes) : ["x", "y", "z"][number]
    let labels = random.chance(4) ? ["`7`", "`to it`"] : ["_", "_", name, "with", "in", "for"]
    let label = random.pick(labels)
    var parameter = RandomParameter(label: label, name: name, type: type())
    if parameter.label == parameter.name, Self.keywords.contains(name) { parameter.label = "_" }
    switch random.number(0...29) {
    case 0, 1: parameter.specifier = "inout"
    case 2: parameter.specifier = "borrowing"
    case 3: parameter.specifier = "consuming"
    case 4: parameter.specifier = "sending"
    case 5:
      parameter.specifier = "isolated"
      parameter.type = TypeSample(random.pick(["Worker", "(any Actor)?"]), value: nil)
    case 6: parameter.form = .variadic
    case 7: parameter.form = .autoclosure
    case 8:
      parameter.type = Self.opaque(
        random.pick(["some Shape", "some Source<Int>", "(some Shape)?", "[some Shape]"]))
    case 9:
      parameter.specifier = random.pick(["borrowing", "consuming", "inout"])
      parameter.type = TypeSample("Token", value: nil, .noncopyable)
    case 10...14:
      parameter.type = closure(depth: 1)
      if random.chance(15) { parameter.specifier = "sending" }
    case 15: parameter.type = optionalClosure()
    default: break
    }
    if parameter.form == .autoclosure || parameter.type.traits.contains(.closure),
      parameter.specifier.isEmpty || parameter.specifier == "sending", random.chance(50)
    {
      parameter.attributes = "@escaping"
    }
    return parameter
  }

  private mutating func optionalClosure() -> TypeSample {
    closure(depth: 1).wrapped(random.pick(["§?", "§!", "[§]"]), value: nil, [])
  }

  private static func opaque(_ text: String) -> TypeSample { TypeSample(text, value: nil) }

  /// Names that mocks and the run-time library use themselves.
  static let clashes = [
    "mock", "stub", "verify", "call", "arguments", "result", "errors", "body", "file", "line",
    "mode", "self_", "value", "get", "set", "error", "isolation", "type", "default", "repeat",
  ]

  private static let keywords: Set = ["default", "repeat"]
}
