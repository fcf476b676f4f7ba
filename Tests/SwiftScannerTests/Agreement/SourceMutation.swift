import RandomSupport
import SwiftScanner

/// Changes sources in unlikely ways: tokens are deleted, doubled and swapped, and text that hides
/// braces from a lexer is inserted anywhere.
struct SourceMutation {
  /// The texts that are inserted between tokens.
  private static let insertions = [
    "/* } */", "// {\n", "/* /* { */ */", "/*", "*/", "\"}\"", "\"{", "#\"{\"#", "##\"\"#}\"##",
    "\"\"\"\n}\n\"\"\"", "#\"\"\"\n\\(}\n\"\"\"#", "#\"\"\"#", "\"\\(a { \"}\" })\"", "\"\\(\"",
    "\"\\\\\"", "/}/", "/{", "(/[{]/)", "#/{/#", "#/\n}\n/#", " / { / ", "a/b", "/^}/", "\\/",
    "#if A\n", "\n#if A\n{\n#endif\n", "\n#if A\n#else\n#endif\n", "\n#endif\n", "#elseif B\n",
    "`}`", "`", "`a b`", "{", "}", ";", "(", ")", "{}", "<", ">", "@A(\"{\") ", "@B<C> ", "@D.E ",
    "\n", "\r", "\t", "\u{A0}", "\0", "é", "\u{200B}", "🙂", "#!", "#", "$0", "<#a#>", "'{'",
    " protocol ", " class ", " actor ", " extension A.B ", "\ntypealias A = (Int) -> Void\n",
    "\nprotocol P {}\n", " struct ", " func ", " operator ", " import ", " where ", ": ~Copyable",
    "// sourcery:begin: A\n", "// kagemusha: mock\n", "#sourceLocation()\n", "return ", "try? ",
  ]

  /// The texts that are inserted between lines; most of them leave a source without a syntax error.
  private static let lines = [
    "/* struct A { */", "/*\n{\n/* } */\n*/", "// protocol A {", "/// {", "let a = \"{\"",
    "let a = #\"\"{\"\"#", "let a = ##\"\\#(}\"##", "let a = \"\\(b { \"}\" })\"",
    "let a = \"\"\"\n  }\n  \\(b { \"{\" })\n  \"\"\"", "let a = #\"\"\"\n  \"\"\"\n  {\n  \"\"\"#",
    "let a = /}/",
    "let a = /[/]{/", "let a = #/{/#", "let a = #/\n  { # \"\n  /#", "let a = b / c // }",
    "let a = b(/{/, c: /}/)", "let a = { $0 / 2 }", "#if A", "#if A\n#endif",
    "#if A\n#elseif swift(>=6)\nstruct A {}\n#else\nprotocol A {}\n#endif",
    "#if A || B\nimport A\n#endif",
    "#if !A  &&/* } */swift( >=6 ) // {\ntypealias A = () -> Void\n#else\ntypealias A = Int\ntypealias B = () -> Int\n#endif",
    "func f() { if a { struct A {} } }", "func f(class a: B, protocol: C) {}", "case protocol",
    "class func f() {}", "var a: B { get { c } set { struct D {} } }", "struct `A b` {}",
    "protocol `protocol` { func f() }", "extension A.B { protocol C {} }",
    "extension [A] where B == C {}",
    "extension A<B>.C {}", "actor A<B: ~Copyable>: ~Copyable where B: C {}", "typealias A = B & C",
    "typealias A<B> =\n  (B) throws(C) -> Void",
    "typealias `a=b` = (Int) -> Void", "typealias `a//(b` = (`<`) -> `}`",
    "typealias A = @Sendable (B) async throws -> C.D",
    "typealias A = (_ b: (C) -> Void, D) /* -> */ -> (E) -> F where E == G",
    "typealias A = ((() -> Void))", "typealias A = (() -> Void)?", "typealias A = (b: () -> C, D)",
    "typealias A = B<(C) -> D>.E", "typealias A = @convention(c) (B) -> C",
    "typealias A = any B<C>",
    "typealias A<B> = [C: (B) -> D] where B: E<() -> F>", "typealias A = (B, C) & D",
    "@A(b: { \"}\" }) private enum A { indirect case b }",
    "@A<B>.C @D struct E: ~Escapable {}", "import protocol A.B",
    "precedencegroup A { higherThan: B }",
    "infix operator /^/", "#warning(\"{\")", "#sourceLocation(file: \"{\", line: 1)", ";;",
    "@available(*, deprecated, message: \"}\")", "associatedtype A = B", "init?<A>(_ a: A) { }",
    "subscript(a: B) -> C { d }", "macro a() = #externalMacro(module: \"{\", type: \"}\")",
    "deinit {}",
  ]
  /// Sequences that are not valid UTF-8: truncated, out of place, overlong, a surrogate, beyond
  /// Unicode.
  private static let invalid: [[UInt8]] = [
    [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x99], [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0xAF],
    [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF, 0xFE], [0xFE],
  ]

  private var generator: RandomSource

  /// Creates a mutation; the same number changes the same source in the same way.
  private init(number: Int) {
    generator = RandomSource(seed: UInt64(number) &* 2_654_435_761 &+ 12)
  }

  /// Returns a changed source, which is taken from all sources in turn.
  static func source(_ number: Int, of excerpts: [[UInt8]]) -> [UInt8] {
    var mutation = SourceMutation(number: number)
    return mutation.apply(to: excerpts[number % excerpts.count])
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value? {
    values.randomElement(using: &generator)
  }

  /// Returns a source with changed tokens, and sometimes changed bytes.
  private mutating func apply(to bytes: [UInt8]) -> [UInt8] {
    var tokens = Self.tokens(of: bytes)
    for _ in 0..<Int.random(in: 1...3, using: &generator) { change(&tokens) }
    var bytes = tokens.flatMap { $0 }
    changeBytes(&bytes)
    return bytes
  }

  /// Changes line ends, or inserts bytes that are not text.
  private mutating func changeBytes(_ bytes: inout [UInt8]) {
    let index = Int.random(in: 0...bytes.count, using: &generator)
    switch Int.random(in: 0..<40, using: &generator) {
    case 0, 1: bytes = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    case 2: bytes = bytes.map { $0 == 0x0A ? 0x0D : $0 }
    case 3, 4: bytes = [0xEF, 0xBB, 0xBF] + bytes
    case 5: bytes.insert(0, at: index)
    case 6: bytes.insert(contentsOf: pick(Self.invalid) ?? [], at: index)
    case 7: bytes.removeLast(index)
    default: break
    }
  }

  private mutating func change(_ tokens: inout [[UInt8]]) {
    guard let index = tokens.indices.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: tokens.remove(at: index)
    case 1: tokens.insert(tokens[index], at: index)
    case 2: tokens.swapAt(index, Int.random(in: 0..<tokens.count, using: &generator))
    case 3 where index > 1: tokens.swapAt(index, index - 2)
    case 4...7:
      guard let line = pick(Self.lines) else { return }
      let end = tokens[index...].firstIndex(of: [0x0A]) ?? 0
      tokens.insert(Array("\n\(line)\n".utf8), at: end)
    default:
      guard let insertion = pick(Self.insertions) else { return }
      tokens.insert(Array(insertion.utf8), at: index)
    }
  }

  /// Returns words, runs of blanks, and single symbols.
  private static func tokens(of bytes: [UInt8]) -> [[UInt8]] {
    var tokens: [[UInt8]] = []
    var last = 0
    for byte in bytes {
      let kind = kind(of: byte)
      if kind != 0, kind == last, !tokens.isEmpty {
        tokens[tokens.count - 1].append(byte)
      } else {
        tokens.append([byte])
      }
      last = kind
    }
    return tokens
  }

  private static func kind(of byte: UInt8) -> Int {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: 1
    case 0x20, 0x09: 2
    default: 0
    }
  }
}
