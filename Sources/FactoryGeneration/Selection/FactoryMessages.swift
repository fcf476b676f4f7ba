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
    _ failure: ValueFailure, of type: String, _ severity: Diagnostic.Severity, fixIt: WayOut
  ) -> Diagnostic {
    let chain = (["\(type).mock"] + failure.chain).joined(separator: " → ")
    let words = words(for: failure.issue)
    var remedies = words.remedies
    if var given = words.given, !failure.chain.isEmpty {
      // A generic type is known by its arguments, a property by its name.
      if case .generic = failure.issue, failure.chain.count == 1 {
        given = "\(type).\(failure.chain[0])"
      }
      remedies.append("give a value, as in '\(fixIt.rawValue): {\(yamlKey(given)): …}'")
    }
    if remedies.isEmpty { remedies = ["ask for another type"] }
    let isKept = severity == .warning && fixIt == .values && !failure.chain.isEmpty
    let consequence =
      isKept && !failure.issue.isOfSharing ? ", so that it keeps its default" : ""
    return Diagnostic(
      severity, at: failure.position,
      "\(chain): \(words.what)\(consequence); \(remedies.joined(separator: ", or "))")
  }

  /// A name or glob that was asked for matches nothing.
  static func noMatch(_ glob: String, suggestion: String?) -> String {
    let fixIt =
      suggestion.map { "did you mean '\($0)'?" }
      ?? "correct the name or add the file that declares it"
    return "no type matches '\(glob)'; \(fixIt)"
  }

  /// A value is given for a parameter that there is not.
  static func unknownParameter(_ name: String, of owner: String, suggestion: String?) -> String {
    "the initialiser of '\(owner)' has no '\(name)'; "
      + (suggestion.map { "did you mean '\($0)'?" } ?? "remove the value")
  }

  /// A type that was asked for is marked to be left out.
  static func skipped(_ name: String) -> String {
    "'\(name)' is marked to be skipped; remove the mark, or ask for another"
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
  static func noJSON(_ type: String, _ reason: FixtureJSON.MockingIssue) -> String {
    switch reason {
    case .notCodable:
      "'\(type)' is not 'Codable', so that it has no JSON; make it 'Decodable', or ask for another"
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

  /// What is wrong, what to do, and the key for a value of the user's.
  private struct Words {
    var what: String
    var remedies: [String] = []
    var given: String?
  }

  private static func words(for issue: GenerationFailure) -> Words {
    switch issue {
    case .unknownType(let type):
      Words(
        what: "'\(type)' is declared in none of the sources",
        remedies: ["add the file that declares it"], given: type)
    case .closure(let place):
      Words(what: "a closure that returns something cannot be made up", given: place)
    case .composition(let type):
      Words(
        what: "no mock is '\(type)'",
        remedies: ["declare a protocol that inherits from all of them"], given: type)
    case .unsupported(let type):
      Words(what: "a value of '\(type)' cannot be made up", given: type)
    case .variable(let place):
      Words(what: "an 'inout' parameter takes a variable", remedies: ["take '\(place)' away"])
    case .protocolValue(let name):
      Words(what: "'\(name)' is a protocol, and fixtures have no mocks", given: name)
    case .noMock(let name, let reason):
      Words(what: "'\(name)' has no mock: \(reason)", remedies: ["change that"], given: name)
    case .openMock(let name, let mock):
      Words(
        what: "'\(mock)' is generic, and '\(name)' does not say in what",
        remedies: ["write its associated types, as in 'any \(name)<…>'"], given: name)
    case .mockWithArguments(let name, let mock):
      Words(what: "'\(mock)' is made with arguments of its superclass", given: name)
    case .inaccessible(let name):
      Words(
        what: "'\(name)' is private to its file", remedies: ["make it internal"], given: name)
    case .generic(let name):
      Words(what: "'\(name)' is generic, and cannot be made without a value", given: name)
    case .cycle(let name): Words(what: "'\(name)' needs itself to be made", given: name)
    case .conditional(let name, let directive):
      Words(
        what: "'\(name)' is there only under '\(directive)'",
        remedies: ["put both under one condition"], given: name)
    case .severalTypes(let name):
      Words(what: "'\(name)' is declared more than once, under conditions", given: name)
    case .otherActor(let name, let actor, let others):
      Words(what: "'\(name)' is made on \(actor), and the rest on \(others)", given: name)
    default: initializerWords(for: issue)
    }
  }

  private static func initializerWords(for issue: GenerationFailure) -> Words {
    switch issue {
    case .noInitializer(let name, .internal):
      Words(
        what: "no initialiser of '\(name)' can be called from other files",
        remedies: ["make one internal"], given: name)
    case .noInitializer(let name, let access):
      Words(
        what: "no initialiser of '\(name)' is \(access.rawValue), and nothing is imported with "
          + "'@testable'",
        remedies: ["write one"], given: name)
    case .privateProperty(let property, let name):
      Words(
        what:
          "the memberwise initialiser of '\(name)' is private, as its property '\(property)' is",
        remedies: ["write an initialiser"], given: name)
    case .untypedProperty(let property, let name):
      Words(
        what: "the type of '\(name).\(property)' is not evident", remedies: ["declare it"],
        given: name)
    case .severalInitializers(let name, let signatures):
      Words(
        what: "'\(name)' has several initialisers: "
          + signatures.map { "'\($0)'" }.joined(separator: ", "),
        remedies: ["write '// kagemusha: factory' before the one to call"], given: name)
    case .failable(let name, let signature):
      Words(what: "'\(signature)' of '\(name)' may fail", given: name)
    case .notShared(let name, let layer):
      Words(
        what: "'\(layer)' has a '\(name)' of its own, and does not show it, so that there are two",
        remedies: [
          "let it have a property of that type", "leave one of the types out of 'types'",
        ])
    case .noCase(let name): Words(what: "'\(name)' has no case to choose", given: name)
    case .effects(let name):
      Words(
        what: "the initialiser of '\(name)' throws, is async, or is on a global actor", given: name)
    case .narrower(let name):
      Words(
        what: "'\(name)' is less visible than what is asked for",
        remedies: ["make it public", "take 'access' away"])
    default: Words(what: "a value cannot be made up")
    }
  }

  /// A key as YAML spells it.
  private static func yamlKey(_ type: String) -> String {
    type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } ? type : "\"\(type)\""
  }
}

extension GenerationFailure {
  /// Whether it is about sharing, and not about a value that is missing.
  fileprivate var isOfSharing: Bool {
    if case .notShared = self { true } else { false }
  }
}
