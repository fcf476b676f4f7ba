import DeclarationModel
import Testing

@testable import SwiftScanner

@Suite struct `An outline` {
  private func outline(_ text: String) -> SourceOutline {
    SwiftScanner().outline(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
  }

  /// Returns each declaration with the names around it, and a mark for other braces around it.
  private func declarations(_ text: String) -> [String] {
    let outline = outline(text)
    return outline.declarations.map { declaration in
      let names = outline.enclosingNames(of: declaration)
      let path = (names + [declaration.name]).joined(separator: "/")
      return "\(declaration.depth) \(declaration.keyword) \(path)"
    }
  }

  @Test(arguments: [
    ("public final class A<T>: B {}", ["0 class A"]),
    ("@A(b: \"{\", c: [\")\"]) @D.E<F> private indirect enum B {}", ["0 enum B"]),
    ("@MainActor public struct `A b`: ~Copyable {}", ["0 struct A b"]),
    ("@A <B>.C @D struct E {}\n@A<B> class C {}", ["0 struct E", "0 class C"]),
    ("actor A where B: C {}", ["0 actor A"]),
    ("struct/* { */A // {\n{}", ["0 struct A"]),
    (
      "extension A.B { struct C { enum D {} } }",
      ["0 extension A.B", "1 struct A/B/C", "2 enum A/B/C/D"]
    ),
    ("extension A<B>.C where D == () -> Void {}", ["0 extension A.C"]),
    ("extension A::B.C :: D {}", ["0 extension B.D"]),
    ("extension A::return {}", ["0 extension return"]),
    ("extension A.is {}\nfinal class struct B {}", ["0 extension A.is", "0 struct B"]),
    ("extension [Int] { typealias A = B }", ["0 extension ", "1 typealias A"]),
    ("extension A? {}\nextension A<B>?.C {}", ["0 extension ", "0 extension "]),
    ("extension $0A {}\nprotocol $B {}", ["0 extension $0A", "0 protocol $B"]),
    ("struct A { func f() { struct B {} } }", ["0 struct A", "2 struct A/B"]),
    ("struct A {}; struct B { class C {} }", ["0 struct A", "0 struct B", "1 class B/C"]),
    ("#if A\n  struct B {\n    typealias C = D\n  }\n#endif", ["0 struct B", "1 typealias B/C"]),
    ("let a = \"\"\"\nstruct B {\n\"\"\"\nstruct A {}", ["0 struct A"]),
    ("let a = #/\nstruct B {\n/#\nstruct A {}", ["0 struct A"]),
    ("/* struct B {\n */ struct A {}\r// \rstruct C {}", ["0 struct A", "0 struct C"]),
    ("struct\u{A0}A\u{A0}{}", ["0 struct A"]),
    // Other uses of the keywords.
    (
      "class A { class func f() {}\nclass override var b: C { d }\nclass final func g() {} }",
      ["0 class A"]
    ),
    ("import class A.B\n@testable import struct C.D\nstruct E {}", ["0 struct E"]),
    (
      "protocol A: class {}\nlet a = B.class\nlet actor = c\nfor actor in actors {}",
      ["0 protocol A"]
    ),
    ("a.map { actor in b }\nif let actor { c }", []),
    ("func f(protocol a: B, struct: C) {}", []),
    ("func f(\n  class a: B,\n  struct: C) {}\nclass D {}", ["0 class D"]),
    ("func f(\n  class a: B = { c },\n  actor d: E = {}) {}", []),
    ("f(\n  protocol: a,\n  class: b)", []),
    ("enum A {\n  case actor\n  indirect case b\n}", ["0 enum A"]),
  ])
  func `has declarations, their names, and what is around them`(text: String, expected: [String]) {
    #expect(declarations(text) == expected)
    #expect(outline(text).isCertain)
  }

  @Test func `knows bodies by their braces`() throws {
    let text = "struct A: B { let c = { 1 }() }"
    let body = try #require(outline(text).declarations.first?.body)
    #expect(String(decoding: Array(text.utf8)[body], as: UTF8.self) == " let c = { 1 }() ")
    #expect(outline("typealias A = B").declarations.map(\.body) == [nil])
  }

  @Test(arguments: [
    "struct A {", "struct A {}}", "let a = \"", "/*", "let `a", "let a = \"\\(\"",
    "let b = { / }/ }",
  ])
  func `says if it is not certain`(text: String) {
    #expect(!outline(text).isCertain)
  }

  @Test func `of a broken file takes what begins a line for no part of another declaration`() {
    #expect(
      declarations("struct A {\n  struct B {}\nstruct C {\n  struct D {}\n}")
        == ["0 struct A", "1 struct A/B", "0 struct C", "2 struct C/D"])
  }

  @Test func `is found in any nesting`() {
    for text in ["{", "(", "\"\\(", "[", "`", "/*", "#if A\n", "struct A {", "@A(", "#\"\\#("] {
      let outline = outline(String(repeating: text, count: 20_000))
      #expect(outline.declarations.count <= 20_000)
    }
  }
}

/// A source with misleading indentation; only braces nest declarations.
@Suite struct `Indented declarations` {
  private static let source = """
    import A
    #if os(Linux)
    typealias Completion = (Int) -> Void
    typealias Bases = Base & AnyObject // both
    struct Array {}
    #else
    typealias Completion = (String) -> Void
    #endif
    #if canImport(Foundation)
    /// Doc.
    // kagemusha: mock
    public protocol Base: Bases {
    #if B
    func b(_ c: Completion)
    #endif
    }
    #endif
    enum Outer {
    typealias Inner = () -> Void
    typealias One = Two
    enum Error {}
    protocol Nested { func n() }
    func f() {
    struct Never {}
    }
    }
    struct File: ~Copyable { struct Void {} }
    """

  @Test(arguments: ["  ", "\t", "        ", " \t "])
  func `are the same declarations`(indentation: String) {
    let plain = withoutPositions(scan(Self.source))
    let lines = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
    let all = lines.map { indentation + $0 }.joined(separator: "\n")
    let some = lines.enumerated().map { $0 % 2 == 0 ? "\($1)" : indentation + $1 }
    #expect(withoutPositions(scan(all)) == plain)
    #expect(withoutPositions(scan(some.joined(separator: "\n"))) == plain)
    #expect(withoutPositions(scan(all.replacing("\n", with: "\r\n"))) == plain)
  }

  @Test func `are nested in braces only`() {
    let file = scan(Self.source)
    #expect(
      file.aliases.map(\.alias.path)
        == [["Completion"], ["Bases"], ["Completion"], ["Outer", "Inner"], ["Outer", "One"]])
    let clauses = file.aliases.map { $0.alias.conditions.flatMap(\.directives) }
    #expect(
      clauses == [["#if os(Linux)"], ["#if os(Linux)"], ["#if os(Linux)", "#else"], [], []])
    #expect(file.aliases[1].type == .composition([.name("Base"), .name("AnyObject")]))
    #expect(file.aliases[4].type == .name("Two"))
    #expect(
      file.declaredNames == [
        DeclaredName(name: "Array"), DeclaredName(name: "Error", enclosingTypes: ["Outer"]),
        DeclaredName(name: "Void", enclosingTypes: ["File"]),
      ])
    #expect(file.types.filter { $0.suppression != nil }.map(\.name.path) == [["File"]])
    #expect(file.typeNames == file.declaredTypes)
  }

  @Test func `with the default isolation, and with constraints, are known`() {
    let file = scan(
      """
      struct Tag: Hashable {}
      public nonisolated struct Free: Hashable { enum Kind { case a } }
      final class Store<Key: Hashable> {}
      struct Pair<A, B> where A: Hashable {}
      struct Plain<Value>: P where Value == Int {}
      actor Own<T: P> {}
      extension Tag {}
      func f() { struct Local<T: P> {} }
      """)
    #expect(
      file.types.map(\.name.path)
        == [["Tag"], ["Free"], ["Free", "Kind"], ["Store"], ["Pair"], ["Plain"], ["Own"]])
    #expect(file.types.filter(\.isClass).map(\.name.name) == ["Store"])
    #expect(
      file.types.filter(\.hasDefaultIsolation).map(\.name.name)
        == ["Tag", "Kind", "Store", "Pair", "Plain"])
    #expect(file.types.filter(\.hasConstraints).map(\.name.name) == ["Store", "Pair", "Plain"])
  }

  @Test func `have the clauses and the access of their places`() {
    let file = scan(
      """
      #if os(Linux)
      private struct Own { enum Kind {} }
      #else
      fileprivate extension Tag { class Base {} }
      #endif
      """)
    #expect(file.types.map(\.name.path) == [["Own"], ["Own", "Kind"], ["Tag", "Base"]])
    #expect(file.types.map(\.name.isPrivate) == [true, true, true])
    #expect(
      file.types.map { $0.name.conditions.flatMap(\.directives) }
        == [["#if os(Linux)"], ["#if os(Linux)"], ["#if os(Linux)", "#else"]])
  }

  @Test func `of one line are nested`() {
    let file = scan("struct A { typealias B = (Int) -> Void }; typealias C = () -> Int")
    #expect(
      file.aliases.map(\.alias) == [
        DeclaredName(name: "B", enclosingTypes: ["A"]), DeclaredName(name: "C"),
      ])
  }

  /// Returns the file without lines and columns.
  private func withoutPositions(_ file: ScannedFile) -> ScannedFile {
    let nowhere = SourcePosition(path: "", line: 0, column: 0)
    var file = file
    for index in file.aliases.indices { file.aliases[index].alias.conditions = [] }
    for index in file.types.indices { file.types[index].name.conditions = [] }
    for index in file.protocols.indices {
      file.protocols[index].position = nowhere
      file.protocols[index].inheritancePositions = []
      file.protocols[index].conditions = []
      for member in file.protocols[index].members.indices {
        file.protocols[index].members[member].position = nowhere
        file.protocols[index].members[member].conditions = []
      }
    }
    return file
  }
}
