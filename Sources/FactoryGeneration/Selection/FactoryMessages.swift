import DeclarationModel

/// The messages about reasons why a factory or a fixture cannot be generated.
enum FactoryMessages {
  /// The place of the user's expressions.
  enum ValuePlace {
    /// The key `values` of the configuration.
    case values
    /// The key `defaults` of the configuration.
    case defaults
    /// The key `defaults` of a configuration, which is not there yet.
    case newConfiguration

    /// Returns the advice to specify an expression.
    fileprivate func remedy(_ given: String) -> String {
      let key = yamlKey(given)
      return switch self {
      case .values: "specify a value, as in 'values: {\(key): …}'"
      case .defaults: "specify a value, as in 'defaults: {\(key): …}'"
      case .newConfiguration:
        "use a configuration in place of the files, with 'fixtures: [{sources: …, output: …, defaults: {\(key): …}}]'"
      }
    }
  }

  /// Returns a diagnostic with the chain of parameters that leads to the failure.
  static func diagnostic(
    _ failure: ValueFailure, of type: String, _ severity: Diagnostic.Severity, _ place: ValuePlace
  ) -> Diagnostic {
    let chain = (["\(type).mock"] + failure.chain).joined(separator: " → ")
    let explanation = failure.issue.explanation
    var remedies = explanation.remedies
    if var given = explanation.given, !failure.chain.isEmpty {
      // A value for a generic type depends on its arguments, so the key names the property.
      if case .generic = failure.issue, failure.chain.count == 1 {
        given = "\(type).\(failure.chain[0])"
      }
      remedies.append(place.remedy(given))
    }
    if remedies.isEmpty, severity == .warning, case .redeclared = failure.issue {
      remedies = ["write '// kagemusha: skip' before '\(type)'"]
    }
    if remedies.isEmpty { remedies = ["select another type"] }
    let isKept = severity == .warning && place == .values && !failure.chain.isEmpty
    let consequence =
      isKept && explanation.id != .unsharedDependency ? ", so its default is used" : ""
    let text = DiagnosticText(
      explanation.id, "\(chain): \(explanation.message)\(consequence)",
      fixIt: remedies.joined(separator: ", or "))
    return Diagnostic(severity, text, at: failure.position)
  }

  /// Returns a key as YAML spells it.
  private static func yamlKey(_ type: String) -> String {
    type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } ? type : "\"\(type)\""
  }
}

/// The words for a failure, before its type and position are known.
private struct FailureExplanation {
  /// The kind of diagnostic.
  var id: DiagnosticID
  /// The problem.
  var message: String
  /// The possible remedies, besides specifying a value.
  var remedies: [String] = []
  /// The key under which the user can specify a value.
  var given: String?

  init(_ id: DiagnosticID, _ message: String, remedies: [String] = [], given: String? = nil) {
    self.id = id
    self.message = message
    self.remedies = remedies
    self.given = given
  }
}

extension GenerationFailure {
  fileprivate var explanation: FailureExplanation {
    switch self {
    case .part(let inner): inner.issue.explanation
    case .unknownType(let type):
      FailureExplanation(
        .undeclaredType, "cannot find type '\(type)' in the sources",
        remedies: ["add the file that declares it"], given: type)
    case .closure(let place):
      FailureExplanation(
        .closureValue, "cannot create a closure that returns a value", given: place)
    case .composition(let type):
      FailureExplanation(
        .protocolComposition, "no mock conforms to '\(type)'",
        remedies: ["declare a protocol that inherits from all of them"], given: type)
    case .unsupported(let type):
      FailureExplanation(.unsupportedType, "cannot create a value of type '\(type)'", given: type)
    case .variable(let place):
      FailureExplanation(
        .inoutParameter, "an 'inout' parameter needs a variable", remedies: ["remove '\(place)'"])
    case .protocolValue(let name):
      FailureExplanation(
        .protocolInFixture, "'\(name)' is a protocol, and fixtures do not use mocks", given: name)
    case .noMock(let name, let reason, let fixIt):
      FailureExplanation(
        .protocolWithoutMock, "'\(name)' has no mock: \(reason)",
        remedies: fixIt.map { [$0] } ?? [], given: name)
    case .openMock(let name, let mock):
      FailureExplanation(
        .unboundGenericMock, "'\(mock)' is generic, but '\(name)' does not specify its arguments",
        remedies: ["specify its associated types, as in 'any \(name)<…>'"], given: name)
    case .mockWithArguments(let name, let mock):
      FailureExplanation(
        .mockWithArguments, "'\(mock)' needs the initializer arguments of its superclass",
        given: name)
    case .inaccessible(let name):
      FailureExplanation(
        .inaccessibleType, "'\(name)' is private to its file", remedies: ["make it internal"],
        given: name)
    case .generic(let name):
      FailureExplanation(
        .unboundGenericType, "cannot infer the generic arguments of '\(name)'", given: name)
    case .cycle(let name):
      FailureExplanation(.recursiveType, "'\(name)' depends on itself", given: name)
    case .conditional(let name, let directive):
      FailureExplanation(
        .conditionalType, "'\(name)' is only declared under '\(directive)'",
        remedies: ["use the same condition for both"], given: name)
    case .conditionalMember(let member, let name, let directive):
      FailureExplanation(
        .conditionalType, "'\(name).\(member)' is only declared under '\(directive)'",
        remedies: ["use the same condition for both"], given: name)
    case .severalTypes(let name):
      FailureExplanation(
        .conditionalRedeclaration, "'\(name)' is declared more than once, under conditions",
        given: name)
    case .otherActor(let name, let actor, let others):
      FailureExplanation(
        .differentActor, "'\(name)' is isolated to '\(actor)', but the rest to '\(others)'",
        given: name)
    default: initializerExplanation
    }
  }

  private var initializerExplanation: FailureExplanation {
    switch self {
    case .noInitializer(let name, .internal):
      FailureExplanation(
        .inaccessibleInitializer, "no initializer of '\(name)' is accessible from other files",
        remedies: ["make one internal"], given: name)
    case .noInitializer(let name, let access):
      FailureExplanation(
        .inaccessibleInitializer,
        "no initializer of '\(name)' is \(access.rawValue), and nothing is imported with "
          + "'@testable'",
        remedies: ["declare one"], given: name)
    case .onlyDecoded(let name, let initializer, let isStruct):
      FailureExplanation(
        .inaccessibleInitializer, "'\(name)' has no initializer besides '\(initializer)'",
        remedies: [
          isStruct
            ? "move it to an extension, so that '\(name)' has a memberwise initializer, too"
            : "declare another one"
        ], given: name)
    case .privateProperty(let property, let name):
      FailureExplanation(
        .privateMemberwiseInitializer,
        "the memberwise initializer of '\(name)' is private because its property '\(property)' is",
        remedies: ["declare an initializer"], given: name)
    case .untypedProperty(let property, let name):
      FailureExplanation(
        .untypedProperty, "cannot infer the type of '\(name).\(property)'",
        remedies: ["add a type annotation"], given: name)
    case .severalInitializers(let name, let signatures):
      FailureExplanation(
        .ambiguousInitializer,
        "'\(name)' has several initializers: "
          + signatures.map { "'\($0)'" }.joined(separator: ", "),
        remedies: ["write '// kagemusha: factory' before the one to call"], given: name)
    case .failable(let name, let signature):
      FailureExplanation(
        .failableInitializer, "'\(signature)' of '\(name)' is failable", given: name)
    case .notShared(let name, let layer):
      FailureExplanation(
        .unsharedDependency,
        "'\(layer)' has its own '\(name)' and does not expose it, so there are two instances",
        remedies: ["expose it as a property", "remove one of the types from 'types'"])
    case .noCase(let name):
      FailureExplanation(.enumWithoutCases, "enum '\(name)' has no case to use", given: name)
    case .redeclared(let labels, let name):
      FailureExplanation(
        .redeclaredFunction,
        "'\(name)' already has 'mock(\(labels.map { "\($0):" }.joined()))'", given: name)
    case .effects(let name):
      FailureExplanation(
        .initializerEffects,
        "the initializer of '\(name)' throws, is async, or is isolated to a global actor",
        given: name)
    case .narrower(let name):
      FailureExplanation(
        .narrowerAccess, "'\(name)' is less visible than the requested access level",
        remedies: ["make it public", "remove 'access'"])
    default: FailureExplanation(.unsupportedType, "cannot create a value")
    }
  }
}

/// A name or glob of the configuration that selects nothing.
enum UnmatchedTypeFact: DiagnosticFact, Hashable {
  /// The product to generate.
  enum Product: String {
    case factory, fixture
  }

  /// No type matches.
  case noMatch(String, suggestion: String?)
  /// The type is marked to be skipped.
  case skipped(String)
  /// The name is that of a declaration of another kind.
  case wrongKind(String, kind: String, of: Product)
  /// The initializer has no such parameter.
  case unknownParameter(String, of: String, suggestion: String?)

  var text: DiagnosticText {
    switch self {
    case .noMatch(let glob, let suggestion):
      DiagnosticText(
        .unmatchedType, "no type matches '\(glob)'",
        fixIt: suggestion.map { "did you mean '\($0)'?" }
          ?? "correct the name or add the file that declares it")
    case .skipped(let name):
      DiagnosticText(
        .skippedType, "'\(name)' is marked to be skipped",
        fixIt: "remove the mark, or select another type")
    case .wrongKind(let name, let kind, let product):
      DiagnosticText(
        .unsupportedTypeKind, "cannot generate a \(product.rawValue) for \(kind) '\(name)'",
        fixIt: product == .factory
          ? "factories need a struct, class, or actor"
          : "fixtures need a struct, enum, class, or actor")
    case .unknownParameter(let name, let owner, let suggestion):
      DiagnosticText(
        .unknownParameter, "the initializer of '\(owner)' has no parameter '\(name)'",
        fixIt: suggestion.map { "did you mean '\($0)'?" } ?? "remove the value")
    }
  }
}

/// The reason why a fixture has no JSON.
enum FixtureJSONFailure: Error, DiagnosticFact, Hashable {
  /// The type is not `Codable`.
  case notCodable(String)
  /// The coding of the type is implemented by hand.
  case codedByHand(String)
  /// The stored properties of the type differ from the parameters of its initializer.
  case ownInitializer(String)
  /// The coding of a value is unknown.
  case unknownValue(String, path: String)

  var text: DiagnosticText {
    switch self {
    case .notCodable(let type):
      DiagnosticText(
        .notCodable, "'\(type)' does not conform to 'Codable'",
        fixIt: "make it 'Decodable', or select another type")
    case .codedByHand(let name):
      DiagnosticText(
        .customCoding, "cannot evaluate 'init(from:)' or 'encode(to:)' of '\(name)'",
        fixIt: "write its JSON by hand")
    case .ownInitializer(let name):
      DiagnosticText(
        .customInitializer,
        "the initializer of '\(name)' does not take its stored properties one by one",
        fixIt: "write its JSON by hand")
    case .unknownValue(let value, let path):
      DiagnosticText(
        .unknownCoding, "cannot determine the JSON of '\(path)' ('\(value)')",
        fixIt: "write its JSON by hand")
    }
  }
}
