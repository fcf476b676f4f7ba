import DeclarationModel
import Testing

@testable import SwiftScanner

/// Returns the scanned type of the property `var x: …`.
private func lowered(_ spelling: String) throws -> TypeReference {
  let file = scan("protocol P { var x: \(spelling) { get } }")
  #expect(file.diagnostics == [])
  let kind = try #require(file.protocols.first?.members.first?.kind)
  guard case .property(let property) = kind else {
    throw UnexpectedKind()
  }
  return property.type
}

private struct UnexpectedKind: Error {}

@Suite struct `Types are lowered` {
  @Test(arguments: [
    "Int", "Self", "Any", "AnyObject", "Void", "()", "`Type`", "`class`.Inner", "Self.Item",
    "Outer.Inner", "Outer<Int>.Inner<String, Bool>", "Result<[Int], any Error>",
    "Optional<Int>", "Int?", "Int??", "Int!", "[Int]", "[[Int]?]", "[String: [Int: Bool]]",
    "[Int: Int]?", "(Int, String)", "(a: Int, b: String)", "(Int, String)?", "(a: Int, _: Bool)",
    "() -> Void", "() -> ()", "(Int) -> Void", "(Int, String) async throws -> [Int]",
    "(Int) throws(Failure) -> Void", "(Int) throws(any Error) -> Void", "() async -> Void",
    "@Sendable () -> Void", "@MainActor @Sendable (Int) async -> Void",
    "@convention(c) (Int32) -> Int32", "@isolated(any) () async -> Void",
    "((Int) -> Void)?", "((Int) -> Void)!",
    "(@Sendable () -> Void)?", "[() -> Void]", "[String: (Int) -> Void]", "() -> () -> Void",
    "(() -> Void) -> Void", "(@escaping () -> Void) -> Void", "(_ name: String) -> Void",
    "(_ body: @escaping @Sendable () -> Void, Int) -> Void", "(inout Int, String...) -> Void",
    "(sending Value, borrowing Value) -> Void", "(_ value: inout Int) -> Void",
    "((Int, Int)) -> Void", "(() -> Void)??", "any P", "(any P)?", "any P & Q", "(any P & Q)?",
    "[any P]", "any Sequence<Int>", "any P.Type", "(any P).Type", "(any P.Type)?", "any P.Protocol",
    "some P", "(some P)?", "some Sequence<Int>", "P & Q", "(P & Q)?", "[P & Q]", "P & Q & R<Int>",
    "Int.Type", "Int.Type?", "[Int].Type", "(Int, Int).Type", "(() -> Void).Type", "Self.Type",
    "~Copyable", "any ~Copyable", "any P & ~Copyable", "(repeat each T)", "(repeat [each T])",
    "(repeat (each T)?, Int)", "Box<repeat each T>", "(repeat each T) -> Void", "[Int].Index",
    "(each T).Item", "Int?.Wrapped",
    "sending Value", "@unchecked Sendable", "(@unchecked Sendable)?", "() -> any P", "() -> Int?",
    "(() -> any P)?", "(Int, @autoclosure () -> Bool) -> Void", "Dictionary<String, Int>.Index",
  ])
  func `and read back as they were`(spelling: String) throws {
    #expect(try lowered(spelling).text == spelling)
  }

  @Test(arguments: [
    ("( Int )", "Int"), ("((Int))", "Int"), ("(Int)?", "Int?"),
    ("((Int) -> Void)", "(Int) -> Void"),
    ("[ Int:String ]", "[Int: String]"), ("(Int,String)", "(Int, String)"),
    ("(a:Int, b :Int)", "(a: Int, b: Int)"),
    ("(Int)->Void", "(Int) -> Void"), ("@Sendable(Int)->Void", "@Sendable (Int) -> Void"),
    ("P&Q", "P & Q"),
    ("any (P & Q)", "any P & Q"),
    ("Outer . Inner", "Outer.Inner"), ("(Outer).Inner", "Outer.Inner"), ("Foo < Int >", "Foo<Int>"),
    ("/* a */ Int /* b */", "Int"), ("Result<\n  Int, // value\n  Never>", "Result<Int, Never>"),
    ("(Int) /* c */ async\n  throws -> Void", "(Int) async throws -> Void"),
    ("any (P)", "any P"), ("[(any P)]", "[any P]"),
  ])
  func `in one canonical spelling`(spelling: String, canonical: String) throws {
    #expect(try lowered(spelling).text == canonical)
  }

  @Test(
    arguments: [
      ("Foo::Bar", "Foo::Bar", .moduleSelector), ("[3 of Int]", "[3 of Int]", .inlineArray),
      ("[3   of   Int]", "[3 of Int]", .inlineArray),
      ("InlineArray<3, Int>", "InlineArray<3, Int>", .integerArgument),
      ("Matrix<-1, Int>", "Matrix<-1, Int>", .integerArgument),
      (
        "nonisolated(nonsending) @Sendable () async -> Void",
        "nonisolated(nonsending) @Sendable () async -> Void", .nonisolatedNonsending
      ),
    ] as [(String, String, NewerSyntax)])
  func `if the parser knows them`(spelling: String, canonical: String, syntax: NewerSyntax) throws {
    if syntax.isKnown {
      #expect(try lowered(spelling).text == canonical)
    } else {
      let file = scan("protocol P { var x: \(spelling) { get } }")
      #expect(file.diagnostics.map(\.id) == [.newerSyntax])
    }
  }

  /// Older parsers take the parenthesis for the arguments of the attribute.
  @Test(.enabled(if: ParserVersion.current >= ParserVersion(number: 603)))
  func `in parentheses after an attribute`() throws {
    #expect(try lowered("@MainActor (() -> Void)").text == "@MainActor () -> Void")
  }

  @Test func `to cases that say what they are`() throws {
    #expect(
      try lowered("((Int) -> Void)?")
        == .optional(
          .function(
            FunctionType(
              parameters: [.init(type: .name("Int"))], result: .void))))
    #expect(try lowered("(any P).Type") == .metatype(.existential(.name("P")), .type))
    #expect(try lowered("any P.Type") == .existential(.metatype(.name("P"), .type)))
    #expect(
      try lowered("[Int].Index") == .member(of: .array(.name("Int")), NamedType([.init("Index")])))
    #expect(try lowered("()") == .tuple([]))
    #expect(try lowered("Void") == .void)
    #expect(
      try lowered("(repeat each T)")
        == .tuple([
          TupleElement(type: .packExpansion(.packElement(.name("T"))))
        ]))
    #expect(
      try lowered("Outer<Int>.Inner")
        == .named(
          NamedType([
            .init("Outer", arguments: [.name("Int")]), .init("Inner"),
          ])))
    var closure = FunctionType.Parameter(
      attributes: [Attribute(.escaping)],
      type: .function(
        FunctionType(attributes: [Attribute(.sendable)], parameters: [], result: .void)))
    closure.label = "_"
    closure.name = "f"
    #expect(
      try lowered("(_ f: @escaping @Sendable () -> Void) -> Void")
        == .function(FunctionType(parameters: [closure], result: .void)))
    #expect(
      try lowered("P & ~Copyable") == .composition([.name("P"), .suppressed(.name("Copyable"))]))
  }
}
