import DeclarationModel
import DiagnosticSupport
import SwiftScanner
import Testing

@Suite struct `What is wrong is told` {
  @Test(
    arguments: [
      ([0x80], 1), ([0xC3], 1), ([0xC0, 0x80], 1), ([0xE3, 0x81], 1), ([0xED, 0xA0, 0x80], 1),
      ([0xF5, 0x80, 0x80, 0x80], 1), ([0xF0, 0x8F, 0x80, 0x80], 1), ([0xE0, 0x9F, 0xBF], 1),
      ([0xF4, 0x90, 0x80, 0x80], 1), ([0x61, 0xFF], 2), ([0xE5, 0xBD, 0xB1, 0xFE], 4),
      ([0xF0, 0x9F, 0x8C, 0x8D, 0x80], 5), ([0xF0, 0x9F, 0x8C, 0x0A], 1), ([0xFF, 0xFE], 1),
      ([0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39, 0xC3, 0x28], 10),
    ] as [([UInt8], Int)])
  func `bytes that are not UTF-8`(bad: [UInt8], column: Int) {
    let bytes = Array("protocol P {}\n".utf8) + bad
    let file = SwiftScanner().scan(SourceFile(path: "A.swift", bytes: bytes))
    #expect(
      file.diagnostics.map(\.summary) == ["A.swift:2:\(column): invalid-utf8"])
    #expect(file.protocols == [])
  }

  @Test func `but not the borders of UTF-8`() {
    let text = "// \u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}"
    #expect(scan(text + "\nprotocol P {}").protocols.count == 1)
  }

  @Test func `a syntax error in a protocol, which is left out`() {
    let source = MarkedSource(
      """
      protocol Good { func f() }
      protocol Bad { func g(1️⃣-) }
      protocol AlsoGood { func h() }
      """)
    let file = source.scanned()
    #expect(file.protocols.map(\.name) == ["Good", "AlsoGood"])
    #expect(file.diagnostics.map(\.position) == [source["1️⃣"]])
    #expect(file.diagnostics.map(\.id) == [.syntaxError])
    #expect(file.diagnostics.first?.message.contains("'-'") == true)
    #expect(file.brokenProtocols.map(\.diagnostics) == [file.diagnostics])
  }

  @Test func `a syntax error elsewhere, and the protocols are kept`() {
    let source = MarkedSource("protocol P { func f() }\nlet a = 1️⃣\nstruct S { func g() {} }\n")
    let file = source.scanned()
    #expect(file.protocols.map(\.name) == ["P"])
    #expect(file.diagnostics.map(\.id) == [.syntaxError])
    #expect(file.diagnostics.map(\.position) == [source["1️⃣"]])
  }

  /// The parser's library has no fix-it for these, and traps where it makes one without changes.
  @Test(arguments: ["\u{B}", "\u{C}", "\u{7}"])
  func `a character between an equal sign and a space`(character: String) {
    let file = scan(
      """
      protocol P { func f() }
      let a \(character)= b
      let c =\(character) d
      func g({ }
      struct S {
        let e: Int \(character)= 1
      }
      """)
    #expect(file.protocols.map(\.name) == ["P"])
    let places = file.diagnostics.map { [$0.position?.line, $0.position?.column] }
    #expect(places == [[2, 8], [3, 7], [4, 8], [6, 15]])
    #expect(file.diagnostics.allSatisfy { $0.id == .syntaxError })
  }

  @Test func `a missing brace at the end of the file`() {
    let file = scan("protocol A {}\nprotocol P {\n  func f()\n")
    #expect(file.protocols.map(\.name) == ["A"])
    #expect(file.diagnostics.map(\.kind) == ["syntax-error '}'"])
  }

  @Test func `twenty errors and the number of the others`() {
    let broken = String(repeating: "let = 1\n", count: 23)
    let file = scan("protocol P {}\n" + broken)
    #expect(file.diagnostics.map(\.id) == Array(repeating: .syntaxError, count: 20))
    // The first error has a note if the parser is older than the compiler.
    #expect(
      file.diagnostics.dropFirst().map(\.notes.count) == Array(repeating: 0, count: 18) + [1])
    #expect(file.diagnostics.last?.notes.first?.message.hasPrefix("3 ") == true)
    #expect(
      scan("protocol P {}\n" + String(repeating: "let = 1\n", count: 20)).diagnostics.count == 20)
  }

  @Test func `members that are no requirements`() {
    let source = MarkedSource(
      """
      protocol P {
        public 1️⃣struct S {}
        func f()
        var 2️⃣x
        3️⃣deinit
      }
      """)
    let file = source.scanned()
    #expect(
      file.diagnostics.map(\.kind) == [
        "invalid-requirement 'struct' 'P'", "missing-property-type 'x'",
        "invalid-requirement 'deinit' 'P'",
      ])
    #expect(file.diagnostics.map(\.position) == ["1️⃣", "2️⃣", "3️⃣"].map { source[$0] })
    #expect(file.protocols == [])
    #expect(file.brokenProtocols.map(\.name) == ["P"])
    #expect(file.brokenProtocols.first?.diagnostics == file.diagnostics)
  }

  @Test func `attributes in a condition of their own`() {
    let source = MarkedSource(
      """
      #if swift(>=5.7)
      @preconcurrency
      #endif
      protocol 1️⃣P {
        #if A
        @MainActor
        #endif
        func 2️⃣f()
      }
      """)
    let file = source.scanned()
    #expect(file.diagnostics.map(\.position) == ["1️⃣", "2️⃣"].map { source[$0] })
    #expect(file.diagnostics.allSatisfy { $0.id == .conditionalAttributes })
    #expect(file.protocols.count == 1)
  }
}
