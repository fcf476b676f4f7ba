import DeclarationModel
import Testing

@testable import MockResolver

struct UnmockableTests {
  static let any = Effects(throwing: .any)

  private static let isolatedAny = Attribute("isolated", arguments: "any")

  /// Closures that borrow a value and return one of a generic type.
  private static let borrowing = param(
    "_",
    .array(
      .function(
        FunctionType(
          parameters: [.init(specifiers: [.borrowing], type: "Box")], result: "Value"))))

  private static func attributed(_ parameter: Parameter, _ names: String...) -> Parameter {
    var parameter = parameter
    parameter.attributes = names.map { Attribute($0) }
    return parameter
  }

  @Test(arguments: [
    (method("f").modified(.distributed), "distributed-requirement 'P' 'f()'"),
    (method("f", result: .opaque("P")), "opaque-result 'P' 'f()'"),
    (
      property("p", "Mutex", Accessors(hasSetter: true)),
      "noncopyable-value 'P' 'p'"
    ),
    (method("f", result: "Span"), "noncopyable-value 'P' 'f()'"),
    (
      method("f", result: .specified([.sending], [], .metatype(.existential("P"), .type))),
      "unsupported-closure 'P' 'f()'"
    ),
    (
      method("f", result: .specified([.sending], [], .optional(.metatype("P", .protocol)))),
      "unsupported-closure 'P' 'f()'"
    ),
    (
      method(
        "f",
        param(
          "_",
          .function(
            FunctionType(parameters: [.init(type: .packExpansion("T"))], result: "Int")))
      ),
      "unsupported-closure 'P' 'f(_:)'"
    ),
    (
      method(
        "f",
        param(
          "_", .function(FunctionType(attributes: [isolatedAny], parameters: [], result: "Int")))
      ),
      "unsupported-closure 'P' 'f(_:)'"
    ),
    (
      method("f", param("_", .packExpansion(.closure()))), "unsupported-closure 'P' 'f(_:)'"
    ),
    (
      method("f", param("_", .array(borrowing.type))) {
        $0.generics = [GenericParameter(name: "Value")]
      },
      "unsupported-closure 'P' 'f(_:)'"
    ),
  ])
  func requirementsAreReportedWhereTheyStand(member: ProtocolMember, kind: String) {
    let resolution = resolve(proto("P", at: "P.swift:7", method("fine"), member))
    #expect(resolution.mocks.isEmpty)
    #expect(resolution.summaries == ["P.swift:9:8: \(kind)"])
  }

  @Test func whatOnlyLooksLikeThemIsFine() {
    let escaping = Self.attributed(param("_", .closure()), "escaping")
    let autoclosure = Self.attributed(param("_", .closure(result: "Int")), "autoclosure")
    let resolution = resolve(
      proto(
        "P", method("mock", param("_", "Int")),
        method("f", escaping, param("to", "Int", specifiers: [.inout])),
        method("g", autoclosure, effects: Self.any), method("h").modified(.mutating),
        method("i", result: "Int"), method("i", result: "String")))
    #expect(resolution.diagnostics.isEmpty)
    #expect(resolution.mocks.first?.members.count == 6)
  }

  @Test func whatNeedNotBeCopyableIsInTheMock() {
    let resolution = resolve(
      proto("P", inherits: [.suppressed("Copyable")], associated("Item", .suppressed("Copyable"))))
    #expect(resolution.diagnostics.isEmpty)
    #expect(resolution.mock(of: "P")?.generics == [GenericParameter(name: "Item")])
  }

  @Test func operatorsDifferByWhereTheyStand() {
    let resolution = resolve(
      proto(
        "P", method("-", param("lhs", "Self")).modified(.prefix, .static),
        method("-", param("lhs", "Self"), param("rhs", "Self")).modified(.static),
        method("-", param("left", "Self"), param("right", "Self")).modified(.static),
        method("-", param("operand", "Self")).modified(.postfix, .static)))
    #expect(resolution.diagnostics.isEmpty)
    #expect(resolution.mock(of: "P")?.identifiers == ["prefix -(_:)", "-(_:_:)", "postfix -(_:)"])
  }

  @Test func valuesThatCannotBeKeptAreMarked() {
    var file = ScannedFile(
      path: "A.swift",
      protocols: [
        proto(
          "P", method("f", param("_", "File"), param("on", .optional("Mutex"))),
          method("g", param("_", "Int"), result: .optional("File")),
          method("h", param("_", "T"), param("to", .array("T"))) {
            $0.generics = [GenericParameter(name: "T", constraint: .suppressed("Copyable"))]
          })
      ])
    file.types = [ScannedType(DeclaredName(name: "File"), suppressing: .copyable)]
    let resolution = MockResolver(files: [file], naming: MockNaming()).resolve(ProtocolSelection())
    let members = resolution.mocks.flatMap(\.members).map(\.member)
    let marks = members.map { $0.parameters.map(\.isNoncopyable) }
    #expect(marks == [[true, true], [false], [true, false]])
    #expect(members.map(\.hasNoncopyableResult) == [false, true, false])
  }

  @Test func anAliasOfNeverHasNoValuesEither() {
    let resolution = resolve(
      proto(
        "P", alias("Nothing", .tuple([TupleElement(type: "Never"), TupleElement(type: "Int")])),
        method("f", param("_", "Nothing"))))
    #expect(resolution.summaries == ["A.swift:3:8: uninhabited-type 'P' 'f(_:)' 'Never'"])
  }

  @Test func closuresThatSwiftCannotUnify() {
    let plain = FunctionType(parameters: [], result: "Item")
    var nonsending = plain
    nonsending.specifiers = [.nonisolatedNonsending]
    var sending = plain
    sending.result = .specified([.sending], [], "Item")
    let forms: [(TypeReference) -> TypeReference] = [{ $0 }, { .array($0) }, { .optional($0) }]
    for closure in [nonsending, sending] {
      for form in forms {
        let resolution = resolve(
          proto("A", method("f", param("_", form(.function(plain))))),
          proto(
            "B", at: "B.swift", inherits: ["A"], method("f", param("_", form(.function(closure))))))
        #expect(resolution.mocks.map(\.protocolName) == ["A"])
        #expect(resolution.summaries == ["B.swift:2:8: conflicting-types 'B' 'f(_:)'"])
      }
    }
  }

  @Test func propertiesOfTwoTypes() {
    let resolution = resolve(
      proto("A", property("x", "Int")),
      proto("B", at: "B.swift", inherits: ["A"], property("x", "String")))
    #expect(resolution.mocks.map(\.protocolName) == ["A"])
    #expect(
      resolution.summaries == ["B.swift:2:8: conflicting-types 'B' 'x'"])
  }

  @Test func everythingWrongIsReportedAtOnceAndToEveryHeir() {
    let resolution = resolve(
      proto("A", method("g", result: .opaque("P")), method("f").modified(.distributed)),
      proto("B", at: "B.swift", inherits: ["A", "Missing"]))
    #expect(
      resolution.diagnostics.map { "\($0.position?.description ?? "")" } == [
        "A.swift:2:8", "A.swift:3:8", "B.swift:1:10", "A.swift:2:8", "A.swift:3:8",
      ])
  }

  @Test func noSubclassConformsToWhatItsRootConformsTo() {
    let resolution = resolve(
      proto("P") {
        $0.isObjectiveC = true
        $0.isOfEveryObject = true
      })
    #expect(resolution.mocks.isEmpty)
    #expect(
      resolution.summaries == ["A.swift:1:10: conformance-of-nsobject 'P'"])
  }

  @Test func aMethodWithTheNameOfAPropertyIsReported() {
    let resolution = resolve(proto("P", at: "P.swift:7", property("lock", "Int"), method("lock")))
    #expect(resolution.summaries == ["P.swift:9:8: same-name-as-property 'P' 'lock()'"])
  }
}
