import DeclarationModel
import Testing

@testable import MockResolver

struct UnmockableTests {
  static let any = Effects(throwing: .any)

  private static func attributed(_ parameter: Parameter, _ names: String...) -> Parameter {
    var parameter = parameter
    parameter.attributes = names.map { Attribute($0) }
    return parameter
  }

  @Test(arguments: [
    (
      method("==", param("_", "Self"), param("_", "Self")).modified("static"),
      "'==(_:_:)' is an operator"
    ),
    (
      method("f", param("_", .closure()), effects: Effects(throwing: .rethrows)),
      "'f(_:)' rethrows what its closure throws"
    ),
    (method("f").modified("optional"), "'f()' is an optional Objective-C requirement"),
    (method("f").modified("distributed"), "'f()' is distributed"),
    (
      method("f") { $0.generics = [GenericParameter(name: "T", constraint: "~Copyable")] },
      "'f()' suppresses 'Copyable' or 'Escapable'"
    ),
    (associated("Item", "~Copyable"), "'Item' suppresses 'Copyable' or 'Escapable'"),
    (
      method("f", param("_", "Int", specifiers: ["consuming"])),
      "'f(_:)' has a 'borrowing' or 'consuming' parameter"
    ),
    (
      method("f") { $0.generics = [GenericParameter(name: "T", specifier: "each")] },
      "'f()' has a parameter pack"
    ),
    (method("f", param("_", .pack(keyword: "repeat", "T"))), "'f(_:)' has a parameter pack"),
    (method("f", result: .opaque("P")), "'f()' has an opaque result"),
    (
      method("f", param("on", "Store", specifiers: ["isolated"])),
      "'f(on:)' has an 'isolated' parameter"
    ),
    (
      method(
        "f", attributed(param("_", .closure(effects: any, result: "Int")), "autoclosure")),
      "'f(_:)' has an autoclosure with effects"
    ),
    (
      method("f", param("_", .closure()), param("_", "Int", specifiers: ["inout"])),
      "'f(_:_:)' has both a non-escaping closure and an 'inout' parameter"
    ),
  ])
  func requirementsAreReportedWhereTheyStand(member: ProtocolMember, reason: String) {
    let resolution = resolve(proto("P", at: "P.swift:7", method("fine"), member))
    #expect(resolution.mocks.isEmpty)
    #expect(
      resolution.messages == [
        "P.swift:9:8: warning: no mock for 'P': \(reason);"
          + " write this mock by hand and exclude 'P'"
      ])
  }

  @Test func whatOnlyLooksLikeThemIsFine() {
    let escaping = Self.attributed(param("_", .closure()), "escaping")
    let autoclosure = Self.attributed(param("_", .closure(result: "Int")), "autoclosure")
    let resolution = resolve(
      proto(
        "P", method("mock", param("_", "Int")),
        method("f", escaping, param("to", "Int", specifiers: ["inout"])),
        method("g", autoclosure, effects: Self.any), method("h").modified("mutating"),
        method("i", result: "Int"), method("i", result: "String")))
    #expect(resolution.diagnostics.isEmpty)
    #expect(resolution.mocks.first?.members.count == 6)
  }

  @Test func propertiesOfTwoTypes() {
    let resolution = resolve(
      proto("A", property("x", "Int")),
      proto("B", at: "B.swift", inherits: ["A"], property("x", "String")))
    #expect(resolution.mocks.map(\.protocolName) == ["A"])
    #expect(
      resolution.messages == [
        "B.swift:2:8: warning: no mock for 'B': 'x' is declared with two types; give it one type"
      ])
  }

  @Test func everythingWrongIsReportedAtOnceAndToEveryHeir() {
    let resolution = resolve(
      proto("A", method("+", param("_", "Int")), method("f").modified("optional")),
      proto("B", at: "B.swift", inherits: ["A", "Missing"]))
    #expect(
      resolution.diagnostics.map { "\($0.position?.description ?? "")" } == [
        "A.swift:2:8", "A.swift:3:8", "B.swift:1:10", "A.swift:2:8", "A.swift:3:8",
      ])
  }
}
