import DiagnosticSupport
import FactoryGeneration
import Testing

/// Values that cannot be made are reported, with the parameters that lead to them.
@Suite struct `What keeps a factory from being made` {
  /// A source, the selected types, and the expected diagnostics.
  struct Case: Sendable, CustomTestStringConvertible {
    var source: String
    var types: [String]
    var messages: [String]

    init(_ types: [String], _ source: String, _ messages: String...) {
      self.source = source
      self.types = types
      self.messages = messages
    }

    var testDescription: String { messages[0] }
  }

  @Test(arguments: values + initializers + redeclarations + surroundings + defaults)
  func `is located`(_ example: Case) {
    let source = MarkedTypes(example.source)
    let resolution = source.factories(example.types)
    #expect(source.marked(resolution.diagnostics) == example.messages)
    #expect(resolution.unmatched.isEmpty)
  }

  static let values = [
    Case(
      ["Environment"],
      """
      final class Environment { init(flux: Flux) {} }
      final class Flux { 1️⃣init(session: URLSession) {} }
      """,
      "1️⃣: error: Environment.mock → flux → session: undeclared-type 'URLSession'; 'values: {URLSession: …}'"
    ),
    Case(
      ["A"], "final class A { 1️⃣init(make: @escaping (Int) -> String) {} }",
      "1️⃣: error: A.mock → make: closure-value; 'values: {A.make: …}'"),
    Case(
      ["A"],
      """
      protocol P { func p() }
      protocol Q { func q() }
      struct A { let 1️⃣both: any P & Q }
      """,
      "1️⃣: error: A.mock → both: protocol-composition 'P & Q'; 'values: {\"P & Q\": …}'"),
    Case(
      ["A"],
      """
      protocol P { func p() }
      protocol Q: Sendable { func q() }
      struct A { let q: any Q & Sendable; let 1️⃣both: any P & Sendable }
      """,
      "1️⃣: error: A.mock → both: protocol-composition 'P & Sendable'; 'values: {\"P & Sendable\": …}'"
    ),
    Case(
      ["A"],
      """
      final class A { init(b: B) {} }
      final class 1️⃣B { init(c: C) {} }
      final class C { init(b: B) {} }
      """,
      "1️⃣: error: A.mock → b → c → b: recursive-type 'B'; 'values: {B: …}'"),
    Case(
      ["A"], "final class A { 1️⃣init(count: inout Int) {} }",
      "1️⃣: error: A.mock → count: inout-parameter 'inout'; 'inout'"),
    Case(
      ["A"], "enum E {}\nfinal class A { 1️⃣init(e: E) {} }",
      "1️⃣: error: A.mock → e: enum-without-cases 'E'; 'values: {E: …}'"),
  ]

  static let initializers = [
    Case(
      ["Environment"],
      """
      final class Environment { init(flux: Flux) {} }
      final class Flux { init(session: Session) {} }
      final class 1️⃣Session { private init() {} }
      """,
      "1️⃣: error: Environment.mock → flux → session: inaccessible-initializer 'Session'; 'values: {Session: …}'"
    ),
    Case(
      ["A"], "final class 1️⃣A { init(a: Int) {}; init(b: Int, _ c: Int) {} }",
      "1️⃣: error: A.mock: ambiguous-initializer 'A' 'init(a:)' 'init(b:_:)'; '// kagemusha: factory'"
    ),
    Case(
      ["A"], "final class 1️⃣A { init?(a: Int) {} }",
      "1️⃣: error: A.mock: failable-initializer 'init?(a:)' 'A'"),
    Case(
      ["A"], "struct A { let b: B }\nstruct 1️⃣B { private let c: Int }",
      "1️⃣: error: A.mock → b: private-memberwise-initializer 'B' 'c'; 'values: {B: …}'"),
    Case(
      ["A"], "struct A { let b: B }\nstruct 1️⃣B { var c = make() }",
      "1️⃣: error: A.mock → b: untyped-property 'B.c'; 'values: {B: …}'"),
  ]

  static let redeclarations = [
    Case(
      ["A"], "struct 1️⃣A { let id: Int; static func mock(id: String) -> A { A(id: 1) } }",
      "1️⃣: error: A.mock: redeclared-function 'A' 'mock(id:)'"),
    Case(
      ["A"], "struct 1️⃣A {}\nextension A { static var mock: A { A() } }",
      "1️⃣: error: A.mock: redeclared-function 'A' 'mock()'"),
    Case(
      ["A*"], "class Base { class func mock() -> Base { Base() } }\nclass 1️⃣A: Base {}",
      "1️⃣: warning: A.mock: redeclared-function 'Base' 'mock()'; '// kagemusha: skip'; 'A'"),
    Case(
      ["*"],
      """
      final class 1️⃣Derived: Base {}
      class Base { init(a: Int) {} }
      final class Other: Base { init(b: Int) { super.init(a: b) } }
      """,
      "1️⃣: warning: Derived.mock: redeclared-function 'Base' 'mock(a:)'; '// kagemusha: skip'; 'Derived'"
    ),
  ]

  static let surroundings = [
    Case(
      ["A"], "private final class 1️⃣A {}",
      "1️⃣: error: A.mock: inaccessible-type 'A'"),
    Case(
      ["A"], "final class 1️⃣A<T> { init(a: T) {} }",
      "1️⃣: error: A.mock: unbound-generic-type 'A'"),
    Case(
      ["A"],
      """
      @MainActor final class A { init(b: B) {} }
      @globalActor actor Disk { static let shared = Disk() }
      @Disk final class 1️⃣B {}
      """,
      "1️⃣: error: A.mock → b: different-actor 'B' '@Disk' '@MainActor'; 'values: {B: …}'"),
    Case(
      ["A"],
      """
      final class A { init(b: B) {} }
      #if DEBUG
        final class 1️⃣B {}
      #endif
      """,
      "1️⃣: error: A.mock → b: conditional-type 'B' '#if DEBUG'; 'values: {B: …}'"),
    Case(
      ["A"],
      """
      final class A { 1️⃣init(b: B) {} }
      #if DEBUG
        final class B {}
      #else
        final class B { init(a: Int) {} }
      #endif
      """,
      "1️⃣: error: A.mock → b: conditional-redeclaration 'B'; 'values: {B: …}'"),
    Case(
      ["*"], "final class 1️⃣A { init?(a: Int) {} }",
      "1️⃣: warning: A.mock: failable-initializer 'init?(a:)' 'A'"),
  ]

  /// Factories that exist nevertheless.
  static let defaults = [
    Case(
      ["A"],
      """
      protocol SessionType { func send() }
      final class A { init(api: API = .shared) {} }
      final class API {
        static let shared = API(session: Session()) { 1 }
        1️⃣init(session: any SessionType, retry: @escaping () -> Int) {}
      }
      """,
      "1️⃣: warning: A.mock → api → retry: closure-value; 'values: {API.retry: …}'"),
    Case(
      ["A", "Flux"],
      """
      final class A { init(flux: Flux, 2️⃣store: Store) {} }
      final class Flux { init(bus: Bus) {} }
      final class Store { init(bus: Bus) {} }
      final class 1️⃣Bus {}
      """,
      "1️⃣: warning: A.mock → store → bus: unshared-dependency 'flux' 'Bus'; 'types'"),
  ]

  @Test func `no warning for a default that is a value or a hidden instance`() {
    let source = MarkedTypes(
      """
      final class A { init(b: B = .shared, limit: Int = 3, make: () -> Int = { 1 }) {} }
      final class B { static let shared = B(); private init() {} }
      """)
    #expect(source.factories(["A"]).diagnostics.isEmpty)
    #expect(source.factoryText(["A"]).contains("    return A()\n"))
  }

  @Test func `reports all failures at once`() {
    let source = MarkedTypes(
      """
      struct A { let 1️⃣one: URLSession; let two: Int; let b: B; let c: Outer<Int>.C }
      struct B { let 2️⃣make: (Int) -> String; let 3️⃣link: NSURL }
      struct Outer<T> { struct 4️⃣C {} }
      """)
    let diagnostics = source.factories(["A"]).diagnostics
    #expect(
      source.marked(diagnostics).map { String($0.prefix { $0 != ":" }) }
        == ["1️⃣", "2️⃣", "3️⃣", "4️⃣"])
  }

  @Test func `names without a match, and names of something else`() {
    let source = MarkedTypes(
      """
      protocol TrackerType { func send() }
      enum Mode { case fast }
      final class Environment {}
      // kagemusha: skip
      final class Left {}
      """)
    let names = ["TrackerType", "Mode", "Enviroment", "*Store", "Left", "Environment"]
    #expect(
      source.factories(names).unmatched.map(\.kind) == [
        "unsupported-type-kind 'TrackerType'", "unsupported-type-kind 'Mode'",
        "unmatched-type 'Enviroment'", "unmatched-type '*Store'", "skipped-type 'Left'",
      ])
  }

  @Test func `a missing mock, and a mock with other initializer arguments`() {
    let source = MarkedTypes(
      """
      protocol P { func p() }
      final class A { 1️⃣init(p: any P) {} }
      """)
    let changes: [((inout FactorySelection) -> Void, String)] = [
      ({ $0.mocks = [] }, "protocol-without-mock 'P'"),
      ({ $0.mocks[0].issue = "it is excluded" }, "protocol-without-mock 'P'"),
      ({ $0.mocks[0].isPlain = false }, "mock-with-arguments 'MockP'"),
      ({ $0.mocks[0].generics = ["Item"] }, "unbound-generic-mock 'MockP' 'P'; 'any P<…>'"),
    ]
    for (change, kind) in changes {
      let diagnostics = source.factories(["A"], change: change).diagnostics
      #expect(
        source.marked(diagnostics) == ["1️⃣: error: A.mock → p: \(kind); 'values: {P: …}'"])
    }
  }

  @Test func `a factory in another module calls what is public`() {
    let source = MarkedTypes(
      """
      public struct 1️⃣A { public let id: Int }
      public final class 2️⃣B {}
      public final class C { public init(id: Int) {}; init() {} }
      """)
    let resolution = source.factories(["A", "B", "C"]) {
      $0.access = .public
      $0.visible = .public
    }
    #expect(resolution.factories.map(\.name) == ["C"])
    #expect(
      source.marked(resolution.diagnostics)
        == [("1️⃣", "A"), ("2️⃣", "B")].map { marker, name in
          "\(marker): error: \(name).mock: inaccessible-initializer '\(name)' '@testable'"
        })
  }

  @Test func `a factory that exposes a less visible type`() {
    let source = MarkedTypes(
      "public struct 1️⃣A { let b: B }\nfinal class B {}\nfinal class 2️⃣C {}")
    let resolution = source.factories(["A", "C"]) { $0.access = .public }
    #expect(resolution.factories.map(\.name) == ["A"])
    #expect(
      source.marked(resolution.diagnostics) == [
        "2️⃣: error: C.mock: narrower-access 'C'; 'access'"
      ])
    #expect(
      source.factoryText(["A"]) { $0.access = .public }.contains("  public static func mock("))
  }
}
