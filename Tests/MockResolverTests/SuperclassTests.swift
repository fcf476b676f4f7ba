import DeclarationModel
import Testing

@testable import MockResolver

struct SuperclassTests {
  private func type(
    _ name: String, inherits: [TypeReference] = [], final: Bool = false, _ members: TypeMember...
  ) -> TypeDeclaration {
    var type = TypeDeclaration(
      .class, name: name, position: SourcePosition(path: "C.swift", line: 1, column: 1),
      members: members)
    type.inheritance = inherits
    if final { type.modifiers = [.final] }
    return type
  }

  private func member(
    _ kind: TypeMember.Kind, _ modifiers: Modifier..., access: AccessLevel = .internal
  ) -> TypeMember {
    var member = TypeMember(
      kind, at: SourcePosition(path: "C.swift", line: 2, column: 3), access: access)
    member.modifiers = modifiers
    return member
  }

  private func resolve(_ type: TypeDeclaration..., members: ProtocolMember...) -> Resolution {
    var types = ScannedTypes(path: "C.swift")
    types.types = type
    var bound = proto("P", inherits: [.name(type[0].name)])
    bound.members = members
    return MockResolver(files: files([bound]), types: [types], naming: MockNaming())
      .resolve(ProtocolSelection())
  }

  private let sized = InitializerDeclaration(parameters: [param("size", "Int")])

  @Test func aClassWithoutInitialisersHasThoseOfItsSuperclass() {
    let base = type("Base", member(.initializer(sized)))
    let superclass = resolve(type("Own", inherits: ["Base"]), base).mocks.first?.superclass
    #expect(superclass?.name == "Own")
    #expect(superclass?.forwarded.map(\.declaration) == [sized])
    #expect(resolve(type("Own")).mocks.first?.superclass?.hasPlainInitializer == true)
  }

  @Test func whatTheClassHasIsOverriddenOrLeftToIt() {
    let own = type(
      "Own", member(.method(MethodDeclaration(name: "open"))),
      member(.method(MethodDeclaration(name: "fixed")), .final),
      member(.variable(VariableDeclaration(name: "id", type: "Int", isConstant: true))))
    let mock = resolve(
      own,
      members: method("open", effects: Effects(throwing: .any)), method("fixed"),
      property("id", "Int"), method("new")
    ).mocks.first
    #expect(mock?.identifiers == ["open()", "new()"])
    #expect(mock?.members.map(\.member.modifiers) == [[.override], []])
    #expect(mock?.members.map(\.member.effects) == [Effects(), Effects()])
  }

  @Test func classesThatNoMockCanInheritFromAreReported() {
    let hidden = type("Hidden", member(.initializer(sized), access: .private))
    let wanting = type("Sized", member(.initializer(sized)))
    let reasons = [
      resolve(type("Last", final: true)), resolve(hidden),
      resolve(wanting, members: initializer(param("name", "String"))),
    ].map(\.summaries)
    #expect(
      reasons == [
        ["A.swift:1:10: final-superclass 'P' 'Last'"],
        ["A.swift:1:10: inaccessible-superclass-initializer 'P' 'Hidden'"],
        [":0:0: missing-superclass-initializer 'P' 'Sized' 'init(name:)'"],
      ])
  }

  @Test func everydayClassesOfAppleAreKnown() {
    func mock(isCompleted: Bool) -> MockBlueprint? {
      let bound = proto(
        "P", inherits: ["UIViewController"], property("title", .optional("String")),
        method("dismiss", param("animated", "Bool"), param("completion", .optional(.closure()))),
        method("show"))
      return MockResolver(
        files: files([bound]), naming: MockNaming(), isCompleted: isCompleted
      ).resolve(ProtocolSelection()).mocks.first
    }
    // A compiled module has more information, and takes precedence.
    #expect(mock(isCompleted: false) == nil)
    let known = mock(isCompleted: true)
    #expect(known?.identifiers == ["show()"])
    #expect(known?.isolation == .global(Attribute(.mainActor)))
    #expect(known?.members.map(\.member.modifiers) == [[.nonisolated]])
    #expect(known?.superclass?.initializers.map(\.isRequired) == [false, true])
  }
}
