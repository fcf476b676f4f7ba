import DeclarationModel
import Symbols
import Testing

/// Which declaration a name means where it is written.
struct ScopeTests {
  @Test func theInnermostDeclarationIsMeant() {
    let table = Sources(
      """
      protocol Delegate {}
      struct Outer {
        protocol Delegate {}
        struct Inner {
          protocol Delegate {}
          protocol A: Delegate {}
        }
        protocol B: Delegate {}
      }
      protocol C: Delegate {}
      """
    ).table
    #expect(table.name("Delegate", inClauseOf: "Outer.Inner.A") == "Outer.Inner.Delegate")
    #expect(table.name("Delegate", inClauseOf: "Outer.B") == "Outer.Delegate")
    #expect(table.name("Delegate", inClauseOf: "C") == "Delegate")
  }

  @Test func anExtensionOfANestedTypeDoesNotSeeTheNamesAroundIt() {
    let table = Sources(
      """
      protocol Base {}
      struct Outer {
        protocol Base {}
        struct Inner {}
      }
      extension Outer.Inner {
        protocol A: Base {}
        struct Deep { struct Value {} }
      }
      extension Outer { struct Second { struct Value {} } }
      """
    ).table
    #expect(table.name("Base", inClauseOf: "Outer.Inner.A") == "Base")
    #expect(table.name("Base", inBodyOf: "Outer.Inner.Deep.Value") == "Base")
    #expect(table.name("Base", inBodyOf: "Outer.Second.Value") == "Outer.Base")
  }

  @Test func aModuleOutsideOfTheInputDeclaresNoNameOfIt() {
    let table = Sources([
      "A.swift": """
      import Core
      import Kit
      protocol User {}
      """,
      "Core/Sub/B.swift": "struct Item { struct Inner {} }; enum Never {}; protocol Other {}",
    ]).table
    #expect(table.name("Kit.Item", inBodyOf: "User") == nil)
    #expect(table.name("Kit.Item.Inner", inBodyOf: "User") == nil)
    #expect(table.name("Swift.Never", inBodyOf: "User") == nil)
    #expect(table.name("Item", inBodyOf: "User") == "Item")
    #expect(table.name("Core.Item", inBodyOf: "User") == "Item")
    #expect(table.name("Core.User", inBodyOf: "User") == nil)
    // The name may be that of the own module.
    #expect(table.name("App.Item", inBodyOf: "User") == "Item")
    #expect(table.name("Kit.Item", inBodyOf: "Other") == "Item")
  }

  @Test func theFirstComponentDecides() {
    let table = Sources(
      """
      struct Kit { protocol Base {} }
      struct Outer {
        struct Kit {}
        protocol A: Kit.Base {}
      }
      protocol B: Kit.Base {}
      """
    ).table
    #expect(table.name("Kit.Base", inClauseOf: "Outer.A") == nil)
    #expect(table.name("Kit.Base", inClauseOf: "B") == "Kit.Base")
  }

  @Test func aTypeThatIsOnlyExtendedHasNamesInIt() {
    let table = Sources(
      """
      extension Foreign { protocol Base {} }
      protocol A: Foreign.Base {}
      """
    ).outlined
    #expect(table.name("Foreign.Base", inClauseOf: "A") == "Foreign.Base")
    #expect(table.name("Foreign", inClauseOf: "A") == nil)
  }

  @Test func aNameThatIsUnknownMayBeThatOfAModule() {
    let table = Sources(
      """
      protocol Base {}
      struct Outer {
        protocol Base {}
        protocol A: Kit.Base {}
      }
      """
    ).table
    #expect(table.name("Kit.Base", inClauseOf: "Outer.A") == "Base")
    #expect(table.name("Kit.Other", inClauseOf: "Outer.A") == nil)
  }

  @Test func aBodySeesItsOwnNamesAndAClauseDoesNot() {
    let table = Sources(
      """
      class Base {}
      class Own: Base { class Base {} }
      """
    ).table
    #expect(table.name("Base", inClauseOf: "Own") == "Base")
    #expect(table.name("Base", inBodyOf: "Own") == "Own.Base")
    #expect(table.ancestors(of: "Own") == ["Base"])
  }

  @Test func backticksAreNoPartOfAName() {
    let table = Sources(
      """
      protocol `default` {}
      protocol A: `default` {}
      """
    ).table
    let scope = table.scope(of: "A") ?? NameScope()
    let written = table.protocolDeclaration(named: "A")?.inheritance.first
    guard case .named(let name)? = written else {
      Issue.record("no name")
      return
    }
    #expect(table.meaning(of: name, from: scope)?.protocols == [0])
    #expect(table.fullName("default", from: scope) == "default")
  }

  @Test func clausesThatExcludeEachOtherDoNotSeeEachOther() {
    let table = Sources(
      """
      #if os(Linux)
        protocol Base {}
        protocol A: Base {}
      #else
        protocol Base {}
        protocol B: Base {}
      #endif
      protocol C: Base {}
      """
    ).table
    func lines(_ use: String) -> [Int] {
      let found = table.scope(of: use).flatMap { table.meaning(of: ["Base"], from: $0) }
      return (found?.protocols ?? []).map { table.protocols[$0].position.line }
    }
    #expect(lines("A") == [2])
    #expect(lines("B") == [5])
    #expect(lines("C") == [2, 5])
  }

  @Test func associatedTypesHideWhatIsOutside() {
    let table = Sources(
      """
      struct Element {}
      protocol A { associatedtype Element }
      protocol B {}
      """
    ).table
    #expect(table.name("Element", inBodyOf: "A") == "A.Element")
    #expect(table.name("Element", inBodyOf: "B") == "Element")
  }
}
