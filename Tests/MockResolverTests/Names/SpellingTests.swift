import DeclarationModel
import Testing

@testable import MockResolver

struct SpellingTests {
  private func spellings(_ members: ProtocolMember...) -> [String?] {
    TestSelectorNames(members, comparing: .byStructure).spellings
  }

  private static func variadic(_ type: TypeReference) -> Parameter {
    var parameter = param("_", type)
    parameter.isVariadic = true
    return parameter
  }

  private static let later = Effects(isAsync: true)

  @Test func overloadsThatATestTellsApartKeepTheirNames() {
    let names = spellings(
      method("f", param("_", "Int")), method("f", param("_", "String"), effects: Self.later),
      method("f", param("x", "Int"), effects: Self.later), method("f", result: "Int"),
      method("f", result: "String"), property("f", "Int"),
      method("f", param("_", "Int"), effects: Self.later).modified(.static))
    #expect(names == [nil, nil, nil, nil, nil, nil, nil])
  }

  @Test func oneOfTwoAsynchronousOverloadsIsNoneTheLessOrdinary() {
    let names = spellings(
      method("f", result: "Int", effects: Self.later),
      method("f", result: "String", effects: Self.later))
    #expect(names == [nil, nil])
  }

  @Test func whatATestDoesNotWriteBecomesASuffix() {
    let changed = param("_", "[Int]", specifiers: [.inout])
    let names = spellings(
      method("f", changed, effects: Self.later), method("f", Self.variadic("Int")),
      method("f", param("_", "[Int]")), method("f", changed))
    #expect(names == ["fAsyncInout", "fVariadic", nil, "fInout"])
  }

  @Test func aSpellingThatIsTakenGetsANumber() {
    let names = spellings(
      method("load"), method("load", effects: Self.later), method("loadAsync"),
      method("loadAsync", param("_", "Int")))
    #expect(names == [nil, "loadAsync2", nil, nil])
  }

  @Test func anInitializerDoesNotHaveTheNameOfAProperty() {
    let names = spellings(
      initializer(), property("initializer", "Int"), property("initializerOfType", "Int"),
      initializer(param("_", "Int")))
    #expect(names == ["initializerOfType2", nil, nil, nil])
    #expect(
      spellings(initializer(), property("initializer", "Int").modified(.static)) == [nil, nil])
  }

  @Test func syncAndAsyncOfOneSignatureAreTwoMembersAlsoAcrossParents() {
    let resolution = resolve(
      proto("P", method("load"), method("load", effects: Self.later)),
      proto("Q", at: "B.swift", method("load")),
      proto("R", at: "C.swift", inherits: ["Q"], method("load", effects: Self.later)))
    #expect(resolution.diagnostics.isEmpty)
    #expect(
      resolution.mocks.map { $0.members.map(\.spelling) } == [
        [nil, "loadAsync"], [nil], [nil, "loadAsync"],
      ])
    #expect(resolution.mocks.first?.members.map(\.identifier) == ["load()", "load() async"])
  }

  @Test func ownNamesGiveWay() throws {
    let resolution = resolve(
      proto("P", property("mock", "Int"), method("mock_").modified(.static), associated("Stubs")),
      proto("Q", at: "B.swift", method("show", param("_", "Members"))),
      proto("R", at: "C.swift", method("show", param("_", "Int"))))
    let names = resolution.mocks.map(\.names)
    #expect(resolution.diagnostics.isEmpty)
    #expect(names.map(\.core) == ["mock_", "mock", "mock"])
    #expect(names.map(\.staticCore) == ["statics.mock", "statics.mock", "statics.mock"])
    #expect(names.map { $0.type("Members") } == ["Members_", "Members_", "Members"])
    #expect(names.last == MockNames())
  }

  @Test func genericParametersThatHideATypeOfTheMockAreRenamed() throws {
    let generic = method("f", param("_", "Item"), param("_", "Self.Item"), result: "Self") {
      $0.generics = [GenericParameter(name: "Item"), GenericParameter(name: "Item_")]
    }
    let resolution = resolve(proto("P", associated("Item"), generic))
    guard case .method(let method)? = resolution.mocks.first?.members.first?.member.kind else {
      Issue.record("no method")
      return
    }
    #expect(method.generics.map(\.name) == ["Item__", "Item_"])
    #expect(method.parameters.map(\.type.text) == ["Item__", "Item"])
    #expect(method.result?.text == "MockP<Item>")
  }
}
