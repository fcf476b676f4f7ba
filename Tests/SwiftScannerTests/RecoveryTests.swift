import DeclarationModel
import DiagnosticSupport
import Testing

@testable import SwiftScanner

/// A syntax error affects only the protocol that contains it, and other lost protocols are
/// reported.
@Suite struct `What a syntax error costs` {
  /// Checks the protocols of a source, the broken protocols, and the kinds of all diagnostics at
  /// their marks.
  private func expect(
    _ marked: String, read: [String], broken: [String] = [], kinds: [(Character, String)],
    _ location: SourceLocation = #_sourceLocation
  ) {
    for text in [marked, marked.replacing("\n", with: "\r\n")] {
      let source = MarkedSource(text)
      let file = source.scanned()
      #expect(file.protocols.map(\.qualifiedName) == read, sourceLocation: location)
      #expect(file.brokenProtocols.map(\.qualifiedName) == broken, sourceLocation: location)
      #expect(
        file.diagnostics.map(\.summary)
          == kinds.map { "\(source[$0.0]): \($0.1)" }, sourceLocation: location)
      #expect(file.brokenProtocols.allSatisfy { !$0.diagnostics.isEmpty }, sourceLocation: location)
    }
  }

  /// Whether the parser recovers in the way of older versions.
  private let isOlder = ParserVersion.current < ParserVersion(number: 603)

  private func unread(_ name: String) -> String {
    "unread-protocol '\(name)'"
  }

  @Test func `a type that is missing`() {
    expect(
      "protocol A {\n  func f() ->1️⃣\n}\nprotocol B { var x: 2️⃣{ get } }\nprotocol C { func h() }",
      read: ["C"], broken: ["A", "B"],
      kinds: [
        ("1️⃣", "syntax-error"),
        ("2️⃣", "syntax-error"),
      ])
  }

  @Test func `a sign that means nothing`() {
    expect(
      "protocol A {\n  1️⃣%%%\n}\nprotocol B { func g() }\n2️⃣) }\nprotocol C { func h() }",
      read: isOlder ? ["B"] : ["B", "C"], broken: isOlder ? ["A", "C"] : ["A"],
      kinds: [
        ("1️⃣", "syntax-error '%%%'"),
        ("2️⃣", "syntax-error ') }'"),
      ])
  }

  @Test func `a brace that is missing at the end of a protocol`() {
    let source = """
      import A
      protocol A 1️⃣{
        func f()

      /// Doc.
      // kagemusha: mock
      @MainActor
      public protocol B: Q {
        func g()
      }
      struct S {
        protocol N { func n() }
      }
      """
    expect(
      source, read: ["B", "S.N"], broken: ["A"],
      kinds: [("1️⃣", "unclosed-brace '}' '{'")])
    let file = MarkedSource(source).scanned()
    let found = file.protocols.first
    #expect(found?.position == SourcePosition(path: "A.swift", line: 8, column: 17))
    #expect(found?.members.map(\.position.line) == [9])
    #expect(found?.documentation == ["Doc."])
    #expect(found?.marks == [.mock])
    #expect(found?.access == .public)
    #expect(file.imports.map(\.path) == ["A"])
  }

  @Test func `braces that are missing again and again`() {
    expect(
      "protocol A 1️⃣{\nprotocol B {}\nprotocol C 2️⃣{\nprotocol D {}\n", read: ["B", "D"],
      broken: ["A", "C"],
      kinds: [
        ("1️⃣", "unclosed-brace '}' '{'"),
        ("2️⃣", "unclosed-brace '}' '{'"),
      ])
    let file = scan(String(repeating: "protocol A {\n", count: 60))
    #expect(file.protocols == [])
    #expect(file.diagnostics.count == 20)
    #expect(file.diagnostics.last?.notes.count == 1)
  }

  @Test func `a brace that is missing in a function or in a type`() {
    expect(
      """
      class K 1️⃣{
        protocol Inner { func i() }
        func run() {
          if true {
        }
      }
      protocol A { func f() }
      extension K {
        protocol Other { func o() }
      }
      """, read: ["K.Inner", "A", "K.Other"],
      kinds: [("1️⃣", "unclosed-brace '}' '{'")])
  }

  @Test func `a brace that is missing in an accessor`() {
    expect(
      "protocol A 1️⃣{\n  var x: Int { get3️⃣\n  2️⃣func f()\n}\nprotocol B { func g() }",
      read: ["B"], broken: ["A"],
      kinds: isOlder
        ? [("3️⃣", "syntax-error '}'")]
        : [("2️⃣", "syntax-error 'func f()'"), ("1️⃣", "unclosed-brace '}' '{'")])
  }

  @Test func `a brace that is missing in a condition, where nothing is begun anew`() {
    expect(
      "#if A\nprotocol A {\n1️⃣protocol B {\n}2️⃣\n#endif\nprotocol C { func h() }", read: ["C"],
      broken: ["A", "B"],
      kinds: [("2️⃣", "syntax-error '}'"), ("1️⃣", unread("B"))])
  }

  @Test func `a comment without an end`() {
    expect(
      "protocol A {}\n1️⃣/* oops\n2️⃣protocol B {}\n  3️⃣protocol C {}\n// a protocol of\n",
      read: ["A"], broken: ["B", "C"],
      kinds: [
        ("1️⃣", "syntax-error '/*'"), ("2️⃣", unread("B")), ("3️⃣", unread("C")),
      ])
  }

  @Test func `a string without an end`() {
    expect(
      "protocol A {\n  @available(*, deprecated, message: \"a)1️⃣\n  func f()\n}\nprotocol B {}",
      read: ["B"], broken: ["A"],
      kinds: [
        ("1️⃣", "syntax-error '\"'"),
        ("1️⃣", "syntax-error ')'"),
      ])
    expect(
      "protocol A {}\nlet x = \"\"\"\n1️⃣protocol B {}\n2️⃣", read: ["A"], broken: ["B"],
      kinds: [("2️⃣", "syntax-error '\"\"\"'"), ("1️⃣", unread("B"))])
  }

  @Test func `the word in a comment or a string that ends is no protocol`() {
    expect(
      "/*\nprotocol B {}\n*/\nlet x = \"\"\"\nprotocol C {}\n\"\"\"\nlet y =1️⃣\nprotocol A {}",
      read: ["A"], kinds: [("1️⃣", "syntax-error")])
  }

  @Test func `the marks of a merge conflict`() {
    let conflict = { (one: String, other: String) in
      "<<<<<<< HEAD\n\(one)\n=======\n\(other)\n>>>>>>> branch\n"
    }
    expect(
      "protocol A {\n1️⃣" + conflict("  func f()", "  func g()") + "}\nprotocol B {}\n2️⃣"
        + conflict("3️⃣protocol C {}", "4️⃣protocol C {}") + "protocol D {}",
      read: ["B", "D"], broken: ["A", "C", "C"],
      kinds: [
        ("1️⃣", "syntax-error"),
        ("2️⃣", "syntax-error"), ("3️⃣", unread("C")),
        ("4️⃣", unread("C")),
      ])
  }

  @Test func `parts of a declaration that are missing`() {
    let file = scan(
      """
      protocol A {
        func f(
      }
      protocol B { func g(x: Int }
      protocol {
      }
      protocol D func x()
      protocol E { func h() }
      """)
    #expect(file.protocols.map(\.name) == ["E"])
    #expect(file.brokenProtocols.map(\.name) == ["A", "B", "D"])
    #expect(file.diagnostics.map(\.position?.line) == [2, 4, 5, 7])
  }
}
