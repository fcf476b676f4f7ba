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
      "func f(a: () -> Void = { }) {}\nprotocol P {}",
      "func f(a: () -> Void = {}) {}\nprotocol P {}"
    ),
    // What is between braces in literals and comments.
    (
      #"let a = "{" ; let b = { "}" } ; protocol P {}"#,
      #"let a = "{" ; let b = {} ; protocol P {}"#
    ),
    (##"let b = { #"\("}"# } ; protocol P {}"##, "let b = {} ; protocol P {}"),
    (##"let b = { #"\#(c { "}" })"# } ; protocol P {}"##, "let b = {} ; protocol P {}"),
    ("let b = { \"\\(c { \"}\" /* } */ })\" } ; protocol P {}", "let b = {} ; protocol P {}"),
    ("let b = {\n\"\"\"\n} \" \\\"\"\"\n\"\"\"\n} ; protocol P {}", "let b = {} ; protocol P {}"),
    ("let b = { /* } /* { */ } */ c // }\n} ; protocol P {}", "let b = {} ; protocol P {}"),
    ("let b = { `}` } ; protocol P {}", "let b = {} ; protocol P {}"),
    ("let b = { c / d ; e/f } ; protocol P {}", "let b = {} ; protocol P {}"),
    // What is between slashes of regular expressions, and of operators.
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
    // The word does not make a protocol.
    (
      "func f() { log(\"protocol\") /* protocol */ } ; protocol P {}", "func f() {} ; protocol P {}"
    ),
    // Annotations of blocks stay, wherever they are.
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
    StrippedSource(source, outline: SourceOutline(source))
  }

  private func scan(_ source: String) -> ScannedFile { SwiftScanner().scan(text(source)) }

  /// The file as a parse of the whole has it.
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
