import FactoryGeneration
import Testing

/// What cannot be made is told, with the way that leads to it.
@Suite struct `What keeps a factory from being made` {
  /// A source, the types that are asked for, and what is said.
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

  @Test(arguments: values + initializers + surroundings + defaults)
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
      "1️⃣: error: Environment.mock → flux → session: 'URLSession' is declared in none of the "
        + "sources; add the file that declares it, or give a value, as in "
        + "'values: {URLSession: …}'"),
    Case(
      ["A"], "final class A { 1️⃣init(make: @escaping (Int) -> String) {} }",
      "1️⃣: error: A.mock → make: a closure that returns something cannot be made up; give a "
        + "value, as in 'values: {A.make: …}'"),
    Case(
      ["A"],
      """
      protocol P { func p() }
      protocol Q { func q() }
      struct A { let 1️⃣both: any P & Q }
      """,
      "1️⃣: error: A.mock → both: no mock is 'P & Q'; declare a protocol that inherits from all "
        + "of them, or give a value, as in 'values: {\"P & Q\": …}'"),
    Case(
      ["A"],
      """
      final class A { init(b: B) {} }
      final class 1️⃣B { init(c: C) {} }
      final class C { init(b: B) {} }
      """,
      "1️⃣: error: A.mock → b → c → b: 'B' needs itself to be made; give a value, as in "
        + "'values: {B: …}'"),
    Case(
      ["A"], "final class A { 1️⃣init(count: inout Int) {} }",
      "1️⃣: error: A.mock → count: an 'inout' parameter takes a variable; take 'inout' away"),
    Case(
      ["A"], "enum E {}\nfinal class A { 1️⃣init(e: E) {} }",
      "1️⃣: error: A.mock → e: 'E' has no case to choose; give a value, as in 'values: {E: …}'"),
  ]

  static let initializers = [
    Case(
      ["Environment"],
      """
      final class Environment { init(flux: Flux) {} }
      final class Flux { init(session: Session) {} }
      final class 1️⃣Session { private init() {} }
      """,
      "1️⃣: error: Environment.mock → flux → session: no initialiser of 'Session' can be called "
        + "from other files; make one internal, or give a value, as in 'values: {Session: …}'"),
    Case(
      ["A"], "final class 1️⃣A { init(a: Int) {}; init(b: Int, _ c: Int) {} }",
      "1️⃣: error: A.mock: 'A' has several initialisers: 'init(a:)', 'init(b:_:)'; write "
        + "'// kagemusha: factory' before the one to call"),
    Case(
      ["A"], "final class 1️⃣A { init?(a: Int) {} }",
      "1️⃣: error: A.mock: 'init?(a:)' of 'A' may fail; ask for another type"),
    Case(
      ["A"], "struct A { let b: B }\nstruct 1️⃣B { private let c: Int }",
      "1️⃣: error: A.mock → b: the memberwise initialiser of 'B' is private, as its property 'c' "
        + "is; write an initialiser, or give a value, as in 'values: {B: …}'"),
    Case(
      ["A"], "struct A { let b: B }\nstruct 1️⃣B { var c = make() }",
      "1️⃣: error: A.mock → b: the type of 'B.c' is not evident; declare it, or give a value, as "
        + "in 'values: {B: …}'"),
  ]

  static let surroundings = [
    Case(
      ["A"], "private final class 1️⃣A {}",
      "1️⃣: error: A.mock: 'A' is private to its file; make it internal"),
    Case(
      ["A"], "final class 1️⃣A<T> { init(a: T) {} }",
      "1️⃣: error: A.mock: 'A' is generic, and cannot be made without a value; ask for another type"),
    Case(
      ["A"],
      """
      @MainActor final class A { init(b: B) {} }
      @globalActor actor Disk { static let shared = Disk() }
      @Disk final class 1️⃣B {}
      """,
      "1️⃣: error: A.mock → b: 'B' is made on @Disk, and the rest on @MainActor; give a value, as "
        + "in 'values: {B: …}'"),
    Case(
      ["A"],
      """
      final class A { init(b: B) {} }
      #if DEBUG
        final class 1️⃣B {}
      #endif
      """,
      "1️⃣: error: A.mock → b: 'B' is there only under '#if DEBUG'; put both under one condition, "
        + "or give a value, as in 'values: {B: …}'"),
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
      "1️⃣: error: A.mock → b: 'B' is declared more than once, under conditions; give a value, as "
        + "in 'values: {B: …}'"),
    Case(
      ["*"], "final class 1️⃣A { init?(a: Int) {} }",
      "1️⃣: warning: A.mock: 'init?(a:)' of 'A' may fail; ask for another type"),
  ]

  /// These are made all the same.
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
      "1️⃣: warning: A.mock → api → retry: a closure that returns something cannot be made up, so "
        + "that it keeps its default; give a value, as in 'values: {API.retry: …}'"),
    Case(
      ["A", "Flux"],
      """
      final class A { init(flux: Flux, 2️⃣store: Store) {} }
      final class Flux { init(bus: Bus) {} }
      final class Store { init(bus: Bus) {} }
      final class 1️⃣Bus {}
      """,
      "1️⃣: warning: A.mock → store → bus: 'flux' has a 'Bus' of its own, and does not show it, so "
        + "that there are two; let it have a property of that type, or leave one of the types out "
        + "of 'types'"),
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
      source.factories(names).unmatched.map(\.message) == [
        "'TrackerType' is a protocol; a protocol has a mock, and no factory: name a type that is "
          + "made with it",
        "'Mode' is an enumeration; a factory is made with an initialiser: name a type that is made "
          + "with it",
        "no type matches 'Enviroment'; did you mean 'Environment'?",
        "no type matches '*Store'; correct the name or add the file that declares it",
        "'Left' is marked to be skipped; remove the mark, or ask for another",
      ])
  }

  @Test func `a missing mock, and a mock with other initializer arguments`() {
    let source = MarkedTypes(
      """
      protocol P { func p() }
      final class A { 1️⃣init(p: any P) {} }
      """)
    let change: [((inout FactorySelection) -> Void, String)] = [
      ({ $0.mocks = [] }, "'P' has no mock: it is in none of the sources; change that"),
      ({ $0.mocks[0].issue = "it is excluded" }, "'P' has no mock: it is excluded; change that"),
      ({ $0.mocks[0].isPlain = false }, "'MockP' is made with arguments of its superclass"),
      (
        { $0.mocks[0].generics = ["Item"] },
        "'MockP' is generic, and 'P' does not say in what; write its associated types, as in "
          + "'any P<…>'"
      ),
    ]
    for (change, words) in change {
      let diagnostics = source.factories(["A"], change: change).diagnostics
      let way = words.contains(";") ? ", or" : ";"
      #expect(
        source.marked(diagnostics) == [
          "1️⃣: error: A.mock → p: \(words)\(way) give a value, as in 'values: {P: …}'"
        ])
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
          "\(marker): error: \(name).mock: no initialiser of '\(name)' is public, and nothing is "
            + "imported with '@testable'; write one"
        })
  }

  @Test func `a factory that exposes a less visible type`() {
    let source = MarkedTypes(
      "public struct 1️⃣A { let b: B }\nfinal class B {}\nfinal class 2️⃣C {}")
    let resolution = source.factories(["A", "C"]) { $0.access = .public }
    #expect(resolution.factories.map(\.name) == ["A"])
    #expect(
      source.marked(resolution.diagnostics) == [
        "2️⃣: error: C.mock: 'C' is less visible than what is asked for; make it public, or take 'access' "
          + "away"
      ])
    #expect(
      source.factoryText(["A"]) { $0.access = .public }.contains("  public static func mock("))
  }
}
