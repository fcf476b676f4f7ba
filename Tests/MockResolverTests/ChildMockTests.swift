import DeclarationModel
import Testing

@testable import MockResolver

struct ChildMockTests {
  private static let client = proto("Client", at: "Client.swift", method("send"))

  /// Returns the types of the child mocks of `P`, with their names in `mocks`.
  private func children(
    _ others: [ProtocolDeclaration] = [], _ members: ProtocolMember...,
    with change: (inout ProtocolDeclaration) -> Void = { _ in }
  ) -> [String: String] {
    var declaration = proto("P")
    declaration.members = members
    change(&declaration)
    let resolution = MockResolver(
      files: files([declaration, Self.client] + others), naming: MockNaming()
    ).resolve(ProtocolSelection())
    let found = resolution.mock(of: "P")?.members.compactMap(\.child) ?? []
    return Dictionary(found.map { ($0.name, $0.type.text + ($0.isOptional ? "?" : "")) }) { $1 }
  }

  @Test func everySpellingOfAProtocolIsOne() {
    let any = TypeReference.existential("Client")
    #expect(
      children(
        [], property("a", "Client"), property("b", any), property("c", .optional(any)),
        property("d", .implicitlyUnwrapped(any)), method("e", result: any), property("self", any))
        == [
          "a": "MockClient", "b": "MockClient", "c": "MockClient?", "d": "MockClient",
          "e": "MockClient", "self": "MockClient",
        ])
  }

  @Test func whatIsNoProtocolOfItsOwnIsNone() {
    let any = TypeReference.existential("Client")
    #expect(
      children(
        [], property("a", .array(any)), property("b", .composition(["Client", "Sendable"])),
        property("c", .metatype("Client", .type)),
        method("d", param("_", "Int"), result: any),
        property("e", any).modified(.static), property("f", "Int"), property("g", "Elsewhere"),
        indexed(by: param("_", "Int"), result: any), property("h", .optional(.optional(any))))
        == [:])
  }

  @Test func overloadsThatOnlyResultsTellApartAreNone() {
    let other = proto("Other", at: "Other.swift")
    #expect(
      children(
        [other], method("make", result: "Client"), method("make", result: "Other"),
        method("load", result: "Client"),
        method("load", result: "Client", effects: Effects(isAsync: true)))
        == ["load": "MockClient", "loadAsync": "MockClient"])
  }

  @Test func aMarkSwitchesThemOff() {
    #expect(children([], property("a", "Client")) { $0.marks = [.mock, .shallow] } == [:])
  }

  @Test func aProtocolWithoutAMockIsNone() {
    let skipped = proto("Skipped", at: "S.swift") { $0.marks = [.skip] }
    #expect(
      children([skipped], property("a", "Skipped"), property("b", "Client"))
        == ["b": "MockClient"])
  }

  @Test func conditionsMustHoldThereToo() {
    let flag = clause("#if FLAG")
    let conditional = proto("Flagged", at: "F.swift") { $0.conditions = [flag] }
    let found = children(
      [conditional], property("a", "Flagged"), property("b", "Flagged").under(flag))
    #expect(found == ["b": "MockFlagged"])
  }

  @Test func boundAssociatedTypesAreArguments() {
    let store = proto("Store", at: "S.swift", associated("Key"), associated("Item")) {
      $0.primaryAssociatedTypes = ["Item", "Key"]
    }
    let bound = TypeReference.existential(
      .named(NamedType([.init("Store", arguments: ["Int", "String"])])))
    #expect(
      children([store], property("a", bound), property("b", .existential("Store")))
        == ["a": "MockStore<String, Int>"])
  }

  @Test func aTypeThatIsNearerHidesAProtocol() {
    let nested = proto("P") {
      $0.enclosingTypes = ["Outer"]
      $0.scopes = [["Outer"]]
      $0.members = [property("a", "Client")]
    }
    let type = TypeDeclaration(
      .struct, name: "Client", position: SourcePosition(path: "A.swift", line: 9, column: 1))
    var hiding = type
    hiding.enclosingTypes = ["Outer"]
    func children(_ types: [TypeDeclaration]) -> [String?] {
      var scanned = ScannedTypes(path: "A.swift")
      scanned.types = types
      let resolver = MockResolver(
        files: files([nested, Self.client]), types: [scanned], naming: MockNaming())
      return resolver.resolve(ProtocolSelection()).mock(of: "P")?.members.map { $0.child?.name }
        ?? []
    }
    #expect(children([]) == ["a"])
    #expect(children([hiding]) == [nil])
  }

  @Test func theNameOfThePropertyGivesWay() {
    let resolution = resolve(
      proto("P", property("mocks", "Int"), property("a", "P")),
      proto("Q", at: "Q.swift", property("a", "P")))
    #expect(resolution.mocks.map(\.names.children) == ["mocks_", "mocks"])
  }
}
