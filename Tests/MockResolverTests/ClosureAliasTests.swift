import DeclarationModel
import MockResolver
import Testing

/// A parameter whose type is an alias of a function type is a closure, if the alias is visible.
struct ClosureAliasTests {
  @Test(arguments: [([], true), (["Other"], false)])
  func anAliasIsKnownWhereItIsNotNested(enclosingTypes: [String], namesClosure: Bool) {
    var file = ScannedFile(
      path: "A.swift", protocols: [proto("P", method("f", param("_", "Completion")))])
    file.aliases = [
      ScannedAlias(
        DeclaredName(name: "Completion", enclosingTypes: enclosingTypes), type: .closure("Int"))
    ]
    let resolution = MockResolver(files: [file], naming: MockNaming())
      .resolve(ProtocolSelection())
    let members = resolution.mock(of: "P")?.members ?? []
    #expect(members.map { $0.member.parameters.map(\.namesClosure) } == [[namesClosure]])
  }
}
