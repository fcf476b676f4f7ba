import DeclarationModel
import Testing

@testable import SwiftScanner

@Suite struct `Bodies without protocols are not parsed` {
  @Test(arguments: [
    (
      "struct A { let b = 1 } protocol P { var c: Int { get } }",
      "struct A {} protocol P { var c: Int { get } }"
    ),
    (
      "class A { func f() { if x { y() } } protocol P {} func g() {} }",
      "class A { func f() {} protocol P {} func g() {} }"
    ),
    (
      "extension A { enum B { case c } ; enum D { protocol P { func f() } } }",
      "extension A { enum B {} ; enum D { protocol P { func f() } } }"
    ),
    ("protocol P { func f() }\nlet a = { $0 }", "protocol P { func f() }\nlet a = {}"),
    (
      "func f(a: () -> Void = { }) { b() }\nprotocol P {}",
      "func f(a: () -> Void = { }) {}\nprotocol P {}"
    ),
    // Braces in literals and comments.
    (
      #"let a = "{" ; let b = { "}" } ; protocol P {}"#,
      #"let a = "{" ; let b = {} ; protocol P {}"#
    ),
    (##"let b = { #"\("}"# } ; protocol P {}"##, "let b = {} ; protocol P {}"),
    (##"let b = { #"\#(c { "}" })"# } ; protocol P {}"##, "let b = {} ; protocol P {}"),
    ("let b = { \"\\(c { \"}\" /* } */ })\" } ; protocol P {}", "let b = {} ; protocol P {}"),
    ("let b = {\n\"\"\"\n} \" \\\"\"\"\n\"\"\"\n} ; protocol P {}", "let b = {} ; protocol P {}"),
    ("let b = { /* } /* { */ } */ c // }\n} ; protocol P {}", "let b = {} ; protocol P {}"),
    ("let b = { c / d ; e/f } ; protocol P {}", "let b = {} ; protocol P {}"),
    // Braces in regular expressions, and between operators.
    ("let b = { /}/ } ; protocol P {}", "let b = {} ; protocol P {}"),
    (#"let b = { f(/\/}[(]/) } ; protocol P {}"#, "let b = {} ; protocol P {}"),
    ("let b = { #/}/# } ; protocol P {}", "let b = {} ; protocol P {}"),
    ("let b = { ##/\n}/#\n/## } ; protocol P {}", "let b = {} ; protocol P {}"),
    ("let b = { f(/, { a / b }) } ; protocol P {}", "let b = {} ; protocol P {}"),
    ("let b = { (a) / { c }() / d } ; protocol P {}", "let b = {} ; protocol P {}"),
    (
      "infix operator /^/\nlet b = { c /^/ d } ; protocol P {}",
      "infix operator /^/\nlet b = {} ; protocol P {}"
    ),
    ("let b = {\n#/\n } #\"\n/#\n} ; protocol P {}", "let b = {} ; protocol P {}"),
    // The word `protocol` alone does not declare one.
    (
      "func f() { log(\"protocol\") /* protocol */ } ; protocol P {}", "func f() {} ; protocol P {}"
    ),
    // Bodies with annotations of blocks are kept.
    (
      "struct S {\n// sourcery:begin: A\n} ; protocol P {} ; struct T { let a = 1 }",
      "struct S {\n// sourcery:begin: A\n} ; protocol P {} ; struct T {}"
    ),
  ])
  func `and the rest is`(source: String, carved: String) throws {
    let result = try #require(strip(text(source)))
    #expect(String(decoding: result.text.bytes, as: UTF8.self) == carved)
    #expect(scan(source) == read(source))
  }

  @Test(.enabled(if: NewerSyntax.rawIdentifier.isKnown))
  func `and the rest of a body with a brace in a name`() throws {
    try `and the rest is`(
      source: "let b = { `}` } ; protocol P {}", carved: "let b = {} ; protocol P {}")
  }

  @Test(arguments: [
    "protocol P {}", "let a = { / }/ } ; protocol P {}", "let a = { #/}/ } ; protocol P {}",
    "struct S { protocol P {}", "struct S { let a = 1 } } protocol P {}",
    "struct S { let a = \"\n } ; protocol P {}", "struct S { /* } ; protocol P {}",
    "struct S { let `a } ; protocol P {}", "struct S { \"\\(\" } ; protocol P {}",
  ])
  func `unless braces cannot be told`(source: String) {
    #expect(strip(text(source)) == nil)
    #expect(scan(source) == read(source))
  }

  @Test func `and places are those of the file`() throws {
    let source = """
      import A
      struct S {
        func f() {
          g()
        }
        protocol P { func h() }
      }
      #if B
        /// Says so.
        protocol Q: R {}
      #endif
      """
    let file = scan(source)
    #expect(file.protocols.map(\.position.description) == ["S.swift:6:12", "S.swift:10:12"])
    #expect(file == read(source))
  }

  @Test func `and errors outside of them are found`() {
    let source = "struct S { func f() { g() } }\nprotocol P { func }\n"
    #expect(scan(source).diagnostics == read(source).diagnostics)
    #expect(!scan(source).diagnostics.isEmpty)
  }

  private func text(_ source: String) -> SourceFile {
    SourceFile(path: "S.swift", bytes: Array(source.utf8))
  }

  private func strip(_ source: SourceFile) -> StrippedSource? {
    StrippedSource(source, without: SourceOutline(source).bodies)
  }

  private func scan(_ source: String) -> ScannedFile { SwiftScanner().scan(text(source)) }

  /// Returns the result of a parse of the whole file.
  private func read(_ source: String) -> ScannedFile {
    var file = scan(source)
    let whole = ParsedSource(text(source)).protocols(of: text(source)).file
    file.protocols = whole.protocols
    file.imports = whole.imports
    file.brokenProtocols = whole.brokenProtocols
    file.diagnostics = whole.diagnostics
    return file
  }
}

@Suite struct `Bodies of functions are not parsed for types` {
  @Test(arguments: [
    ("class A { func f() { g() } ; let b = { 1 } }", "class A { func f() {} ; let b = { 1 } }"),
    ("struct A { init?(a: Int) { b() } }", "struct A { init?(a: Int) {} }"),
    (
      "enum A { static func f(_ g: () -> Int = { 1 }) -> Int { 2 } }",
      "enum A { static func f(_ g: () -> Int = { 1 }) -> Int {} }"
    ),
    (
      "extension A {\n  func f()\n    async throws(E)\n    -> B\n  where B: C\n  { d() }\n}",
      "extension A {\n  func f()\n    async throws(E)\n    -> B\n  where B: C\n  {}\n}"
    ),
    ("actor A { func f() { struct B { func g() { h() } } } }", "actor A { func f() {} }"),
    ("func f() { g() }\nstruct A {}", "func f() {}\nstruct A {}"),
  ])
  func `and the rest is`(source: String, stripped: String) throws {
    let result = try #require(strip(text(source)))
    #expect(String(decoding: result.text.bytes, as: UTF8.self) == stripped)
    #expect(SwiftScanner().scanTypes(text(source)) == read(source))
  }

  @Test(arguments: [
    // Accessors and observers show the kind of the property.
    "struct A { var b: Int { 1 } ; var c = 1 { didSet { d() } } }",
    "struct A { subscript(b: Int) -> Int { get { 1 } set { c() } } }",
    "struct A { deinit { b() } }",
    // A body that a macro generates, or that is missing.
    "struct A {\n  @B func f() -> C\n  var d: Int { 1 }\n}",
    "struct A {\n  func f()\n  #if B\n  var d: Int { 1 }\n  #endif\n}",
    "protocol P { func f() ; var a: Int { get } }",
    "struct A { func f<B: C<(D)>>(_ b: B = { 1 }) }",
    "struct A { func f( { } }",
    "struct A {\n  let b: Int? =\n  init(c: D) { e() }\n}",
  ])
  func `unless it is not certain which they are`(source: String) {
    #expect(strip(text(source)) == nil)
    #expect(SwiftScanner().scanTypes(text(source)) == read(source))
  }

  @Test func `and places are those of the file`() {
    let source = "struct A {\n  func f() {\n    g()\n  }\n  var b = 1\n}\nenum C {}\n"
    let types = SwiftScanner().scanTypes(text(source))
    #expect(types.types.map(\.position.description) == ["S.swift:1:8", "S.swift:7:6"])
    #expect(types.types.first?.members.map(\.position.line) == [2, 5])
  }

  private func text(_ source: String) -> SourceFile {
    SourceFile(path: "S.swift", bytes: Array(source.utf8))
  }

  private func strip(_ source: SourceFile) -> StrippedSource? {
    StrippedSource(source, without: SourceOutline(source).functionBodies)
  }

  /// Returns the types from a parse of the whole file.
  private func read(_ source: String) -> ScannedTypes {
    ParsedSource(text(source)).types(of: text(source), SourceOutline(text(source)))
  }
}

@Suite struct `Members are left out until they are asked for` {
  @Test(arguments: [
    ("class A { var a = 1 }", "class A {}", ["A"]),
    ("struct A { var a = 1 ; func f() { g() } }\nenum B {}", "struct A {}\nenum B {}", ["A"]),
    ("enum A { case a }\nenum B: C { case b }", "enum A {}\nenum B: C { case b }", ["A"]),
    ("actor A { func f() { struct B { var b = 1 } } }", "actor A {}", ["A"]),
    ("extension A.B: C where D: E { func f() {} }", "extension A.B: C where D: E {}", ["A.B"]),
    (
      "class A {\n  #if B\n  struct C { var c = 1 }\n  #endif\n  func f() { g() }\n}",
      "class A {\n  #if B\n  struct C {}\n  #endif\n  func f() {}\n}", ["A", "C"]
    ),
    ("func f() { g() }\nstruct A { let a = 1 }", "func f() {}\nstruct A {}", ["A"]),
    (
      "struct A { typealias B = Int ; func f() { g() } }\nstruct C { let c = 1 }",
      "struct A { typealias B = Int ; func f() {} }\nstruct C {}", ["A", "C"]
    ),
    (
      "enum A: Int { case a ; func f() { g() } }\nextension A { var b: Int { 1 } }",
      "enum A: Int { case a ; func f() {} }\nextension A {}", ["A"]
    ),
    (
      "class A { // sourcery: b\n  let a = 1 }\nclass C { let c = 1 }",
      "class A { // sourcery: b\n  let a = 1 }\nclass C {}", ["A", "C"]
    ),
    ("class A { let a = }\nclass B { let b = 1 }", "class A {}\nclass B {}", ["A", "B"]),
  ])
  func `and the types are told`(source: String, stripped: String, unread: [String]) throws {
    // All members are read unless most of the text is left out.
    let text = text(source + Self.longType)
    let outline = SourceOutline(text)
    let result = try #require(StrippedSource.types(in: text, outline, .onDemand).text)
    #expect(String(decoding: result.text.bytes, as: UTF8.self) == "\(stripped)\nstruct Long {}")
    let types = SwiftScanner().scanTypes(text, outline: outline, .onDemand).types
    #expect(types.filter(\.hasUnreadMembers).map(\.name) == unread + ["Long"])
    let read = types.filter(\.hasUnreadMembers).flatMap(\.members).map(\.kind)
    #expect(read.allSatisfy { if case .typeAlias = $0 { true } else { false } })
  }

  @Test(arguments: [
    "class A {}", "enum A: Int { case a }", "protocol P { func f() }", "let a = { 1 }",
    "class A { let a = \"\n}",
  ])
  func `unless there is nothing to leave out`(source: String) {
    let text = text(source)
    let outline = SourceOutline(text)
    #expect(outline.typeBodies(in: text).isEmpty)
    #expect(!SwiftScanner().scanTypes(text, outline: outline, .onDemand).hasUnreadMembers)
  }

  @Test func `unless that would leave most of the text`() {
    let text = text("class A { typealias B = Int\n  // A comment.\n}\nclass C { let c = 1 }")
    let types = SwiftScanner().scanTypes(text, outline: SourceOutline(text), .onDemand)
    #expect(types == SwiftScanner().scanTypes(text))
  }

  private static let longType =
    "\nstruct Long { let text = \"\(String(repeating: "x", count: 500))\" }"

  private func text(_ source: String) -> SourceFile {
    SourceFile(path: "S.swift", bytes: Array(source.utf8))
  }
}
