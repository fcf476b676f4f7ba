import DeclarationModel
import DiagnosticSupport
import Testing

@Suite struct `Comments are read` {
  @Test(
    arguments: [
      ("// kagemusha: mock", [.mock]), ("//kagemusha:mock", [.mock]),
      ("/// kagemusha: skip", [.skip]),
      ("/* kagemusha: mock */", [.mock]), ("/**\n * Text.\n * kagemusha: skip\n */", [.skip]),
      ("/// @mockable", [.mock]), ("/// @mockable(history: f = true)", [.mock]),
      ("// @mockable", [.mock]), ("/// @mockables", []), ("/// see @mockable", []),
      ("// sourcery: AutoMockable", [.mock]), ("// sourcery: AutoMockable, foo = 1", [.mock]),
      ("// sourcery: foo = \"1\", AutoMockable", [.mock]), ("// sourcery: skip", [.skip]),
      ("// sourcery: AutoMockable = true", [.mock]), ("// sourcery: AutoMockable = false", []),
      ("// sourcery: json: AutoMockable", []), ("@Mockable", [.mock]), ("@Spyable(x: 1)", [.mock]),
      ("@Kit.Mocked\n// kagemusha: skip", [.skip, .mock]), ("@MockableThing", []),
      ("// sourcery: AutoMockableX", []),
      ("// sourcery: skipFile", []), ("// sourcery: foo = AutoMockable", []),
      ("// kagemusha: mock\n// sourcery: AutoMockable\n// sourcery: skip", [.mock, .skip]),
      ("// kagemusha: mock\n\n\n/// Text.", [.mock]),
      ("@MainActor\n// kagemusha: mock\npublic", [.mock]),
      ("@MainActor // kagemusha: skip\n", []), ("// mock", []),
    ] as [(String, [Mark])])
  func `as marks`(text: String, marks: [Mark]) {
    let file = scan("import A\n\(text)\nprotocol P {}")
    #expect(file.protocols.map(\.marks) == [marks])
    #expect(file.diagnostics == [])
  }

  @Test func `as marks of the next protocol alone`() {
    let file = scan(
      """
      // kagemusha: mock
      import A
      protocol P {} // kagemusha: mock
      // kagemusha: skip
      protocol Q {
        // kagemusha: mock
        func f()
        // kagemusha: mock
      }
      enum E { // kagemusha: mock
        protocol R {}
      }
      """)
    #expect(file.protocols.map(\.marks) == [[], [.skip], []])
  }

  @Test func `as marks of all protocols of a block or a file`() {
    let file = scan(
      """
      // sourcery:begin: AutoMockable, key = 1
      protocol A {}
      // sourcery: skip
      protocol B {}
      // sourcery:end
      protocol C {}
      // sourcery:file: AutoMockable
      protocol D {}
      struct S { protocol E {} }
      """)
    #expect(file.protocols.map(\.marks) == [[.mock], [.skip, .mock], [], [.mock], [.mock]])
    #expect(file.protocols.first?.comments.sourcery == ["AutoMockable", "key = 1"])
  }

  @Test(
    arguments: [
      ("/// @mockable(override: name = FooMock)", "FooMock"),
      ("// @mockable( override:name=FooMock; x = 1 )", "FooMock"),
      ("/// @mockable(override: x = 1; name = FooMock)\n// kagemusha: mock", "FooMock"),
      ("@MainActor\n/// @mockable(override: name = FooMock)\npublic", "FooMock"),
      ("/// @mockable(history: name = FooMock)", nil), ("/// @mockable(override: name = a b)", nil),
      ("/// @mockable(override: name = 1A)", nil), ("/// @mockable(override: name = )", nil),
      ("/// @mockable(override", nil), ("/// @mockable", nil),
    ] as [(String, String?)])
  func `as names of mocks`(text: String, name: String?) {
    let file = scan("\(text)\nprotocol P {}")
    #expect(file.protocols.map(\.mockName) == [name])
    #expect(file.protocols.map(\.marks) == [[.mock]])
  }

  @Test func `an unknown mark is told`() {
    let source = MarkedSource("// kagemusha: mok\nprotocol 1️⃣P {}")
    let diagnostics = source.scanned().diagnostics
    #expect(diagnostics.map(\.kind) == ["unknown-mark 'mok'"])
    #expect(diagnostics.map(\.position) == [source["1️⃣"]])
    #expect(diagnostics.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    "1️⃣struct S {}", "public 1️⃣enum S {}", "1️⃣extension S {}", "func f() {\n  %1️⃣class S {}\n}",
    "@MainActor\n1️⃣struct S {}", "1️⃣typealias S = Int",
  ])
  func `a mark before what has no mock is told`(text: String) {
    let mark = "// kagemusha: mock\n"
    let marked = text.contains("%") ? text.replacing("%", with: mark) : mark + text
    let source = MarkedSource(marked + "\n// kagemusha: accessors\nstruct T {}\nprotocol P {}")
    let diagnostics = source.scanned().diagnostics
    #expect(diagnostics.map(\.kind) == ["ignored-mark 'mock' 'S'"])
    #expect(diagnostics.map(\.position) == [source["1️⃣"]])
    #expect(diagnostics.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    ("/// One.\n///\n///   Two.  ", ["One.", "", "  Two."]), ("/** One. */", ["One."]),
    ("/**\n   One.\n\n     Two.\n   */", ["One.", "", "  Two."]),
    ("/**\n * One.\n *\n *   Two.\n */", ["One.", "", "  Two."]),
    ("/// Far.\n\n/// Near.", ["Near."]), ("/// Far.\n", []), ("// No.", []), ("/* No. */", []),
    ("/// One.\n// No.\n/// Two.", ["One.", "Two."]), ("/// One.\n/// @mockable", ["One."]),
    ("/// One.\n// kagemusha: mock", ["One."]), ("/***/", []), ("/// One.\n@MainActor", ["One."]),
    ("//// No.", []),
  ])
  func `as documentation directly before`(text: String, lines: [String]) {
    let file = scan("import A\n\n\(text)\nprotocol P {\n\(text)\nfunc f()\n}")
    #expect(file.protocols.map(\.documentation) == [lines])
    #expect(file.protocols.flatMap(\.members).map(\.documentation) == [lines])
  }
}
