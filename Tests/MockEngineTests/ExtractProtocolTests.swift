import Configuration
import FileSupport
import Files
import MockEngine
import Testing

/// The protocols that are extracted from classes.
struct ExtractProtocolTests {
  /// Returns the outcome of an extraction from a file `A.swift`.
  private func extract(
    _ name: String, from text: String, _ change: (inout ExtractProtocolRun) -> Void = { _ in }
  ) async throws -> RunOutcome {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", text)
      return folder.extract(name, change)
    }
  }

  /// A member of a class, and the requirement that it becomes.
  private static let requirements: KeyValuePairs = [
    "func load() {}": "func load()",
    "func load(id: Int, _ name: String, on day: Day) -> Bool { true }":
      "func load(id: Int, _ name: String, on day: Day) -> Bool",
    "func load() async throws -> Int { 1 }": "func load() async throws -> Int",
    "func load() throws(Failure) {}": "func load() throws(Failure)",
    "func map<T: P>(_ x: T) -> [T] where T.ID == Int { [x] }":
      "func map<T: P>(_ x: T) -> [T] where T.ID == Int",
    "func take(_ x: some P) {}": "func take(_ x: some P)",
    "func run(_ body: @escaping @Sendable (inout Int) async -> Void) {}":
      "func run(_ body: @escaping @Sendable (inout Int) async -> Void)",
    "func add(_ x: inout Int, _ y: Int...) {}": "func add(_ x: inout Int, _ y: Int...)",
    "@discardableResult func go() -> Int { 1 }": "@discardableResult\n  func go() -> Int",
    "@MainActor func show() {}": "@MainActor\n  func show()",
    "nonisolated func free() {}": "nonisolated func free()",
    "func copy() -> Self { self }": "func copy() -> Self",
    "func `default`() {}": "func `default`()",
    "func state() -> State { State() }\n  struct State {}": "func state() -> Service.State",
    "let id: Int = 1": "var id: Int { get }",
    "var name = \"\"": "var name: String { get set }",
    "private(set) var count = 0": "var count: Int { get }",
    "var total: Int { 1 }": "var total: Int { get }",
    "var total: Int { get { 1 } set {} }": "var total: Int { get set }",
    "var total: Int { get async throws { 1 } }": "var total: Int { get async throws }",
    "lazy var title: String = \"\"": "var title: String { get set }",
    "weak var owner: Owner?": "var owner: Owner? { get set }",
    "@Published var value: Int = 1": "var value: Int { get set }",
    "subscript(index: Int) -> Int { 1 }": "subscript(index: Int) -> Int { get }",
    "subscript(at index: Int) -> Int { get { 1 } set {} }":
      "subscript(at index: Int) -> Int { get set }",
    "@objc dynamic func tap() {}": "func tap()",
  ]

  @Test func everyKindOfMemberHasItsRequirement() async throws {
    for (member, requirement) in Self.requirements {
      let outcome = try await extract("Service", from: "final class Service {\n  \(member)\n}\n")
      #expect(
        outcome.output
          == """

          protocol ServiceProtocol: AnyObject {
            \(requirement)
          }

          extension Service: ServiceProtocol {}

          """.replacingFirstLine(), "\(member): \(outcome.messages)")
      #expect(outcome.messages == "", "\(member)")
    }
  }

  /// A member that is left out, and the note.
  private static let omissions: KeyValuePairs = [
    "static let shared = Service()":
      "A.swift:2:14: note: 'shared' is left out because it is static; a value of the protocol cannot use it",
    "init(id: Int) {}":
      "A.swift:2:3: note: 'init(id:)' is left out because values of the protocol are made elsewhere",
    "let value = make()": "A.swift:2:7: note: 'value' is left out because its type is not written",
    "func items() -> some P { P() }":
      "A.swift:2:8: note: 'items()' is left out because it has an opaque type",
    "@available(*, unavailable) func gone() {}":
      "A.swift:2:35: note: 'gone()' is left out because it is unavailable",
    "func hash(into hasher: inout Hasher) {}":
      "A.swift:2:8: note: 'hash(into:)' is left out because it compares or hashes objects",
  ]

  @Test func whatIsLeftOutIsTold() async throws {
    for (member, note) in Self.omissions {
      let outcome = try await extract("Service", from: "final class Service {\n  \(member)\n}\n")
      #expect(outcome.messages == note + "\n", "\(member)")
      #expect(outcome.output.contains("protocol ServiceProtocol: AnyObject {\n}"), "\(member)")
    }
    let hidden = try await extract(
      "Service", from: "final class Service {\n  private func f() {}\n}\n")
    #expect(hidden.messages == "")
    let narrow = try await extract(
      "Service", from: "public final class Service {\n  func f() {}\n  public var n = 1\n}\n")
    #expect(
      narrow.messages
        == "A.swift:2:8: note: 'f()' is left out because it is internal, unlike the class\n")
    #expect(narrow.output.contains("public protocol ServiceProtocol: AnyObject {\n  var n: Int"))
  }

  /// A mock cannot repeat them, but an extension of the protocol can.
  @Test func longDefaultArgumentsMoveToAnExtension() async throws {
    let outcome = try await extract(
      "A",
      from:
        "class A { func load(then: () -> Void = { }, _ text: String = \"\"\"\n  a\n  \"\"\") {} }")
    #expect(
      outcome.output.contains(
        "func load(then: () -> Void = { }, _ text: String = \"\"\"\n  a\n  \"\"\")"))
  }

  @Test func defaultArgumentsMoveToAnExtension() async throws {
    let outcome = try await extract(
      "Service",
      from: """
        final class Service {
          static let limit = 3
          func load(_ id: Int = 0, now: Date = Date()) throws -> Int { id }
          func more(to count: Int = limit) {}
        }
        """)
    #expect(
      outcome.output.contains(
        """
        extension ServiceProtocol {
          func load(_ id: Int = 0, now: Date = Date()) throws -> Int {
            try load(id, now: now)
          }
        }
        """))
    #expect(outcome.output.contains("\n  func more(to count: Int)\n"))
    #expect(
      outcome.messages.contains(
        "4:8: note: 'more(to:)' has default arguments that only the class can state"))
  }

  @Test func superclassesExtensionsAndConditionsCount() async throws {
    let outcome = try await extract(
      "Service",
      from: """
        class Base<T> {
          func first(_ x: T) {}
          func second() {}
        }
        final class Service: Base<Int> {
          override func second() {}
          #if os(Linux)
            func third() {}
          #endif
        }
        extension Service {
          func fourth() {}
        }
        """)
    #expect(
      outcome.output == """
        protocol ServiceProtocol: AnyObject {
          func second()

          #if os(Linux)
            func third()
          #endif
          func fourth()
          func first(_ x: Int)
        }

        extension Service: ServiceProtocol {}

        """)
  }

  @Test func isolationAndGenericParametersAreKept() async throws {
    let actor = try await extract("Store", from: "actor Store {\n  let id = 1\n  var n = 0\n}\n")
    #expect(actor.output.contains("protocol StoreProtocol: Actor {\n  nonisolated var id: Int"))
    let view = try await extract("Model", from: "@MainActor final class Model {\n  var n = 0\n}\n")
    #expect(
      view.output.contains("@MainActor\nprotocol ModelProtocol: AnyObject, Sendable {\n"))
    let sent = try await extract("Model", from: "final class Model: @unchecked Sendable {}\n")
    #expect(sent.output.contains("protocol ModelProtocol: AnyObject, Sendable {\n"))
    let cache = try await extract(
      "Cache",
      from:
        "final class Cache<Key: Hashable, Value> {\n  var all: [Key: Value] = [:]\n  var next: Cache?\n}\n"
    )
    #expect(
      cache.output.contains(
        """
        protocol CacheProtocol<Key, Value>: AnyObject {
          associatedtype Key: Hashable
          associatedtype Value
          var all: [Key: Value] { get set }
          var next: Cache<Key, Value>? { get set }
        }
        """))
  }

  @Test func someClassesHaveNoProtocol() async throws {
    let text = """
      private final class Hidden {}
      struct Value {}
      enum Box<T> { final class Inner {} }
      final class Service {}
      protocol ServiceProtocol {}
      distributed actor Remote {}
      final class Pack<each T> {}
      """
    func failure(_ name: String) async throws -> String {
      let outcome = try await extract(name, from: text)
      #expect(outcome.status == .failure)
      #expect(outcome.output == "")
      return outcome.messages
    }
    #expect(try await failure("Hidden").contains("private to its file"))
    #expect(try await failure("Value").contains("'Value' is a struct; specify a class"))
    #expect(try await failure("Box.Inner").contains("nested in a generic type"))
    #expect(try await failure("Service").contains("the name 'ServiceProtocol' is taken"))
    #expect(try await failure("Remote").contains("distributed actor"))
    #expect(try await failure("Pack").contains("is a pack or a value"))
    #expect(try await failure("Servic").contains("did you mean 'Service'?"))
    let named = try await extract("Service", from: text) { $0.protocolName = "Serving" }
    #expect(named.output.contains("extension Service: Serving {}"))
  }
}

extension String {
  /// The text without its first line, which a literal needs before a blank one.
  fileprivate func replacingFirstLine() -> String { String(drop { $0 == "\n" }) }
}

extension TemporaryFolder {
  /// Returns the outcome of the command in this folder.
  func extract(
    _ name: String, _ change: (inout ExtractProtocolRun) -> Void = { _ in },
    fileSystem: any FileSystem = LocalFileSystem()
  ) -> RunOutcome {
    var run = ExtractProtocolRun(
      CommandLineOptions(currentDirectory: path), className: name, fileSystem: fileSystem)
    change(&run)
    return run.run()
  }
}
