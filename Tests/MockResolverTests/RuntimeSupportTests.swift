import DeclarationModel
import Testing

@testable import MockResolver

/// Finds the parts of a requirement whose types older systems do not know at run time.
struct RuntimeSupportTests {
  private let typed = TypeReference.closure("Int", effects: Effects(throwing: .typed("Refused")))
  private let store = TypeReference.existential(.generic("Store", "Int"))

  /// Returns the members of the mock of `P`.
  private func members(
    aliases: [ScannedAlias] = [], _ members: ProtocolMember...
  ) -> [ProtocolMember] {
    let declaration = proto("P") {
      $0.members = members.enumerated().map { line, member in
        var member = member
        member.position = SourcePosition(path: "A.swift", line: line + 2, column: 8)
        return member
      }
    }
    var file = ScannedFile(path: "A.swift", protocols: [declaration])
    file.aliases = aliases
    let mock = MockResolver(files: [file], naming: MockNaming()).resolve(ProtocolSelection())
      .mock(of: "P")
    return mock?.members.map(\.member) ?? []
  }

  private func box(of type: TypeReference) -> ClosureBox? {
    members(method("run", param("body", type))).first?.parameters.first?.closureBox
  }

  @Test func closuresWithTypedThrowsAreBoxed() {
    #expect(box(of: typed)?.name == "RunBodyClosure")
    #expect(box(of: .optional(typed))?.name == "RunBodyClosure")
    #expect(box(of: .implicitlyUnwrapped(typed)) != nil)
    #expect(box(of: .closure(typed)) != nil)
    #expect(box(of: .closure("Int")) == nil)
  }

  @Test func anythingElseNeedsSupport() {
    let types: [(TypeReference, RuntimeSupport?)] = [
      (.optional(.optional(typed)), .typedThrows),
      (.tuple([TupleElement(type: typed)]), .typedThrows),
      (store, .parameterizedProtocols), (.optional(store), .parameterizedProtocols),
      (.closure(store), .parameterizedProtocols), ("Int", nil),
    ]
    for (type, support) in types {
      let member = members(method("run", param("body", type))).first
      #expect(member?.parameters.first?.closureBox == nil)
      #expect(member?.runtimeSupport == support)
      let result = members(method("run", result: type)).first
      #expect(result?.resultBox == nil)
      #expect(result?.runtimeSupport == support)
    }
  }

  @Test func aBoxedClosureNeedsNoSupport() {
    let both = TypeReference.function(
      FunctionType(
        parameters: [.init(type: store)], effects: Effects(throwing: .typed("Refused")),
        result: .void))
    let member = members(method("run", param("body", both), result: both)).first
    #expect(member?.parameters.first?.closureBox != nil)
    #expect(member?.resultBox?.name == "RunResultClosure")
    #expect(member?.runtimeSupport == nil)
  }

  @Test func aVariadicClosureIsNotBoxed() {
    var closures = param("body", typed)
    closures.isVariadic = true
    #expect(members(method("run", closures)).first?.runtimeSupport == .typedThrows)
  }

  @Test func aliasesAreFollowed() {
    let handler = DeclaredName(name: "Handler")
    let nested = DeclaredName(name: "Handler", enclosingTypes: ["P"])
    for (name, isCalled) in [(handler, true), (nested, false)] {
      let member = members(
        aliases: [ScannedAlias(name, type: typed)],
        method("run", param("body", "Handler"))
      ).first
      #expect(member?.parameters.first?.namesClosure == true)
      #expect((member?.parameters.first?.closureBox?.aliased != nil) == isCalled)
      #expect(member?.parameters.first?.closureBox?.name == "RunBodyClosure")
    }
    let maybe = ScannedAlias(DeclaredName(name: "Maybe"), type: .optional(typed))
    #expect(
      members(aliases: [maybe], method("run", param("body", "Maybe"))).first?.runtimeSupport
        == .typedThrows)
    let again = ScannedAlias(DeclaredName(name: "Again"), type: .optional("Maybe"))
    #expect(
      members(aliases: [maybe, again], method("run", param("body", "Again"))).first?.runtimeSupport
        == .typedThrows)
  }

  @Test func aGenericParameterHidesAnAlias() {
    let alias = ScannedAlias(DeclaredName(name: "Value"), type: store)
    let generic = method("run", param("body", "Value")) {
      $0.generics = [GenericParameter(name: "Value")]
    }
    #expect(members(aliases: [alias], generic).first?.runtimeSupport == nil)
    #expect(
      members(aliases: [alias], method("run", param("body", "Value"))).first?.runtimeSupport
        == .parameterizedProtocols)
  }

  @Test func constraintsBehindAliasesAreParameterized() {
    let alias = ScannedAlias(
      DeclaredName(name: "IntStore"), type: .generic("Store", "Int"))
    func support(of type: TypeReference) -> RuntimeSupport? {
      members(aliases: [alias], method("run", param("body", type))).first?.runtimeSupport
    }
    #expect(support(of: .existential("IntStore")) == .parameterizedProtocols)
    #expect(
      support(of: .existential(.composition(["IntStore", "Other"]))) == .parameterizedProtocols)
    #expect(support(of: .existential("Other")) == nil)
    #expect(support(of: .opaque("IntStore")) == nil)
  }

  @Test func boxesThatWouldHaveTheSameNameAreNumbered() {
    let overloads = members(
      method("run", param("body", typed)), method("run", param("body", .optional(typed))),
      method("plain", param("_", "RunBodyClosure3")),
      method("run", param("body", typed), result: "Int"))
    #expect(
      overloads.map { $0.parameters[0].closureBox?.name } == [
        "RunBodyClosure", "RunBodyClosure2", nil, "RunBodyClosure4",
      ])
  }
}
