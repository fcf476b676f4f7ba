import DeclarationModel
import Testing

@testable import MockResolver

struct ConditionTests {
  private let linux = clause("#if os(Linux)")
  private let other = clause("#if os(Linux)", "#else")
  private let debug = clause("#if DEBUG", line: 50)

  @Test func membersOfDifferentClausesAreAllKept() {
    let mock = resolve(
      proto("P", method("f").under(linux), method("f").under(other), method("g"))
    ).mocks.first
    #expect(mock?.identifiers == ["f()", "f()", "g()"])
    #expect(mock?.members.map(\.member.conditions) == [[linux], [other], []])
  }

  @Test func inheritedMembersHaveTheConditionsOfTheirProtocol() {
    let base = proto("Base", method("f").under(debug)) { $0.conditions = [self.linux] }
    let inside = proto("A", at: "B.swift:1", inherits: ["Base"], method("a")) {
      $0.conditions = [self.linux]
    }
    let outside = proto("B", at: "B.swift:5", inherits: ["Base"], method("b"))
    let resolution = resolve(base, inside, outside)
    #expect(
      resolution.mock(of: "A")?.members.map(\.member.conditions) == [[debug], []])
    #expect(resolution.mock(of: "A")?.conditions == [linux])
    #expect(
      resolution.mock(of: "B")?.members.map(\.member.conditions) == [[linux, debug], []])
  }

  @Test func variantsOfAParentAreAllInherited() {
    let first = proto("Base", at: "A.swift:2", inherits: ["Root"], method("linux")) {
      $0.conditions = [self.linux]
    }
    let second = proto("Base", at: "A.swift:6", inherits: ["Root", "Extra"], method("other")) {
      $0.conditions = [self.other]
    }
    let root = proto("Root", at: "R.swift:1", method("root"))
    let extra = proto("Extra", at: "R.swift:5", method("extra"))
    let child = proto("Child", at: "Z.swift", inherits: ["Base"])
    let resolution = resolve(first, second, root, extra, child)
    let mock = resolution.mock(of: "Child")
    #expect(mock?.identifiers == ["root()", "linux()", "extra()", "other()"])
    #expect(mock?.members.map(\.member.conditions) == [[], [linux], [other], [other]])
    #expect(resolution.mocks.count == 5)
    #expect(resolution.diagnostics.isEmpty)
  }

  @Test func aRedeclarationHasTheWiderCondition() {
    let mock = resolve(
      proto("Base", method("f").under(linux)),
      proto("Child", at: "B.swift", inherits: ["Base"], method("f"))
    ).mock(of: "Child")
    #expect(mock?.members.map(\.member.conditions) == [[]])
  }

  @Test func unrelatedConditionsOfOneRequirementAreJoined() {
    let resolution = resolve(
      proto("Base", method("f").under(linux)),
      proto("Child", at: "B.swift", inherits: ["Base"], method("f").under(debug)),
      selection: ProtocolSelection(names: ["Child"]))
    #expect(resolution.diagnostics.isEmpty)
    let mock = resolution.mocks.first
    #expect(mock?.identifiers == ["f()"])
    #expect(
      mock?.members.first?.member.conditions.map(\.directives) == [["#if os(Linux) || DEBUG"]])
  }

  @Test func laterClausesAreJoinedByWhatHoldsInThem() {
    let left = [clause("#if A || B", "#elseif C", "#else")]
    let right = [clause("#if D"), clause("#if E && F", line: 2)]
    let joined = left.union(right, at: SourcePosition(path: "A.swift", line: 3, column: 1))
    #expect(joined.map(\.directives) == [["#if (!(A || B) && !C) || (D && (E && F))"]])
    #expect(left.union(left, at: left[0].start) == left)
  }

  @Test func oneThatIsAlwaysThereTakesTheConditionalOnesIn() {
    let mock = resolve(
      proto(
        "Base", method("f").under(clause("#if A")), method("f").under(clause("#if A", "#else"))),
      proto("Child", at: "B.swift", inherits: ["Base"], method("f"))
    ).mock(of: "Child")
    #expect(mock?.identifiers == ["f()"])
    #expect(mock?.members.first?.member.conditions == [])
  }
}
