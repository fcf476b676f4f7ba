import DeclarationModel

@testable import AccessorGeneration
@testable import FactoryGeneration

extension Samples {
  static let accessors: [Diagnostic] =
    [
      .inaccessibleType("Screen"), .genericEnclosingType("Box.Screen"),
      .noProperties(type: "Screen", all: false), .noProperties(type: "Screen", all: true),
      .unknownType(property: "title"), .closure(property: "onTap"),
    ].map { (fact: AccessorDiagnostic) in Diagnostic(fact, at: place(2, 3)) }
    + [
      Diagnostic(UnmatchedTypeName(glob: "Scren", suggestion: "Screen")),
      Diagnostic(UnmatchedTypeName(glob: "*Screen", suggestion: nil)),
    ]

  static let factories: [Diagnostic] =
    failures.map { failure in
      FactoryMessages.diagnostic(
        ValueFailure(issue: failure, chain: ["service"], position: place(2, 3)), of: "A", .error,
        .values)
    }
    + [
      FactoryMessages.diagnostic(
        ValueFailure(issue: .closure("B.make"), chain: ["b", "make"], position: place(2, 3)),
        of: "A", .warning, .values),
      FactoryMessages.diagnostic(
        ValueFailure(issue: .failable("A", "init?(id:)"), chain: [], position: place(2, 3)),
        of: "A", .error, .values),
      FactoryMessages.diagnostic(
        ValueFailure(issue: .narrower("Service"), chain: [], position: place(2, 3)),
        of: "A", .error, .values),
    ]
    + [Diagnostic.Severity.warning, .error].map { severity in
      FactoryMessages.diagnostic(
        ValueFailure(issue: .redeclared(["id"], by: "A"), chain: [], position: place(2, 3)),
        of: "A", severity, .values)
    }

  static let fixtures: [Diagnostic] =
    [
      .noMatch("Usr", suggestion: "User"), .noMatch("*Model", suggestion: nil), .skipped("User"),
      .wrongKind("Clock", kind: "protocol", of: .factory),
      .wrongKind("Clock", kind: "protocol", of: .fixture),
      .unknownParameter("nme", of: "User", suggestion: "User.name"),
      .unknownParameter("age", of: "User", suggestion: nil),
    ].map { (fact: UnmatchedTypeFact) in Diagnostic(fact, at: place(2, 3, in: ".kagemusha.yml")) }
    + [
      .notCodable("User"), .codedByHand("User"), .ownInitializer("User"),
      .unknownValue("TimeZone", path: "User.zone"),
    ].map { (fact: FixtureJSONFailure) in Diagnostic(fact, at: place(2, 3)) }

  private static let failures: [GenerationFailure] = [
    .unknownType("Service"), .closure("A.service"), .variable("inout"), .composition("P & Q"),
    .unsupported("Service"), .protocolValue("Service"),
    .noMock("Service", reason: "it is marked to be skipped", fixIt: "remove the mark"),
    .openMock("Service", mock: "MockService"), .mockWithArguments("Service", mock: "MockService"),
    .inaccessible("Service"), .generic("Service"), .cycle("Service"),
    .conditional("Service", directive: "#if DEBUG"),
    .conditionalMember("init(id:)", of: "Service", directive: "#if DEBUG"),
    .severalTypes("Service"),
    .noInitializer("Service", .internal), .noInitializer("Service", .public),
    .onlyDecoded("Service", by: "init(from:)", isStruct: true),
    .onlyDecoded("Service", by: "init(from:)", isStruct: false),
    .privateProperty("id", of: "Service"), .untypedProperty("id", of: "Service"),
    .severalInitializers("Service", ["init()", "init(id:)"]), .failable("Service", "init?(id:)"),
    .otherActor("Service", actor: "@Disk", others: "@MainActor"), .notShared("Service", "store"),
    .effects("Service"), .noCase("Service"), .redeclared(["id"], by: "Service"),
  ]
}
