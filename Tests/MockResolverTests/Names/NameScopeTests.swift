import DeclarationModel
import Testing

@testable import MockResolver

/// Tests the meaning of names in protocols, by the scopes of Swift.
struct NameScopeTests {
  private func resolve(
    _ protocols: ProtocolDeclaration..., with change: (inout ScannedFile) -> Void = { _ in }
  ) -> Resolution {
    var files = files(protocols)
    change(&files[0])
    return MockResolver(files: files, naming: MockNaming()).resolve(ProtocolSelection())
  }

  private func nested(
    _ name: String, in path: String..., at place: String, _ members: ProtocolMember...
  ) -> ProtocolDeclaration {
    var declaration = proto(name, at: place)
    declaration.members = members
    declaration.enclosingTypes = path
    declaration.scopes = path.indices.map { Array(path[...$0]) }
    return declaration
  }

  @Test func anAliasOfAnAliasOfAClosureIsAClosure() {
    let resolution = resolve(
      proto("A", method("f", param("_", "Again")), method("g", param("_", "Number")))
    ) { file in
      file.aliases = [
        ScannedAlias(DeclaredName(name: "Handler"), type: .closure("Int")),
        ScannedAlias(DeclaredName(name: "Again"), type: "Handler"),
        ScannedAlias(DeclaredName(name: "Number"), type: "Int"),
      ]
    }
    let closures = resolution.mocks[0].members.map { $0.member.parameters.map(\.namesClosure) }
    #expect(closures == [[true], [false]])
  }

  @Test func anAliasOfAnotherTypeIsNoClosureHere() {
    let resolution = resolve(
      nested("A", in: "Outer", at: "A.swift:1", method("f", param("_", "Handler"))),
      nested("B", in: "Other", at: "A.swift:9", method("f", param("_", "Handler"))),
      nested(
        "C", in: "Other", at: "A.swift:19",
        method("f", param("_", .named(NamedType([.init("Outer"), .init("Handler")])))))
    ) {
      $0.aliases = [
        ScannedAlias(
          DeclaredName(name: "Handler", enclosingTypes: ["Outer"]), type: .closure("Int"))
      ]
    }
    let closures = resolution.mocks.map { $0.members[0].member.parameters.map(\.namesClosure) }
    #expect(closures == [[true], [false], [true]])
  }

  @Test func aGenericParameterIsNoClosure() {
    let generic = method("f", param("_", "Handler")) {
      $0.generics = [GenericParameter(name: "Handler")]
    }
    let resolution = resolve(proto("A", generic)) {
      $0.aliases = [ScannedAlias(DeclaredName(name: "Handler"), type: .closure("Int"))]
    }
    #expect(resolution.mocks[0].members[0].member.parameters.map(\.namesClosure) == [false])
  }

  @Test func aPrivateProtocolOfAnotherFileIsNoParent() {
    let hidden = proto("Base", at: "B.swift", method("hidden")) { $0.access = .private }
    let resolution = resolve(proto("A", inherits: ["Base"]), hidden)
    #expect(resolution.mock(of: "A") == nil)
    #expect(resolution.summaries == ["A.swift:1:10: unknown-parent 'A' 'Base'"])
  }

  @Test func aNestedAliasIsReadWhereItStands() {
    let resolution = resolve(
      proto("A", at: "A.swift:1", inherits: [.named(NamedType([.init("Outer"), .init("Bases")]))]),
      nested("Base", in: "Outer", at: "A.swift:5", method("inner")),
      proto("Base", at: "A.swift:9", method("outer"))
    ) {
      $0.aliases = [
        ScannedAlias(DeclaredName(name: "Bases", enclosingTypes: ["Outer"]), type: "Base")
      ]
    }
    #expect(resolution.mock(of: "A")?.identifiers == ["inner()"])
  }

  @Test func theLanguageIsMeantByItsModule() {
    let sendable = TypeReference.named(NamedType([.init("Swift"), .init("Sendable")]))
    let resolution = resolve(
      proto("A", inherits: [sendable]), proto("Sendable", at: "B.swift", method("own")))
    #expect(resolution.mock(of: "A")?.isSendable == true)
    #expect(resolution.mock(of: "A")?.identifiers == [])
  }
}
