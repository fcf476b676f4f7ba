import DeclarationModel
import Testing

@testable import SwiftScanner

private let column = NewerSyntax.inlineArray.isKnown ? "[3 of Int]" : "[Int]"

/// A source with most constructs that the scanner reads.
private let torture = """
  @_spi(X) import struct A.B
  #if canImport(C) && swift(>=6)
  @preconcurrency import C
  #else
  import D
  #endif
  /// Doc.
  // kagemusha: mock
  @MainActor @available(macOS 13, *) public protocol P<Item>: AnyObject, Q<Int>, ~Copyable where Item: R {
    associatedtype Item: Hashable = [String: Int] where Item.ID == Int
    typealias Handler<T> = @Sendable (T, inout Int, _ f: @escaping () -> Void) async throws(E) -> Void
    #if DEBUG
    static func == (a: Self, b: Self) -> Bool
    #elseif X
    mutating func f<T: A & B, each U>(_ x: T, to y: repeat each U) async rethrows -> (some V)? where T: W
    #endif
    @discardableResult func g(a: isolated (any Actor)?, b: String..., c: (x: Int, Int)) throws -> [Int].Type
    var x: [String: any P & Q]? { mutating get async throws nonmutating set }
    init?(from: consuming Outer<Int>.Inner)
    subscript(row row: Int, _ column: \(column)) -> Int! { get set }
  }
  private extension Outer.Inner { enum E { protocol N: class {} } }
  /** @mockable */ protocol M { func h(s: String) -> () -> Void }

  """

@Suite struct `Broken sources` {
  /// Checks a property of every result: a source is either read, or gives diagnostics.
  private func check(_ bytes: [UInt8]) {
    let file = SwiftScanner().scan(SourceFile(path: "A.swift", bytes: bytes))
    #expect(file.diagnostics.count <= 40)
    #expect(file.protocols.count + file.diagnostics.count > 0)
    for found in file.protocols {
      #expect(!found.name.isEmpty)
      for case .property(let property) in found.members.map(\.kind) {
        #expect(!property.type.text.isEmpty)
      }
    }
  }

  @Test func `the source itself is sound`() {
    let file = scan(torture)
    #expect(file.diagnostics == [])
    #expect(file.protocols.map(\.qualifiedName) == ["P", "Outer.Inner.E.N", "M"])
    #expect(file.protocols.first?.members.count == 8)
  }

  @Test func `cut off anywhere`() {
    let bytes = Array(torture.utf8)
    for length in stride(from: 400, to: bytes.count, by: 10) {
      check(Array(bytes.prefix(length)))
    }
  }

  @Test func `with any word or sign missing`() {
    let words = tokens(of: torture)
    #expect(words.count > 300)
    for index in words.indices where words[index].contains(where: { !$0.isWhitespace }) {
      var rest = words
      rest.remove(at: index)
      check(Array(rest.joined().utf8))
    }
  }

  @Test(arguments: [
    ("[", "]"), ("(", ")"), ("A<", ">"), ("any ", ""), ("() -> ", ""), ("~", ""), ("@a ", ""),
    ("inout ", ""),
  ])
  func `types nested too deep`(open: String, close: String) {
    let type =
      String(repeating: open, count: 60) + "Int" + String(repeating: close, count: 60)
    check(Array("protocol P { var x: \(type) { get } }".utf8))
  }

  /// The limit is far below the depth at which a reader would overflow its stack.
  @Test(arguments: [
    ("[", "]"), ("(", ")"), ("A<", ">"), ("Int", "?"), ("Int", "!"), ("() -> ", ""),
    ("(Int, x: A.B?) -> ", ""), ("A.", ""), ("Int", ".Type"),
    ("some ", ""), ("@a ", ""), ("{", "}"),
    ("\"\\(", ")\""), ("\n#if a\n", "\n#endif\n"),
  ])
  func `types nested ten thousand times are told`(open: String, close: String) {
    let deep =
      String(repeating: open, count: open == "Int" ? 1 : 10_000) + "Int"
      + String(repeating: close, count: 10_000)
    let file = scan("protocol P { var x: \(deep) { get } }")
    #expect(file.diagnostics.map(\.id) == [.nestingTooDeep])
  }

  /// The parser looks for the end of a literal at each of them.
  @Test(arguments: ["/ ", "#"])
  func `signs that may begin literals are told where they are many`(sign: String) {
    let file = scan("let x = \(String(repeating: sign, count: 300))\nprotocol P {}")
    #expect(file.diagnostics.map(\.id) == [.nestingTooDeep])
  }

  @Test(arguments: ["1.0/255, ", "1 / 2, ", "#selector(a), ", "(1/2, 3/4), ", "f(x) / 2, "])
  func `signs of operators and macros may be many`(item: String) {
    let file = scan("let x = [\(String(repeating: item, count: 300))]\nprotocol P {}")
    #expect(file.diagnostics == [] && file.protocols.count == 1)
  }

  @Test func `broken statements are told one by one`() {
    let broken = (0..<40).map { "let x\($0) = \"abc\n" }.joined()
    let file = scan(broken + "protocol P { func f() }\nlet y = \"abc\n")
    #expect(file.protocols.map(\.name) == ["P"])
    #expect(file.diagnostics.map(\.position?.line) == (1...20).map { $0 })
    #expect(Set(file.diagnostics.map(\.id)) == [.syntaxError])
  }

  @Test func `what only looks nested is read`() {
    let requirements = (0..<300).map { "  func f\($0)() -> Int?\n" }.joined()
    let marks = ["?", "!", "[", "(", "{", "<", "a.", "some ", "/", "#"]
      .map { String(repeating: $0, count: 300) }.joined(separator: "\n// ")
    let file = scan("// \(marks)\nlet a = \"[[[[[[[[[[[[[[[[\"\nprotocol P {\n\(requirements)}")
    #expect(file.diagnostics == [] && file.protocols.first?.members.count == 300)
  }

  @Test(arguments: [
    "_ a: (Int) -> Void, _ b: (Int, () -> Int) -> Void, ", "_ c: [() -> Int], ",
    "_ d: Map<() -> Int, Int>, ",
  ])
  func `closures beside each other are read`(parameters: String) {
    let all = String(repeating: parameters, count: 300)
    let file = scan("protocol P { func f(\(all)last: Int) }")
    #expect(file.diagnostics == [] && file.protocols.first?.members.count == 1)
  }

  @Test func `closures nested beside others are told`() {
    let deep = String(repeating: "() -> (Int, () -> Int, ", count: 300)
    let file = scan("protocol P { func f(_ a: \(deep)) }")
    #expect(file.diagnostics.map(\.id) == [.nestingTooDeep])
  }

  @Test func `as deep as anyone nests`() {
    for (open, close) in [("[", "]"), ("(", ")"), ("A<", ">")] {
      let type = String(repeating: open, count: 10) + "Int" + String(repeating: close, count: 10)
      #expect(scan("protocol P { var x: \(type) { get } }").diagnostics == [])
    }
    let types = String(repeating: "struct S { ", count: 40)
    let ends = String(repeating: "}", count: 40)
    #expect(scan(types + "protocol P {}" + ends).protocols.map(\.enclosingTypes.count) == [40])
  }

  @Test(arguments: ["struct S {", "#if A\n", "extension A { enum B {", "{", "(", "if a {"])
  func `declarations nested too deep`(open: String) {
    check(Array((String(repeating: open, count: 300) + "\nprotocol P {}").utf8))
  }

  /// Returns words, symbols, and runs of white space.
  private func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var wasWord = false
    for character in text {
      let isWord = character.isLetter || character.isNumber
      if isWord, wasWord, !tokens.isEmpty {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append(String(character))
      }
      wasWord = isWord
    }
    return tokens
  }
}
