import FactoryGeneration
import Testing

/// Tests the contents of fixtures.
@Suite struct `A fixture` {
  @Test func `has a value for every property`() {
    let source = MarkedTypes(
      """
      struct User { let id: Int; let name: String; var isNew = true; let home: Address?; let note: URL }
      struct Address { let city: String }
      """)
    #expect(
      source.fixtureText(["User"]) == """
        // MARK: - User

        extension User {
          static func mock(
            id: Int = 1,
            name: String = "name",
            isNew: Bool = true,
            home: Address? = .mock(),
            note: URL = URL(string: "https://example.com/note")!
          ) -> User {
            return User(id: id, name: name, isNew: isNew, home: home, note: note)
          }
        }

        // MARK: - Address

        extension Address {
          static func mock(city: String = "city") -> Address {
            return Address(city: city)
          }
        }

        """)
  }

  @Test func `has no value for a property whose wrapper takes none`() {
    let source = MarkedTypes(
      """
      @propertyWrapper struct Injected<T> { var wrappedValue: T { fatalError() }; init() {} }
      @propertyWrapper struct Clamped { var wrappedValue: Int; init(wrappedValue: Int) { fatalError() } }
      struct Screen { @Injected var limit: Int; @Clamped var count: Int }
      """)
    #expect(
      source.fixtureText(["Screen"]) == """
        // MARK: - Screen

        extension Screen {
          static func mock(count: Int = 1) -> Screen {
            return Screen(count: count)
          }
        }

        """)
  }

  @Test func `with values from the configuration`() {
    let source = MarkedTypes("struct User { let id: Int; let age: Int; let link: URL }")
    let text = source.fixtureText(["User"]) {
      $0.defaults = ["URL": "URL(fileURLWithPath: \"/\")", "User.id": "7"]
    }
    #expect(
      text.contains("mock(id: Int = 7, age: Int = 1, link: URL = URL(fileURLWithPath: \"/\"))"))
  }

  @Test func `is a default value where every call can make it`() {
    let source = MarkedTypes(
      """
      struct User { let id: Int }
      @MainActor struct View { let id: Int }
      @available(macOS 26, *) struct Later { let id: Int }
      #if DEBUG
      enum Level { case low }
      #endif
      """)
    let text = source.fixtureFile(["User", "View", "Later", "Level"], registeredBy: "registerAll")
    #expect(
      text.hasSuffix(
        """
        // MARK: - Default values

        extension DefaultValueRegistry {
          /// Lets calls without a stub return the fixtures of this file.
          static func registerAll() {
            register(forType: User.self) { .mock() }

            #if DEBUG
              register(forType: Level.self) { .mock() }
            #endif
          }
        }

        """), "\(text)")
    #expect(text.contains("\nimport Kagemusha\n"))
  }

  @Test func `of cases and closures with names of their own`() {
    let source = MarkedTypes(
      """
      enum Level { case none, some }
      struct A { let level: Level?; let done: Handler; typealias Handler = () -> Void }
      """)
    #expect(
      source.fixtureText(["A"]).contains(
        "mock(level: Level? = Level.none, done: @escaping A.Handler = {}) -> A {"))
  }

  @Test func `terminates if models contain each other`() {
    let source = MarkedTypes(
      """
      struct User { let friends: [User]; let best: Team? }
      struct Team { let members: [String: User]; let name: String }
      """)
    let text = source.fixtureText(["User"])
    #expect(text.contains("mock(friends: [User] = [], best: Team? = nil)"))
    #expect(source.fixtureText(["Team"]).contains("members: [String: User] = [:]"))
  }

  @Test func `of a pattern covers models, not namespaces or coding keys`() {
    let source = MarkedTypes(
      """
      enum GitHub {
        struct User { let id: Int; private enum CodingKeys: String, CodingKey { case id } }
        final class Session {}
        enum State { case open, closed }
        private struct Hidden {}
      }
      """)
    let resolution = source.fixtures(["*"])
    #expect(resolution.fixtures.map(\.name) == ["GitHub.User", "GitHub.State"])
    #expect(resolution.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      "struct A { let 1️⃣image: UIImage }",
      "A.mock → image: undeclared-type 'UIImage'; 'defaults: {UIImage: …}'"
    ),
    (
      "struct A { let b: B }\nstruct B { let 1️⃣image: UIImage }",
      "A.mock → b → image: undeclared-type 'UIImage'; 'defaults: {UIImage: …}'"
    ),
    (
      "protocol P { func p() }\nstruct A { let 1️⃣p: any P }",
      "A.mock → p: protocol-in-fixture 'P'; 'defaults: {P: …}'"
    ),
    (
      "struct 1️⃣A<T> { let value: T }",
      "A.mock: unbound-generic-type 'A'"
    ),
    (
      "struct A { let 1️⃣b: B<Int> }\nstruct B<T> { let t: T }",
      "A.mock → b: unbound-generic-type 'B'; 'defaults: {A.b: …}'"
    ),
    (
      "struct A { let 1️⃣b: B }\nfinal class B { init(a: A) {} }",
      "A.mock → b: recursive-type 'B'; 'defaults: {B: …}'"
    ),
    (
      "struct A { let b: B }\nstruct 1️⃣B { init() throws {} }",
      "A.mock → b: initializer-effects 'B'; 'defaults: {B: …}'"
    ),
    (
      "struct A { let 1️⃣pairs: T1 }\ntypealias T31 = Int\n"
        + (1...30).map { "typealias T\($0) = (T\($0 + 1), T\($0 + 1))\n" }.joined(),
      "A.mock → pairs: unsupported-type 'T1'; 'defaults: {T1: …}'"
    ),
    (
      "struct A { let 1️⃣pairs: T1 }\nenum T31 { case one }\n"
        + (1...30).map { "enum T\($0) { case two(T\($0 + 1), T\($0 + 1)) }\n" }.joined(),
      "A.mock → pairs: unsupported-type 'T1'; 'defaults: {T1: …}'"
    ),
    (
      // Each contains all others, and none can end.
      "enum 1️⃣A { case t1(T1) }\n"
        + (1...30).map { number in
          let cases = (1...30).map { "case t\($0)(T\($0))" }.joined(separator: ";")
          return "indirect enum T\(number) { \(cases) }\n"
        }.joined(),
      "A.mock: recursive-type 'A'"
    ),
    (
      "enum 1️⃣A { case b(B) }\nenum B { case none(Empty) }\nenum Empty {}",
      "A.mock: enum-without-cases 'Empty'"
    ),
    (
      "struct 1️⃣A { let id: Int; static func mock(id: Int = 2) -> A { A(id: id) } }",
      "A.mock: redeclared-function 'A' 'mock(id:)'"
    ),
    (
      "enum 1️⃣A { case other, mock }",
      "A.mock: redeclared-function 'A' 'mock()'"
    ),
    (
      "struct A { let b: B }\nstruct 1️⃣B { static let mock = B() }",
      "A.mock → b: redeclared-function 'B' 'mock()'; 'defaults: {B: …}'"
    ),
    (
      "struct A { let 1️⃣make: (Int) -> String }",
      "A.mock → make: closure-value; 'defaults: {A.make: …}'"
    ),
  ])
  func `that cannot be made is told`(text: String, message: String) {
    let source = MarkedTypes(text)
    #expect(
      source.marked(source.fixtures(["A"]).diagnostics) == ["1️⃣: error: \(message)"])
    #expect(source.fixtures(["A"]).fixtures.isEmpty)
  }

  @Test func `of enumerations that contain each other has a case without`() {
    let source = MarkedTypes(
      "struct A { let 1️⃣first: E0 }\n"
        + (0..<40).map { number in
          "indirect enum E\(number) { case a(E\((number + 1) % 40), [E\((number + 2) % 40)]); case b(Int) }\n"
        }.joined())
    #expect(source.fixtures(["A"]).diagnostics.isEmpty)
    #expect(source.fixtureText(["A"]).contains("mock(first: E0 = .b("))
  }

  @Test func `is left out of optionals and collections`() {
    let source = MarkedTypes(
      "struct A { let a: UIImage?; let b: [UIImage]; let c: [Int: UIImage] }")
    #expect(source.fixtures(["A"]).diagnostics.isEmpty)
    #expect(
      source.fixtureText(["A"]).contains(
        "mock(a: UIImage? = nil, b: [UIImage] = [], c: [Int: UIImage] = [:])"))
  }
}

/// Tests the JSON of fixtures.
@Suite struct `The JSON of a fixture` {
  @Test func `has the keys and raw values of the type`() throws {
    let source = MarkedTypes(
      """
      struct User: Codable {
        let id: Int
        let fullName: String
        let role: Role
        let note: String?
        var isLocal = true
        enum CodingKeys: String, CodingKey { case id, fullName = "full_name", role, note }
      }
      enum Role: Int, Codable { case first = 3 }
      typealias Key = String
      struct Table: Codable { let named: [Key: Int]; let listed: [UInt8: Int] }
      """)
    #expect(
      try json(of: "Table", in: source)
        == .object([
          "named": .object(["named": .integer(1)]), "listed": .array([.integer(1), .integer(1)]),
        ]))
    #expect(
      try json(of: "User", in: source)
        == .object([
          "id": .integer(1), "full_name": .string("fullName"), "role": .integer(3),
          "note": .string("note"),
        ]))
  }

  @Test(arguments: [
    (
      "struct 1️⃣A { let id: Int }",
      "not-codable 'A' 'Codable'; 'Decodable'"
    ),
    (
      "struct 1️⃣A: Codable { let id: Int }\n"
        + "extension A { init(from decoder: any Decoder) throws { id = 1 } }",
      "custom-coding 'init(from:)' 'encode(to:)' 'A'"
    ),
    (
      "struct 1️⃣A: Decodable { let b: [B] }\n"
        + "struct B: Codable { let id: Int\n func encode(to encoder: any Encoder) throws {} }",
      "custom-coding 'init(from:)' 'encode(to:)' 'B'"
    ),
    (
      "struct 1️⃣A: Codable { let id: Int; init(text: String) { id = 1 } }",
      "custom-initializer 'A'"
    ),
    (
      "struct 1️⃣A: Codable { let zone: TimeZone }",
      "unknown-coding 'A.zone' 'TimeZone'"
    ),
    (
      "struct 1️⃣A: Codable { @Trimmed var name: String }",
      "unknown-coding 'A.name' '@Trimmed'"
    ),
  ])
  func `that nobody knows is not guessed`(text: String, message: String) {
    let source = MarkedTypes(text)
    let failure = #expect(throws: FixtureJSON.Failure.self) { try json(of: "A", in: source) }
    let messages = source.marked(failure.map { [$0.diagnostic] } ?? [])
    #expect(messages == ["1️⃣: error: \(message)"])
  }

  private func json(of name: String, in source: MarkedTypes) throws -> FixtureJSONValue {
    let resolver = FixtureResolver(files: [source.types])
    return try FixtureJSON(resolver.resolve(FixtureSelection(names: [name])), of: resolver)
      .value(of: name)
  }
}
