import DeclarationModel
import DiagnosticSupport
import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftScanner

extension NewerSyntax {
  /// Whether the parser of this build knows the syntax.
  var isKnown: Bool { version <= .current }
}

/// The oldest version of the parser. Syntax that the parser does not know is reported as newer
/// syntax. The package that builds the tool decides on the version, so that newer versions read the
/// same sources.
@Suite struct `Syntax that is newer than the parser` {
  private static let oldest = ParserVersion(number: 600)

  /// Sources whose syntax begins at the mark, in protocol `P` or before it.
  private static let samples: [(String, NewerSyntax)] = [
    ("protocol P {\n  func f<1️⃣let N: Int>(_ x: Vector<N>)\n}", .valueParameter),
    ("struct Vector<1️⃣let N: Int, T> {\n  let x: T\n}\nprotocol P {}", .valueParameter),
    ("struct Vector<T, 1️⃣let N: Int> {\n  let x: T\n}\nprotocol P {}", .valueParameter),
    ("protocol P {\n  var x: 1️⃣[3 of Int] { get }\n}", .inlineArray),
    ("protocol P {\n  func f(\n    _ x: 1️⃣[3 of Int],\n    y: Int\n  )\n}", .inlineArray),
    ("protocol P {\n  var x: [Self.1️⃣N of Int] { get }\n}", .inlineArray),
    ("let x: 1️⃣[3 of Int] = [1, 2, 3]\nprotocol P {}", .inlineArray),
    ("protocol P {\n  var x: InlineArray<1️⃣3, Int> { get }\n}", .integerArgument),
    ("protocol P {\n  func f() -> Matrix<Int, 1️⃣3>\n}", .integerArgument),
    ("protocol P {\n  func f<T>(_ x: T) where T.N == 1️⃣4\n}", .integerArgument),
    ("extension Vector where 1️⃣4 == N {}\nprotocol P {}", .integerArgument),
    ("protocol P {\n  func 1️⃣`a raw name`()\n}", .rawIdentifier),
    ("protocol P {\n  var 1️⃣`404`: Int { get }\n}", .rawIdentifier),
    ("protocol P {\n  1️⃣nonisolated(nonsending) func f() async\n}", .nonisolatedNonsending),
    (
      "protocol P {\n  func f(_ b: 1️⃣nonisolated(nonsending) () async -> Void)\n}",
      .nonisolatedNonsending
    ),
    (
      "protocol P {\n  var b: 1️⃣nonisolated(nonsending) @Sendable () async -> Void { get }\n}",
      .nonisolatedNonsending
    ),
    ("struct S: 1️⃣nonisolated P {}\nprotocol P {}", .nonisolatedConformance),
    ("extension S: Q, 1️⃣nonisolated P {}\nprotocol P {}", .nonisolatedConformance),
    ("protocol P<A, B1️⃣,> {\n  associatedtype A\n  associatedtype B\n}", .trailingComma),
    ("protocol P {\n  func f() -> Result<Int, any Error1️⃣,>\n}", .trailingComma),
    ("let x = 1️⃣unsafe f()\nprotocol P {}", .unsafeExpression),
    ("1️⃣@abi(func g(_ x: Int))\nfunc f(_ x: Int) {}\nprotocol P {}", .abiAttribute),
    ("protocol P {\n  var x: 1️⃣Module::Name { get }\n}", .moduleSelector),
    ("protocol P: 1️⃣Module::Base {\n  func f() throws(E)\n}", .moduleSelector),
    ("protocol P {\n  func f(_ x: Outer.1️⃣Module::Inner<Int>)\n}", .moduleSelector),
    ("import struct 1️⃣Foo::Bar\nprotocol P {}", .moduleSelector),
    ("1️⃣@specialized(where T == Int)\nfunc f<T>(_ x: T) {}\nprotocol P {}", .specializedAttribute),
  ]

  @Test(arguments: samples)
  func `is read or told`(text: String, syntax: NewerSyntax) {
    let source = MarkedSource(text)
    let file = source.scanned()
    if syntax.isKnown {
      #expect(file.diagnostics == [])
      #expect(file.protocols.map(\.name) == ["P"])
    } else {
      #expect(file.diagnostics.first?.id == .newerSyntax)
      #expect(file.diagnostics.first?.position == source["1️⃣"])
      #expect(file.diagnostics.first?.message.contains("(swift-syntax ") == true)
      // Errors that follow from the syntax are not reported, but a protocol that it hides is.
      #expect(file.diagnostics.dropFirst().allSatisfy { $0.id == .unreadProtocol })
      #expect(file.protocols.count + file.brokenProtocols.count == 1)
    }
  }

  /// A parser that knows raw identifiers and module selectors has tokens for them.
  @Test(
    arguments: samples.filter {
      ![.rawIdentifier, .moduleSelector].contains($0.1) || !$0.1.isKnown
    })
  func `is found by its tokens`(text: String, syntax: NewerSyntax) {
    let source = MarkedSource(text)
    let places = places(in: source.text, unknownTo: Self.oldest)
    #expect(places == ["\(source["1️⃣"]): \(syntax)"])
    #expect(self.places(in: source.text, unknownTo: syntax.version) == [])
  }

  @Test func `has a sample of each kind`() {
    #expect(Set(Self.samples.map(\.1)) == Set(NewerSyntax.allCases))
  }

  @Test(arguments: [
    "let a = b ? c : d", "let a: [Int: [String]] = [:]", "if a < 3, b > 4 {}",
    "f(of: 1, nonisolated: 2)",
    "nonisolated(unsafe) var a = 1", "unowned(unsafe) let a: A", "let unsafe = 1\nunsafe",
    "protocol P { func index(of element: Int) -> Int }", "func f() where T == Int {}",
    "let a = [1, 2]", "guard let a, let b: Int = c else {}",
    "@available(*, deprecated) func f() {}",
    "let `class` = 1", "f(a: b, c)", "nonisolated struct S {}", "if a == 4 {}",
  ])
  func `is not what an older parser knows`(text: String) {
    let places = places(in: text, unknownTo: Self.oldest).filter {
      !$0.hasSuffix("integerArgument")
    }
    #expect(places == [])
  }

  @Test func `stands for the errors in the parentheses around it`() {
    let source = MarkedSource(
      """
      protocol P {
        func f(
          _ done: (1️⃣[3 of Int %%%) -> Void,
          retries: %%%
        ) async ->
        func g(2️⃣-)
      }
      """)
    let tree = Parser.parse(source: source.text)
    let lines = LineTable(SourceFile(path: "A.swift", bytes: Array(source.text.utf8)))
    let errors = SyntaxErrors(in: tree, of: Self.oldest).diagnostics(lines: lines)
    #expect(errors.first?.id == .newerSyntax)
    #expect(errors.first?.position == source["1️⃣"])
    #expect(errors.dropFirst().first?.position == source["2️⃣"])
  }

  @Test func `stands for the errors in its line, and for no others`() {
    let source = MarkedSource(
      """
      protocol P {
        var x: 1️⃣[3 of Int %%%
        func f(2️⃣-)
      }
      """)
    let tree = Parser.parse(source: source.text)
    let lines = LineTable(SourceFile(path: "A.swift", bytes: Array(source.text.utf8)))
    let errors = SyntaxErrors(in: tree, of: Self.oldest).diagnostics(lines: lines)
    let first = errors.filter { $0.position?.line == 2 }
    #expect(first.map(\.id) == [.newerSyntax])
    #expect(first.map(\.position) == [source["1️⃣"]])
    let others = errors.filter { $0.position?.line != 2 }
    #expect(others.first?.position == source["2️⃣"])
    #expect(others.allSatisfy { $0.id == .syntaxError })
  }

  @Test func `may be behind an error if the compiler is newer`() {
    let error = ScanDiagnostic.syntaxError("unexpected code")
      .diagnostic(at: SourcePosition(path: "A.swift", line: 1, column: 1))
    let newest = ParserVersion(number: 603)
    let noted = SyntaxErrors.noted([error, error], parser: Self.oldest, compiler: newest)
    #expect(noted.map(\.notes.count) == [1, 0])
    #expect(noted.first?.notes.first?.message.contains("Swift 6.3") == true)
    #expect(SyntaxErrors.noted([error], parser: newest, compiler: newest) == [error])
    #expect(SyntaxErrors.noted([], parser: Self.oldest, compiler: newest) == [])
  }

  private func places(in text: String, unknownTo parser: ParserVersion) -> [String] {
    let lines = LineTable(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
    return NewerSyntaxUse.all(in: Parser.parse(source: text), unknownTo: parser).map {
      "\(lines.position(at: $0.offset)): \($0.syntax)"
    }
  }
}
