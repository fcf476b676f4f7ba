import DeclarationModel
import Testing

@Suite struct `The type of an initial value` {
  private func inferred(_ value: String) -> String? {
    let file = scanTypes("class C { private let x = \(value)\n}")
    #expect(file.diagnostics == [])
    let found = file.types.flatMap(\.members).compactMap(\.variable)
    #expect(found.map(\.initialValue) == [value])
    return found.first?.inferredType?.text
  }

  @Test(arguments: [
    ("1", "Int"), ("-1", "Int"), ("0xFF", "Int"), ("1.5", "Double"), ("-1e3", "Double"),
    ("\"a\"", "String"), ("\"a \\(b)\"", "String"), ("\"\"\"\n  a\n  \"\"\"", "String"),
    ("#\"a\"#", "String"), ("true", "Bool"), ("!a", "Bool"), ("[1, 2]", "[Int]"),
    ("[[\"a\"], [\"b\"]]", "[[String]]"), ("[\"a\": 1, \"b\": 2]", "[String: Int]"),
    ("(1)", "Int"), ("(a: 1, \"b\")", "(a: Int, String)"), ("0...5", "ClosedRange<Int>"),
    ("-1..<5", "Range<Int>"), ("0.5...1.0", "ClosedRange<Double>"), ("60 * 60", "Int"),
    ("60 * 0.5", "Double"), ("\"a\" + \"b\"", "String"), ("a == b", "Bool"),
    ("a && !b", "Bool"), ("x is T", "Bool"), ("#selector(f)", "Selector"), ("#line", "Int"),
  ])
  func `is evident of literals`(value: String, type: String) {
    #expect(inferred(value) == type)
  }

  @Test(arguments: [
    ("Foo()", "Foo"), ("Foo.Bar(x: 1)", "Foo.Bar"), ("Foo<Int>()", "Foo<Int>"),
    ("Foo<Int>.Bar<[String]>()", "Foo<Int>.Bar<[String]>"), ("Foo.init(x: 1)", "Foo"),
    ("Foo { 1 }", "Foo"), ("_Foo()", "_Foo"), ("[Int]()", "[Int]"),
    ("[String: Int]()", "[String: Int]"), ("[Foo.Bar?]()", "[Foo.Bar?]"),
    ("[(Int, a: String)]()", "[(Int, a: String)]"), ("[() -> Void]()", "[() -> Void]"),
    ("[String: (Int) -> Foo]()", "[String: (Int) -> Foo]"), ("[any P]()", "[any P]"),
    ("Set<Int>()", "Set<Int>"), ("[Foo(), Foo()]", "[Foo]"), ("try Foo()", "Foo"),
    ("try! await Foo()", "Foo"), ("try? Foo()", "Foo?"), ("Foo.shared", "Foo"),
    ("Foo.Bar.default", "Foo.Bar"), ("CGRect.zero", "CGRect"), ("Foo<Int>.main", "Foo<Int>"),
    ("Foo.self", "Foo.Type"), ("[Int].self", "[Int].Type"), ("Int.max", "Int"),
    ("URL(string: a)", "URL?"), ("URL(string: a)!", "URL"), ("Int(\"1\") ?? 2", "Int"),
    ("URL(fileURLWithPath: a)", "URL"), ("OperationQueue.current", "OperationQueue?"),
    ("Foundation.URL(string: a)", "Foundation.URL?"), ("Swift.Int(\"1\")", "Swift.Int?"),
    ("Foundation.OperationQueue.current", "Foundation.OperationQueue?"),
    ("Foo.URL(string: a)", "Foo.URL"),
  ])
  func `is evident of types' initialisers and well-known members`(value: String, type: String) {
    #expect(inferred(value) == type)
  }

  @Test(arguments: [
    ("x as T", "T"), ("x as! [T]", "[T]"), ("x as? T", "T?"), ("f(1) as? T?", "T??"),
    ("try? f() as T", "T?"), ("try f() as any P & Q", "any P & Q"), ("a + b as T", "T"),
    ("(x as? T)!", "T"), ("[] as [Int]", "[Int]"), ("nil as Int?", "Int?"),
    ("a ? 1 : 2", "Int"), ("a == 1 ? Foo() : b ? Foo() : x as Foo", "Foo"),
    ("x as? T ?? T()", "T"), ("x as? T ?? y as? T", "T?"),
  ])
  func `is evident of casts and choices`(value: String, type: String) {
    #expect(inferred(value) == type)
  }

  @Test(arguments: [
    ("{ () -> T in f() }()", "T"), ("{ [weak self] () throws -> T? in nil }()", "T?"),
    ("{ Foo() }()", "Foo"), ("{ return 1 }()", "Int"), ("({ 1 })()", "Int"),
    (
      "{\n  let searchBar = UISearchBar(frame: .zero)\n  searchBar.showsCancelButton = true\n"
        + "  return searchBar\n}()", "UISearchBar"
    ),
    ("{ let x: T = f(); x.run { return 1 }; return x }()", "T"),
    ("{ var x = Foo(), y = x; y.a = 1; return y }()", "Foo"),
    ("{ let x = { let y = 1; return y }(); return x }()", "Int"),
    ("{ if a { return 1 }; return 2 }()", "Int"),
    ("{ func f() -> String { return \"\" }; return Foo() }()", "Foo"),
  ])
  func `is evident of closures called at once`(value: String, type: String) {
    #expect(inferred(value) == type)
  }

  @Test(arguments: [
    "nil", "[]", "[:]", "[1, \"a\"]", "[nil]", "f()", "a", "a.b", "foo.Bar()", "Foo.bar",
    "Foo.make()", "Foo.shared()", "Foo().bar", "Foo.shared.bar", ".init()", ".shared",
    "Foo(rawValue: 1)", "Set([1])", "Array(repeating: 0, count: 2)", "Self.shared", "Self()",
    "a ? 1 : \"b\"", "a ? 1 : nil", "a ?? 1", "a + 1", "1 + \"a\"", "1 << 2", "1...",
    "\"a\" - \"b\"",
    "{ 1 }", "{ }()", "{ f() }()", "{ let x = f(); return x }()", "{ let x = 1; f(x) }()",
    "{ if a { return 1 }; return \"a\" }()", "{ let (a, b) = f(); return a }()",
    "{ guard let x = f() else { return 1 }; return x }()", "Foo()!", "\\Foo.bar", "(a, 1)",
    "[a: 1]", "Foo.bar as? T ?? f()", "try f()", "-a", "Foo.zero + 1", "switch a { default: 1 }",
    "[Foo, Bar]", "[Foo]", "Foo", "(Int, String)", "\"a\"[0]", "Foo()[0]",
  ])
  func `is not evident`(value: String) {
    #expect(inferred(value) == nil)
  }

  @Test(arguments: [
    ("nil", "Optional"), ("Optional.none", "Optional"), ("Optional.some(1)", "Optional"),
    ("URL(string: a)!", "URL!"), ("URL(string: a)", "URL"), ("Foo.make()", "Foo"),
    ("Foo<Int>.make(1) { 2 }", "Foo<Int>"), ("[1, \"a\"]", "[Any]"), ("[1, nil]", "[Int?]"),
    ("[1, [1, 2]]", "[Any]"), ("[1: 1, 2: \"a\"]", "[Int: Any]"), ("[1: 1, 2: nil]", "[Int: Int?]"),
    ("(_: 1, b: 2)", "(Int, b: Int)"), ("1", nil), ("Foo()", nil), ("[1]", nil), ("f()", nil),
    ("x as? T", nil),
  ])
  func `may be another one where Sourcery guesses`(value: String, type: String?) {
    let file = scanTypes("class C { var x = \(value)\n}")
    #expect(file.types.first?.members.first?.variable?.guessedType?.text == type)
  }

  @Test func `of a binding inside a binding is read`() {
    let file = scanTypes("struct S { var a: Int, var b: [Int] }")
    let found = file.types.flatMap(\.members).compactMap(\.variable)
    #expect(found.map(\.name) == ["a", "b"])
    #expect(found.map { $0.type?.text } == ["Int", "[Int]"])
  }

  @Test func `is not asked for where a type is declared or nothing is stored`() {
    let file = scanTypes("class C { var a: T = 1, b = 2; let (c, d) = (1, 2); var e: Int { 1 } }")
    let found = file.types.flatMap(\.members).compactMap(\.variable)
    #expect(found.map(\.name) == ["a", "b", "c", "d", "e"])
    #expect(found.map { $0.inferredType?.text } == [nil, "Int", nil, nil, nil])
  }
}
