import Basics
import DeclarationModel
import Testing

@testable import MockResolver

/// No module is printed, and no file is read for its types, because of a name that cannot affect a
/// mock.
@Suite struct LookupNamesTests {
  private func names(_ protocols: ProtocolDeclaration...) -> LookupNames {
    let resolver = MockResolver(files: files(protocols), naming: MockNaming())
    return resolver.questions(about: resolver.candidates(for: ProtocolSelection())).names
  }

  @Test func genericParametersAndStandardTypesAreKnown() {
    let method = method("f", param("_", "T"), param("name", "String"), result: "User") {
      $0.generics = [GenericParameter(name: "T", constraint: "Decodable")]
    }
    let found = names(proto("P", associated("Item"), method, property("x", "Item")))
    #expect(found.types == ["User"])
    #expect(found.spelledApart.isEmpty && found.extended.isEmpty)
  }

  @Test func theArgumentsOfParentsAreAskedForAndTheParentsAreNot() {
    let parent = TypeReference.named(NamedType([.init("Store", arguments: ["Key"])]))
    #expect(names(proto("P", inherits: [parent])).types == ["Key"])
  }

  @Test func onlyMembersThatAreSpelledApartAreInQuestion() {
    let found = names(
      proto("A", method("f", param("_", "Id")), method("g", param("_", "Key"))),
      proto(
        "B", at: "B.swift", inherits: ["A"], method("f", param("_", "UserID")),
        method("g", param("_", "Key")), method("h", param("_", "Other"))))
    #expect(found.spelledApart == ["Id", "UserID"])
  }

  @Test func aMethodAndAPropertyOfOneNameAreInQuestion() {
    let found = names(
      proto("A", method("lock")),
      proto("B", at: "B.swift", inherits: ["A"], property("lock", "Int")))
    #expect(found.extended == ["A", "B"])
  }
}
