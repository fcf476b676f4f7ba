import DeclarationModel
import Testing

@testable import MockResolver

struct AssociatedTypeTests {
  @Test func associatedTypesBecomeGenericParameters() {
    let mock = resolve(
      proto(
        "Store", associated("Key", "Hashable", "Sendable"), associated("Item"),
        associated("List", "Sequence", where: [.init("List.Element", .sameType, "Self.Item")]),
        method("item", param("for", "Self.Key"), result: "Item?"))
    ).mocks.first
    #expect(mock?.generics.map(\.text) == ["Key: Hashable & Sendable", "Item", "List: Sequence"])
    #expect(mock?.requirements.map(\.text) == ["List.Element == Item"])
    #expect(mock?.members.first?.member.parameters.map(\.type.text) == ["Key"])
    #expect(mock?.members.first?.member.result?.text == "Item?")
  }

  @Test func selfIsTheMock() {
    let mock = resolve(
      proto(
        "Node", associated("Item"), method("copy", result: "Self"),
        method("join", param("_", "[Self]")), property("next", "Self?"), initializer(),
        method("handle", param("_", "Self.Handler")), alias("Handler", .closure("Item")))
    ).mocks.first
    #expect(mock?.identifiers == ["copy()", "join(_:)", "next", "init()", "handle(_:)"])
    #expect(mock?.members[0].member.result?.text == "MockNode<Item>")
    #expect(mock?.members[1].member.parameters.map(\.type.text) == ["[MockNode<Item>]"])
    #expect(mock?.members[2].member.result?.text == "MockNode<Item>?")
    #expect(mock?.members[4].member.parameters.map(\.type.text) == ["(Item) -> Void"])
    #expect(mock?.typeAliases == [])
  }

  @Test func selfReachesEveryPartOfARequirement() {
    let method = method(
      "f", param("_", .closure("Self.Item", effects: Effects(throwing: .typed("Self.Failure")))),
      effects: Effects(throwing: .typed("Self.Failure"))
    ) {
      $0.generics = [GenericParameter(name: "T", constraint: .generic("Box", "Self.Item"))]
      $0.requirements = [GenericRequirement("T.Value", .sameType, "Self.Item")]
    }
    let mock = resolve(proto("P", associated("Item"), associated("Failure", "Error"), method))
      .mocks.first
    guard case .method(let resolved) = mock?.members.first?.member.kind else {
      Issue.record("no method")
      return
    }
    #expect(resolved.parameters.first?.type.text == "(Item) throws(Failure) -> Void")
    #expect(resolved.effects.text == " throws(Failure)")
    #expect(resolved.generics.map(\.text) == ["T: Box<Item>"])
    #expect(resolved.requirements.map(\.text) == ["T.Value == Item"])
  }

  @Test func sameNamedOnesOfParentsAreMerged() {
    let mock = resolve(
      proto("A", associated("Item", "Hashable")),
      proto("B", at: "B.swift", associated("Item", "Codable", "Hashable"), associated("Other")),
      proto("C", at: "C.swift", inherits: ["A", "B"]) {
        $0.requirements = [.init("Self.Item", .conformance, "Sendable")]
      }
    ).mock(of: "C")
    #expect(mock?.generics.map(\.text) == ["Item: Hashable & Codable", "Other"])
    #expect(mock?.requirements.map(\.text) == ["Item: Sendable"])
  }

  /// The types that each child doubles are not replaced beyond a limit, as in the compiler.
  @Test func typesThatDoubleAreBounded() {
    let chain = (0..<60).map { number in
      let type = TypeReference.name("T\(number)")
      return proto(
        "P\(number)", at: "A.swift:\(number * 3 + 1)",
        inherits: number == 0 ? [] : [.name("P\(number - 1)")], associated("T\(number)")
      ) {
        guard number > 0 else { return }
        let pair = TypeReference.tuple([
          TupleElement(type: type), TupleElement(type: type),
        ])
        $0.requirements = [.init(.name("T\(number - 1)"), .sameType, pair)]
      }
    }
    let resolver = MockResolver(files: files(chain), naming: MockNaming())
    let mocks = resolver.resolve(ProtocolSelection(names: ["P59"])).mocks
    #expect(mocks.first?.typeAliases.contains { $0.type.isTooLarge } == false)
  }

  @Test func aChildMayBindWhatItInherits() {
    let base = proto(
      "Base", associated("Item", "Hashable"), associated("Failure", "Error"),
      method("get", result: "[Item]"), method("set", param("_", "Self.Item")))
    let byWhere = proto("W", at: "W.swift", inherits: ["Base"], method("set", param("_", "Int"))) {
      $0.requirements = [.init("Item", .sameType, "Int")]
    }
    let byAlias = proto("X", at: "X.swift", inherits: ["Base"], alias("Item", "Int"))
    for name in ["W", "X"] {
      let mock = resolve(base, byWhere, byAlias).mock(of: name)
      #expect(mock?.generics.map(\.text) == ["Failure: Error"])
      #expect(mock?.typeAliases == [TypeAliasDeclaration(name: "Item", type: "Int")])
      #expect(mock?.requirements == [])
      #expect(mock?.identifiers == ["get()", "set(_:)"])
      #expect(mock?.members.first?.member.result?.text == "[Int]")
      #expect(mock?.members.last?.member.parameters.map(\.type.text) == ["Int"])
    }
  }

  /// In an inheritance clause, the associated types of the protocol are not visible (swiftc 6.3.1).
  @Test func primaryAssociatedTypesAreBoundInOrderToTypesOutside() {
    let base = proto("Base", associated("Key"), associated("Item"), property("item", "Item")) {
      $0.primaryAssociatedTypes = ["Item"]
    }
    let mock = resolve(
      base, proto("C", at: "C.swift", inherits: [.generic("Base", "[Key]")])
    ).mock(of: "C")
    #expect(mock?.generics.map(\.text) == ["Key"])
    #expect(mock?.typeAliases.map(\.type.text) == ["[MockC_Key]"])
    #expect(mock?.members.first?.member.result?.text == "[MockC_Key]")
    #expect(mock?.outerAliases.map(\.type.text) == ["Key"])
  }

  @Test func bindingsFollowEachOther() {
    let base = proto(
      "Base", associated("A", "P"), associated("B"), associated("C", "Q"),
      property("c", "C.Element"))
    let child = proto("X", at: "X.swift", inherits: ["Base"]) {
      $0.requirements = [
        .init("C", .sameType, "[B]"), .init("A", .sameType, "B"), .init("B", .sameType, "A"),
      ]
    }
    let mock = resolve(base, child).mock(of: "X")
    #expect(mock?.generics.map(\.text) == ["B"])
    #expect(mock?.typeAliases.map { "\($0.name) = \($0.type.text)" } == ["A = B", "C = [B]"])
    #expect(mock?.requirements.map(\.text) == ["B: P"])
    #expect(mock?.members.first?.member.result?.text == "Array<B>.Element")
  }

  @Test func aMemberOfABoundTypeBindsInTurn() {
    let base = proto(
      "Base", associated("Item"),
      associated("List", "Sequence", where: [.init("List.Element", .sameType, "Item")]))
    let mock = resolve(
      base, proto("X", at: "X.swift", inherits: ["Base"], alias("List", "[Int]"))
    ).mock(of: "X")
    #expect(mock?.generics == [])
    #expect(mock?.requirements == [])
    #expect(
      mock?.typeAliases.map { "\($0.name) = \($0.type.text)" } == [
        "Item = Array<Int>.Element", "List = [Int]",
      ])
  }

  @Test func aTypeMadeOfItselfIsNotBound() {
    let mock = resolve(
      proto("P", associated("A")) { $0.requirements = [.init("A", .sameType, "[A]")] }
    ).mocks.first
    #expect(mock?.generics.map(\.text) == ["A"])
    #expect(mock?.requirements.map(\.text) == ["A == [A]"])
  }

  @Test func selfMayBeWhatIsBound() {
    let mock = resolve(
      proto("P", associated("Other"), associated("Item"), property("x", "Other")) {
        $0.requirements = [.init("Other", .sameType, "Self")]
      }
    ).mocks.first
    #expect(mock?.typeAliases.map(\.type.text) == ["MockP<Item>"])
    #expect(mock?.members.first?.member.result?.text == "MockP<Item>")
  }

  @Test func whatAsksForMoreThanTheMockIsNotTheMock() {
    let resolution = resolve(
      proto("Building", at: "B.swift", associated("Owner")),
      proto(
        "P",
        associated(
          "Builder",
          where: [
            .init("Builder", .conformance, "Building"), .init("Builder.Owner", .sameType, "Self"),
          ])))
    #expect(resolution.mock(of: "P") == nil)
    #expect(
      resolution.diagnostics.contains {
        $0.id == .selfConstrainedType && $0.message.contains("'Builder'")
      }, "\(resolution.diagnostics)")
  }

  @Test func genericParametersOfMethodsShadow() {
    let generic = method("f", param("_", "Item"), param("to", "Self.Item")) {
      $0.generics = [GenericParameter(name: "Item")]
    }
    let mock = resolve(
      proto("Base", associated("Item"), generic),
      proto("C", at: "C.swift", inherits: ["Base"], alias("Item", "Int"))
    ).mock(of: "C")
    #expect(mock?.members.first?.member.parameters.map(\.type.text) == ["Item_", "Int"])
  }

  @Test func associatedTypesUnderConditionsGiveAMockForEachClause() {
    let item = associated("Item").under(clause("#if A"))
    let (own, other) = (
      method("own").under(clause("#if A", line: 9)),
      method("other").under(clause("#if A", "#else", line: 9))
    )
    let resolution = resolve(proto("P", item, own, other, method("both")))
    #expect(resolution.diagnostics.isEmpty)
    #expect(resolution.mocks.map(\.generics.count) == [1, 0])
    #expect(resolution.mocks.map(\.identifiers) == [["own()", "both()"], ["other()", "both()"]])
    #expect(
      resolution.mocks.map { $0.conditions.map(\.directives) } == [
        [["#if A"]], [["#if A", "#else"]],
      ]
    )
    #expect(resolution.mocks.flatMap(\.members).flatMap(\.member.conditions) == [])
  }

  @Test func whatOneWayNamesOfAModuleIsAskedForThere() {
    let clause = ConditionalClause(
      directives: ["#if !OWN"], start: SourcePosition(path: "A.swift", line: 2, column: 3))
    let digest = TypeReference.named(NamedType([.init("Vault"), .init("Digest")]))
    var file = ScannedFile(
      path: "A.swift",
      protocols: [
        proto("P", associated("Digest", digest).under(clause), method("f", param("_", "Digest")))
      ])
    file.imports = [ImportDeclaration(path: "Vault")]
    let resolution = MockResolver(files: [file], naming: MockNaming()).resolve(ProtocolSelection())
    #expect(
      resolution.mocks.map { $0.conditions.map(\.directives) } == [
        [["#if !OWN"], ["#if canImport(Vault)"]], [["#if !OWN", "#else"]],
      ])
  }

  @Test func tooManyConditionsAreReported() {
    let conditional = (1...8).map { number in
      associated("Item\(number)").under(clause("#if C\(number)", line: number))
    }
    let resolution = resolve(proto("P") { $0.members = conditional })
    #expect(
      resolution.summaries == ["A.swift:1:10: conditional-associated-types 'P' 'P' '#if'"])
  }

  @Test func whatIsAskedOfTheMockItselfBindsATypeOfItsKindOnly() {
    let own = GenericRequirement(
      .named(NamedType([.init("Copy"), .init("Copy")])), .sameType, "Self")
    let other = GenericRequirement(
      .named(NamedType([.init("View"), .init("Owner")])), .sameType, "Self")
    let resolution = resolve(
      proto("P", associated("Copy", "P", where: [own])),
      proto("Q", at: "B.swift", associated("View", "V", where: [other])))
    #expect(resolution.mock(of: "P")?.typeAliases.map(\.type.text) == ["MockP"])
    #expect(
      resolution.summaries == ["B.swift:1:10: self-constrained-type 'Q' 'View' 'Self'"])
  }
}
