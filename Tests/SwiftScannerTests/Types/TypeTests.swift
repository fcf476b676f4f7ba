import DeclarationModel
import SwiftScanner
import Testing

@Suite struct `Types are read` {
  @Test func `nested, in extensions and in #if, but not in functions`() {
    let source = MarkedSource(
      """
      import A
      @MainActor public final class 1️⃣Outer<T: P>: Base, Q where T: R {
        indirect enum Kind { actor Deep {} }
        func f() { struct Local {} }
        var x: Int { class Local {}; return 1 }
        #if DEBUG
        struct Debug {}
        #endif
      }
      fileprivate extension 2️⃣A.B<Int> { struct `In` {} }
      protocol P { func f() }
      """)
    let file = scanTypes(source.text)
    #expect(
      file.types.map(\.qualifiedName) == [
        "Outer", "Outer.Kind", "Outer.Kind.Deep", "Outer.Debug", "A.B", "A.B.In",
      ])
    #expect(
      file.types.map(\.kind) == [.class, .enum, .actor, .struct, .extension, .struct])
    #expect(
      file.types.map(\.access) == [
        .public, .internal, .internal, .internal, .fileprivate, .fileprivate,
      ])
    #expect(
      file.types.map { $0.conditions.flatMap(\.directives) } == [
        [], [], [], ["#if DEBUG"], [], [],
      ])
    #expect(
      file.types.map { $0.modifiers.map(\.text) } == [
        ["public", "final"], ["indirect"], [], [], ["fileprivate"], [],
      ])
    #expect(file.types.first?.position == source["1️⃣"])
    #expect(file.types.dropFirst(4).first?.position == source["2️⃣"])
    #expect(file.types.first?.attributes.map(\.text) == ["@MainActor"])
    #expect(file.types.first?.inheritance.map(\.text) == ["Base", "Q"])
    #expect(file.types.first?.generics.map(\.name) == ["T"])
    #expect(file.types.first?.requirements.count == 1)
    #expect(file.imports.map(\.path) == ["A"])
    #expect(file.protocols == scan(source.text).protocols)
    #expect(file.protocols.count == 1)
    #expect(file.diagnostics == [])
  }

  @Test func `only where a keyword of theirs occurs`() {
    #expect(scanTypes("import A\nlet x = [").diagnostics == [])
    #expect(scanTypes("import A\nlet x = [ // struct").diagnostics == [])
    #expect(scanTypes("struct A {}\nlet x = [").diagnostics != [])
    #expect(scanTypes("func f() {\n  let x = \"").diagnostics == [])
    #expect(scanTypes("func f() { struct A {}; let x = [ }").diagnostics == [])
    #expect(scanTypes("let x = \"\nstruct").diagnostics == [])
    #expect(scanTypes("let x = \"\nstruct A {").diagnostics != [])
    for text in ["class C {}", "actor\nC {}", "extension C{}", "enum/**/C{}", "struct\tC {}"] {
      #expect(scanTypes(text).types.map(\.name) == ["C"])
    }
    #expect(scanTypes("protocol P {}").protocols.map(\.name) == ["P"])
  }

  @Test func `with comments to tools`() {
    let file = scanTypes(
      """
      /// Text.
      // kagemusha: accessors, skip
      /// sourcery: a = "x, y", b = [1, 2], c
      @objc
      /* sourcery: json: d = {"e": 1}, f */ final class C {}
      // kagemusha: mock
      """)
    let comments = file.types.map(\.comments)
    #expect(comments.map(\.kagemusha) == [["accessors", "skip"]])
    #expect(
      comments.map(\.sourcery) == [
        ["json: d = {\"e\": 1}", "json: f", "a = \"x, y\"", "b = [1, 2]", "c"]
      ])
    #expect(file.types.map(\.documentation) == [["Text."]])
  }

  @Test func `broken bytes and brackets are told`() {
    let bytes = SourceFile(path: "A.swift", bytes: Array("class C {}".utf8) + [0xFF])
    #expect(SwiftScanner().scanTypes(bytes).diagnostics == SwiftScanner().scan(bytes).diagnostics)
    #expect(SwiftScanner().scanTypes(bytes).diagnostics.count == 1)
    let deep = "class C { let x = " + String(repeating: "[", count: 20) + "}"
    #expect(scanTypes(deep).diagnostics.count == 1)
  }
}
