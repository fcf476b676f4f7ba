import DeclarationModel
import Symbols
import Testing

/// What the table knows of types: superclasses, privacy, spelling elsewhere, surroundings.
struct TypeTests {
  @Test func superclassesAreFoundThroughScopesAndAliases() {
    let table = Sources(
      """
      class Root { class Kind {} }
      typealias Parent = Root
      class Middle: Parent {}
      struct Outer {
        class Root {}
        class Own: Root {}
      }
      class Leaf: Middle { class Special: Kind {} }
      class One: Two {}
      class Two: One {}
      class Three: Hashable {}
      """
    ).table
    #expect(table.ancestors(of: "Leaf") == ["Middle", "Root"])
    #expect(table.ancestors(of: "Outer.Own") == ["Outer.Root"])
    #expect(table.ancestors(of: "Leaf.Special") == ["Root.Kind"])
    #expect(table.ancestors(of: "One") == ["Two"])
    #expect(table.ancestors(of: "Three") == [])
    #expect(
      table.types(named: "Leaf").flatMap(table.superclasses).map(\.name)
        == ["Leaf", "Middle", "Root"])
  }

  @Test func namesOfASuperclassAreSeenInABody() {
    let table = Sources(
      """
      struct Kind {}
      class Base { struct Kind {} }
      class Own: Base { protocol A {} }
      """
    ).table
    #expect(table.name("Kind", inBodyOf: "Own.A") == "Base.Kind")
    #expect(table.name("Own.Kind", inBodyOf: "Base") == "Base.Kind")
  }

  @Test func aTypeIsPrivateIfOneAroundItIs() {
    let table = Sources(
      """
      private struct Hidden { struct Inner {} }
      struct Open { fileprivate typealias Name = String }
      """
    ).table
    #expect(table.isPrivate("Hidden"))
    #expect(table.isPrivate("Hidden.Inner"))
    #expect(!table.isPrivate("Open"))
    #expect(table.isPrivate("Open.Name"))
    #expect(!table.isPrivate("Missing"))
  }

  @Test func typesAreSpelledForOtherPlaces() {
    let table = Sources(
      """
      struct Outer<Value> {
        struct Kind {}
        class Inner { struct Kind {} }
      }
      """
    ).table
    let scope = table.types(named: "Outer.Inner").first?.bodyScope ?? NameScope()
    func spelled(_ type: TypeReference, _ generics: String...) -> String {
      table.qualified(type, from: scope, generics: generics).text
    }
    #expect(spelled(.array(.name("Kind"))) == "[Outer<Value>.Inner.Kind]")
    #expect(spelled(.name("Inner")) == "Outer<Value>.Inner")
    #expect(spelled(.name("Self")) == "Outer<Value>.Inner")
    #expect(spelled(.name("String")) == "String")
    #expect(spelled(.name("Kind"), "Kind") == "Kind")
    #expect(table.generics(of: ["Outer"]).map(\.name) == ["Value"])
    #expect(table.types(named: "Outer.Inner").map(table.isNestedInGeneric) == [true])
  }

  @Test func namesAroundAProtocolAreSpelledForOtherPlaces() {
    let table = Sources(
      """
      class Base { struct Old {} }
      class Outer: Base {
        struct Kind {}
        typealias Name = String
        protocol A {}
      }
      """
    ).table
    let declaration = table.protocols[0]
    #expect(
      table.outerNames(in: declaration.scopes, usedIn: []).mapValues(\.text)
        == ["Kind": "Outer.Kind", "Name": "Outer.Name", "A": "Outer.A", "Old": "Outer.Old"])
    #expect(table.outerNames(in: declaration.scopes, usedIn: ["Outer"]) == [:])
  }

  @Test func surroundingsLimitAccessAndAvailability() {
    let table = Sources(
      """
      @available(iOS 15, *)
      private struct Outer {
        @available(iOS 16, *)
        struct Inner { protocol A {} }
      }
      public struct Wide {}
      @available(macOS 14, *)
      extension Wide { public protocol B {} }
      """
    ).table
    #expect(table.protocols.map(table.accessLimit) == [.private, .public])
    #expect(
      table.protocols.map { table.availability(around: $0).map(\.text) }
        == [["@available(iOS 16, *)"], ["@available(macOS 14, *)"]])
  }

  @Test func globalActorsAreKnownByTheirDeclarations() {
    let sources = Sources(
      """
      @globalActor actor Storage { static let shared = Storage() }
      struct Outer {
        struct Storage {}
        protocol B { @Storage func f() }
      }
      @Storage protocol A {}
      """)
    #expect(sources.table.mayNameGlobalActors)
    let known = sources.files.map { $0.knowingGlobalActors(of: sources.table) }
      .flatMap(\.protocols)
    #expect(known.map { $0.attributes.map(\.isGlobalActor) } == [[], [true]])
    #expect(known[0].members.flatMap(\.attributes).map(\.isGlobalActor) == [false])
  }

  @Test func extensionsArePartsOfTypes() {
    let table = Sources([
      "A.swift": "struct A {}", "B.swift": "extension A {}\nextension A: Hashable {}",
    ]).table
    let type = table.types(named: "A").first
    #expect(
      type.map { table.parts(of: $0).map(\.position.path) } == ["A.swift", "B.swift", "B.swift"])
  }
}
