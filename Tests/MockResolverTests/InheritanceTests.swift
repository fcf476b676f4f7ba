import DeclarationModel
import Testing

@testable import MockResolver

struct InheritanceTests {
  @Test func parentsComeFirstAndDiamondsOnce() {
    let resolution = resolve(
      proto("Child", inherits: ["Left", "Right"], method("child")),
      proto("Left", at: "L.swift", inherits: ["Root"], method("left")),
      proto("Right", at: "R.swift", inherits: ["Root"], method("right")),
      proto("Root", at: "Z.swift", method("root")))
    #expect(
      resolution.mock(of: "Child")?.identifiers == ["root()", "left()", "right()", "child()"])
    #expect(resolution.diagnostics.isEmpty)
  }

  @Test func compositionsAndWhereSelfAreInheritance() {
    let child = proto("Child", inherits: [.composition(["A", "B"])]) {
      $0.requirements = [
        GenericRequirement("Self", .conformance, "C"),
        GenericRequirement("Self", .conformance, "AnyObject"),
      ]
    }
    let resolution = resolve(
      child, proto("A", at: "B.swift:1", method("a")), proto("B", at: "B.swift:5", method("b")),
      proto("C", at: "B.swift:9", method("c")))
    #expect(resolution.mock(of: "Child")?.identifiers == ["a()", "b()", "c()"])
    #expect(resolution.mock(of: "Child")?.requirements == [])
  }

  @Test func aRefinementTakesThePlaceOfWhatItRefines() {
    let throwing = Effects(throwing: .any)
    let resolution = resolve(
      proto("Base", method("f", effects: throwing), property("p", "Int")),
      proto(
        "Child", at: "B.swift", inherits: ["Base"], method("g"), method("f"),
        property("p", "Int", Accessors(hasSetter: true))))
    let child = resolution.mock(of: "Child")
    #expect(child?.identifiers == ["f()", "p", "g()"])
    #expect(child?.members.map(\.member.effects) == [Effects(), Effects(), Effects()])
    #expect(child?.members.map(\.member.position.path) == ["B.swift", "B.swift", "B.swift"])
    guard case .property(let property) = child?.members[1].member.kind else {
      Issue.record("no property")
      return
    }
    #expect(property.accessors.hasSetter)
  }

  @Test func oneMemberMustSatisfyBothOfTwoParents() {
    let resolution = resolve(
      proto("A", method("f", effects: Effects(throwing: .typed("E")))),
      proto("B", at: "B.swift", method("f")),
      proto("C", at: "C.swift", inherits: ["A", "B"]),
      proto("I", at: "I.swift", initializer()),
      proto("J", at: "J.swift", inherits: ["I"], initializer(failability: .optional)))
    #expect(resolution.mock(of: "C")?.members.map(\.member.effects) == [Effects()])
    guard case .initializer(let initializer) = resolution.mock(of: "J")?.members.first?.member.kind
    else {
      Issue.record("no initialiser")
      return
    }
    #expect(initializer.failability == .none)
  }

  @Test func staticAndInstanceAreDifferentRequirements() {
    let resolution = resolve(
      proto("A", method("f").modified(.static)),
      proto("B", at: "B.swift", inherits: ["A"], method("f")))
    #expect(resolution.mock(of: "B")?.identifiers == ["f()", "f()"])
  }

  @Test func genericParametersAreComparedByPositionNotByName() {
    func send(_ name: String, inWhereClause: Bool) -> ProtocolMember {
      method("send", param("_", .name(name))) {
        $0.generics = [GenericParameter(name: name, constraint: inWhereClause ? nil : "Request")]
        if inWhereClause {
          $0.requirements = [GenericRequirement(.name(name), .conformance, "Request")]
        }
      }
    }
    let resolution = resolve(
      proto("A", send("T", inWhereClause: false)),
      proto("B", at: "B.swift", inherits: ["A"], send("U", inWhereClause: true)))
    #expect(resolution.mock(of: "B")?.identifiers == ["send(_:)"])
  }

  @Test func namesAreLookedForFromTheInnerScopeOutwards() {
    let inner = proto("Base", at: "A.swift:1", method("inner")) {
      $0.enclosingTypes = ["Outer", "Nest"]
    }
    let outer = proto("Base", at: "A.swift:5", method("outer"))
    let nested = proto("P", at: "A.swift:9", inherits: ["Base"]) {
      $0.enclosingTypes = ["Outer", "Nest"]
    }
    let sideways = proto("Q", at: "A.swift:13", inherits: ["Nest.Base"]) {
      $0.enclosingTypes = ["Outer"]
    }
    let top = proto("R", at: "A.swift:17", inherits: ["Base"])
    let byModule = proto("S", at: "A.swift:21", inherits: ["Module.Base"]) {
      $0.enclosingTypes = ["Outer", "Nest"]
    }
    let resolution = resolve(inner, outer, nested, sideways, top, byModule)
    #expect(resolution.mock(of: "P")?.identifiers == ["inner()"])
    #expect(resolution.mock(of: "Q")?.identifiers == ["inner()"])
    #expect(resolution.mock(of: "R")?.identifiers == ["outer()"])
    #expect(resolution.mock(of: "S")?.identifiers == ["outer()"])
  }

  @Test func aQualifiedStandardNameIsNotAProtocolOfTheInput() {
    let own = proto("Sendable", method("f"))
    let resolution = resolve(
      own, proto("A", at: "B.swift:1", inherits: ["Swift.Sendable"]),
      proto("B", at: "B.swift:5", inherits: ["Sendable"]))
    #expect(resolution.mock(of: "A")?.isSendable == true)
    #expect(resolution.mock(of: "A")?.identifiers == [])
    #expect(resolution.mock(of: "B")?.isSendable == false)
    #expect(resolution.mock(of: "B")?.identifiers == ["f()"])
  }

  @Test func ofTwoParentsOfOneNameTheNearestIsMeant() {
    let resolution = resolve(
      proto("Base", at: "One/Base.swift", method("one")),
      proto("Base", at: "Two/Base.swift", method("two")),
      proto("P", at: "Two/P.swift", inherits: ["Base"]))
    #expect(resolution.mock(of: "P")?.identifiers == ["two()"])
  }

  @Test func knownParentsNeedNoMembers() {
    let markers: [TypeReference] = ["AnyObject", "class", "Copyable", "Escapable", "AnyActor"]
    let plain = resolve(proto("A", inherits: markers, method("f"))).mock(of: "A")
    #expect(plain?.identifiers == ["f()"])
    #expect(plain?.isSendable == false)
    #expect(plain?.isolation == .nonisolated)
    #expect(resolve(proto("A", inherits: ["Error"])).mocks.first?.isSendable == true)
    #expect(
      resolve(proto("A", inherits: ["NSObjectProtocol"])).mocks.first?.superclass?.name
        == "NSObject")
    let actor = resolve(
      proto("Base", inherits: ["Actor"]), proto("A", at: "B.swift", inherits: ["Base"])
    ).mock(of: "A")
    #expect(actor?.isolation == .instance)
    #expect(actor?.isSendable == true)
  }

  @Test func isolationIsInherited() {
    let base = proto("Base", method("base")) { $0.attributes = [Attribute("MainActor")] }
    let plain = proto("Plain", at: "P.swift", method("plain"))
    let child = proto("Child", at: "Q.swift", inherits: ["Base", "Plain"], method("child"))
    let mock = resolve(base, plain, child).mock(of: "Child")
    #expect(mock?.isolation == .global(Attribute("MainActor")))
    // In language mode 5, `Plain` may be called from anywhere, and so may the members that `Child`
    // adds.
    #expect(
      mock?.members.map(\.member.modifiers) == [[], [.nonisolated], [.nonisolated]])
    #expect(resolve(base, plain, child).mock(of: "Plain")?.isolation == .nonisolated)
  }

  @Test func attributesOfTheProtocol() {
    let declaration = proto("A") {
      $0.attributes = [
        Attribute("objc"), Attribute("available", arguments: "iOS 17, *"),
        Attribute("ImageActor"),
      ]
    }
    let mock = resolve(declaration).mock(of: "A")
    #expect(mock?.attributes == [Attribute("available", arguments: "iOS 17, *")])
    #expect(mock?.isolation == .global(Attribute("ImageActor")))
  }

  @Test func cyclesEndAndAreReported() {
    let resolution = resolve(
      proto("A", at: "A.swift:1", inherits: ["B"]), proto("B", at: "A.swift:5", inherits: ["A"]),
      proto("C", at: "A.swift:9", inherits: ["A"]), proto("D", at: "A.swift:13", inherits: ["D"]))
    #expect(resolution.mocks.isEmpty)
    #expect(
      resolution.summaries == [
        "A.swift:1:10: circular-inheritance 'A' 'A' 'B' 'A'",
        "A.swift:5:10: circular-inheritance 'B' 'B' 'A' 'B'",
        "A.swift:9:10: circular-inheritance 'C' 'A' 'B' 'A'",
        "A.swift:13:10: circular-inheritance 'D' 'D' 'D'",
      ])
  }

  @Test func deepInheritanceDoesNotOverflow() {
    let chain = (0..<3000).map { number in
      proto(
        "P\(number)", at: "A.swift:\(number * 3 + 1)",
        inherits: number == 0 ? [] : [.name("P\(number - 1)")], method("f\(number)"))
    }
    let resolver = MockResolver(files: files(chain), naming: MockNaming())
    let resolution = resolver.resolve(ProtocolSelection(names: ["P2999"]))
    #expect(resolution.mocks.first?.members.count == 3000)
  }

  @Test func unknownParentsAreNeverDropped() {
    let resolution = resolve(
      proto("A", at: "A.swift:1", inherits: ["Missing"], method("f")),
      proto("B", at: "A.swift:5", inherits: ["A"]))
    #expect(resolution.mocks.isEmpty)
    #expect(
      resolution.summaries == [
        "A.swift:1:10: unknown-parent 'A' 'Missing'",
        "A.swift:5:10: unknown-parent 'B' 'Missing' 'A'",
      ])
  }
}
