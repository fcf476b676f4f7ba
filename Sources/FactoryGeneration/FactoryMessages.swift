import DeclarationModel

/// The words for what keeps a factory or a fixture from being made.
enum FactoryMessages {
  /// The key of a configuration under which the user gives expressions.
  enum WayOut: String {
    case values, defaults
  }

  /// What is made.
  enum Product: String {
    case factory, fixture
  }

  /// A message with the chain that leads to what stands in the way.
  static func diagnostic(
    _ failure: ValueFailure, of type: String, _ severity: Diagnostic.Severity, wayOut: WayOut
  ) -> Diagnostic {
    let chain = (["\(type).mock"] + failure.chain).joined(separator: " → ")
    let (what, remedy) = words(for: failure.obstacle, wayOut)
    let kept = severity == .warning && wayOut == .values && !failure.chain.isEmpty
    let consequence = kept && !failure.obstacle.isOfSharing ? ", so that it keeps its default" : ""
    return Diagnostic(severity, at: failure.position, "\(chain): \(what)\(consequence); \(remedy)")
  }

  /// A name or glob that was asked for matches nothing.
  static func noMatch(_ glob: String, suggestion: String?) -> String {
    let wayOut =
      suggestion.map { "did you mean '\($0)'?" }
      ?? "correct the name or add the file that declares it"
    return "no type matches '\(glob)'; \(wayOut)"
  }

  /// A name that was asked for is of something that has no product of that kind.
  static func wrongKind(_ name: String, _ kind: String, of product: Product) -> String {
    let has =
      kind == "a protocol"
      ? "a protocol has a mock, and no \(product.rawValue)"
      : "a \(product.rawValue) is made with an initialiser"
    return "'\(name)' is \(kind); \(has): name a type that is made with it"
  }

  /// The JSON of a type cannot be told.
  static func noJSON(_ type: String, _ reason: FixtureJSON.Obstacle) -> String {
    switch reason {
    case .notCodable:
      "'\(type)' is not 'Codable'; the JSON of other types is nobody's to tell, make it 'Decodable'"
    case .codedByHand(let name):
      "'\(name)' writes out its 'init(from:)' or 'encode(to:)', which cannot be read; "
        + "write its JSON by hand"
    case .ownInitializer(let name):
      "'\(name)' has an initialiser that does not take its stored properties one by one, so that "
        + "what it stores is not known; write its JSON by hand"
    case .unknownValue(let value, let path):
      "what 'Codable' makes of \(path), \(value), is not known; write its JSON by hand"
    }
  }

  /// What is wrong, and what to do.
  private static func words(
    for obstacle: ValueObstacle, _ wayOut: WayOut
  ) -> (what: String, remedy: String) {
    func given(_ type: String) -> String {
      "give a value, as in '\(wayOut.rawValue): {\(yamlKey(type)): …}'"
    }
    switch obstacle {
    case .unknownType(let type):
      return (
        "'\(type)' is declared in none of the sources",
        "add the file that declares it, or \(given(type))"
      )
    case .closure:
      return (
        "a closure that returns something cannot be made up",
        "give a value by its owner and name, as in '\(wayOut.rawValue): {Owner.name: \"{ … }\"}'"
      )
    case .composition(let type):
      return (
        "no mock is '\(type)'",
        "declare a protocol that inherits from all of them, or \(given(type))"
      )
    case .unsupported(let type): return ("a value of '\(type)' cannot be made up", given(type))
    case .protocolValue(let name):
      return ("'\(name)' is a protocol, and fixtures have no mocks", given(name))
    case .noMock(let name, let reason):
      return ("'\(name)' has no mock: \(reason)", "change that, or \(given(name))")
    case .openMock(let name, let mock):
      return (
        "'\(mock)' is generic, and '\(name)' does not say in what",
        "write its associated types, as in 'any \(name)<…>', or \(given(name))"
      )
    case .mockWithArguments(let name, let mock):
      return ("'\(mock)' is made with arguments of its superclass", given(name))
    case .inaccessible(let name):
      return ("'\(name)' is private to its file", "make it internal, or \(given(name))")
    case .generic(let name):
      return ("'\(name)' is generic, and its arguments are not known", given(name))
    case .cycle(let name):
      return ("'\(name)' needs itself to be made", "\(given(name)), to end the circle")
    case .conditional(let name, let directive):
      return (
        "'\(name)' is there only under '\(directive)'", "put both under one condition, or "
          + given(name)
      )
    case .severalTypes(let name):
      return ("'\(name)' is declared more than once, under conditions", given(name))
    default: return initializerWords(for: obstacle, given)
    }
  }

  private static func initializerWords(
    for obstacle: ValueObstacle, _ given: (String) -> String
  ) -> (what: String, remedy: String) {
    switch obstacle {
    case .noInitializer(let name):
      return (
        "no initialiser of '\(name)' can be called from other files",
        "make one internal, or \(given(name))"
      )
    case .privateProperty(let property, let name):
      return (
        "the memberwise initialiser of '\(name)' is private, as its property '\(property)' is",
        "write an initialiser, or \(given(name))"
      )
    case .untypedProperty(let property, let name):
      return (
        "the type of '\(name).\(property)' is not evident", "declare it, or \(given(name))"
      )
    case .severalInitializers(let name, let signatures):
      let list = signatures.map { "'\($0)'" }.joined(separator: ", ")
      return (
        "'\(name)' has several initialisers: \(list)",
        "write '// kagemusha: factory' before the one to call, or \(given(name))"
      )
    case .failable(let name, let signature):
      return ("'\(signature)' of '\(name)' may fail", given(name))
    case .otherActor(let name, let actor, let others):
      return (
        "'\(name)' is made on \(actor), and the rest on \(others)", given(name)
      )
    case .notShared(let name, let layer):
      return (
        "'\(layer)' has a '\(name)' of its own, and does not show it, so that there are two",
        "let it have a property of that type, or leave one of the types out of 'types'"
      )
    case .effects(let name):
      return ("the initialiser of '\(name)' throws, is async, or is on a global actor", given(name))
    case .noCase(let name):
      return ("'\(name)' has no case to choose", given(name))
    case .narrower(let name):
      return (
        "'\(name)' is less visible than the factory", "make it public, or take 'access' away"
      )
    default: return ("a value cannot be made up", given("Type"))
    }
  }

  /// A key as YAML spells it.
  private static func yamlKey(_ type: String) -> String {
    type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } ? type : "\"\(type)\""
  }
}

extension ValueObstacle {
  /// Whether it is about sharing, and not about a value that is missing.
  fileprivate var isOfSharing: Bool {
    if case .notShared = self { true } else { false }
  }
}
