import DeclarationModel
import Foundation
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
    let result = try #require(StrippedSource(text(source)))
    #expect(String(decoding: result.text.bytes, as: UTF8.self) == carved)
    #expect(scan(source) == read(source))
  }

  @Test(arguments: [
    "protocol P {}", "let a = { /}/ } ; protocol P {}", "let a = { #/}/# } ; protocol P {}",
    "struct S { protocol P {}", "struct S { let a = 1 } } protocol P {}",
    "struct S { let a = \"\n } ; protocol P {}", "struct S { /* } ; protocol P {}",
    "struct S { let `a } ; protocol P {}", "struct S { \"\\(\" } ; protocol P {}",
  ])
  func `unless braces cannot be told`(source: String) {
    #expect(StrippedSource(text(source)) == nil)
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

  /// Every file of this repository; `KAGEMUSHA_CORPUS` names another folder.
  @Test func `and makes no difference`() throws {
    let named = ProcessInfo.processInfo.environment["KAGEMUSHA_CORPUS"]
    let root =
      named.map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var carved = 0
    let folders = named == nil ? ["Sources", "Tests", "Fixtures", "Benchmarks"] : ["."]
    for folder in folders {
      let files = FileManager.default.enumerator(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for case let url as URL in try #require(files) where url.pathExtension == "swift" {
        let source = SourceFile(path: url.path, bytes: Array(try Data(contentsOf: url)))
        guard source.encodingError == nil, source.nestingError == nil,
          !ProtocolPrescan(source).keywordOffsets.isEmpty, let result = StrippedSource(source)
        else { continue }
        carved += 1
        let parsed = ParsedSource(result, of: source)
        let whole = ParsedSource(source).protocols(of: source).file
        guard parsed.errors.isEmpty else {
          #expect(!whole.diagnostics.isEmpty, "\(url.path)")
          continue
        }
        let file = parsed.protocols(of: result.text).file
        #expect(file.protocols == whole.protocols, "\(url.path)")
        #expect(file.imports == whole.imports, "\(url.path)")
      }
    }
    #expect(carved > 20)
  }

  private func text(_ source: String) -> SourceFile {
    SourceFile(path: "S.swift", bytes: Array(source.utf8))
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
