import Foundation

// The protocols and types that the examples of the documentation comments use.

struct User: Codable, Hashable, Sendable {
  var id: Int
  var name = "Tanaka"

  static let tanaka = User(id: 1)
  static let suzuki = User(id: 2, name: "Suzuki")
  static let anonymous = User(id: 0, name: "")
}

struct Recipe: Codable, Equatable, Sendable {
  var id: Int
  var title: String
}

enum LoadError: Error { case offline }
struct NotFound: Error {}
final class Token {}

struct Event {
  enum Kind { case pageView, tap }
  var name: String
  var event: Kind
}

protocol Repository {
  var limit: Int { get set }
  var isCached: Bool { get }
  var current: User { get async throws }
  func profile(id: Int) async throws -> User
  func save(_ user: User, completion: @escaping (Bool) -> Void)
  func rename(id: Int, to name: String?)
  func refresh()
}

protocol Cache {
  var count: Int { get }
  func store(_ user: User)
  func store(_ id: Int)
  subscript(key: String) -> User? { get set }
}

protocol Storage {
  func store<Value>(_ value: Value, for key: String)
  func load<Value: Decodable>(_ type: Value.Type, for key: String) throws -> Value
}

protocol Tracker: Sendable {
  func track(_ event: String, parameters: [String: Int])
  func send(_ event: Event)
  func send(_ events: [String])
  func send(event: String, _ info: [String: Any])
}

protocol Analytics {
  func log(_ event: String, parameters: [String: Any])
  func send(_ events: [Event])
}

// kagemusha: mock, recording
protocol Defaults { func integer(forKey key: String) -> Int }
final class InMemoryDefaults: Defaults { func integer(forKey key: String) -> Int { 0 } }
protocol UserStorage { func save(_ user: User) }
struct InMemoryStorage: UserStorage { func save(_ user: User) {} }

// kagemusha: mock, recording
protocol Catalogue { func title(of id: Int) throws -> String }
struct LiveCatalogue: Catalogue { func title(of id: Int) throws -> String { "" } }

struct Descriptor: ~Copyable { var number: Int }
protocol Files { func close(_ file: consuming Descriptor) }

protocol Reminders { func add(at date: Date) }

protocol Server {
  func post(_ body: Data)
  func send(_ text: String)
}

protocol Container { func use(_ service: AnyObject) }

protocol Service: AnyObject {
  func getProfile(_ handler: @escaping (Result<User, LoadError>) -> Void)
  func load(_ handler: @escaping (User?, LoadError?) -> Void)
  func recipe(id: Int) -> Recipe
  func recent() -> Result<Recipe, LoadError>
  func cached() -> Result<Recipe, LoadError>?
  func load(_ id: Int, handler: @escaping (Result<Recipe, LoadError>) -> Void)
  func fetch(_ id: Int, handler: @escaping (Recipe) -> Void)
  func find(_ id: Int, handler: @escaping (Recipe?, LoadError?) -> Void)
}

protocol Session {
  func open()
  func close()
  func dataTask(_ handler: @escaping ([UInt8]?, Int, (any Error)?) -> Void)
}

protocol Screen { func dismiss(completion: (() -> Void)?) }

// kagemusha: mock, recording
protocol Client {
  func profile(id: Int) throws -> User
  func send(_ text: String, handler: @escaping (Result<String, LoadError>) -> Void) -> Token
  func load(_ text: String, handler: @escaping (String?, LoadError?) -> Void) -> Token
  func fetch(_ text: String, handler: @escaping (String, Int, LoadError?) -> Void) -> Token
  func ping(_ handler: @escaping () -> Void) -> Token
  func load(_ id: Int, handler: @escaping (Result<Recipe, LoadError>) -> Void) -> Token
  func fetch(_ id: Int, handler: @escaping (Recipe) -> Void) -> Token
  func find(_ id: Int, handler: @escaping (Recipe?, LoadError?) -> Void) -> Token
}

struct LiveClient: Client {
  func profile(id: Int) throws -> User { .tanaka }
  func send(_ text: String, handler: @escaping (Result<String, LoadError>) -> Void) -> Token {
    Token()
  }
  func load(_ text: String, handler: @escaping (String?, LoadError?) -> Void) -> Token { Token() }
  func fetch(_ text: String, handler: @escaping (String, Int, LoadError?) -> Void) -> Token {
    Token()
  }
  func ping(_ handler: @escaping () -> Void) -> Token { Token() }
  func load(_ id: Int, handler: @escaping (Result<Recipe, LoadError>) -> Void) -> Token { Token() }
  func fetch(_ id: Int, handler: @escaping (Recipe) -> Void) -> Token { Token() }
  func find(_ id: Int, handler: @escaping (Recipe?, LoadError?) -> Void) -> Token { Token() }
}

protocol Loader {
  func load(
    _ id: Int, success: @escaping @Sendable (String) -> Void,
    failure: @escaping (LoadError) -> Void)
  func cancel(_ id: Int, done: @escaping () -> Void, failure: @escaping (LoadError) -> Void)
  func preload(_ id: Int, progress: ((Double) -> Void)?, done: @escaping () -> Void)
}

protocol Logger { func debug(_ text: @autoclosure () -> String) }
protocol Uploader: Sendable { func upload(_ path: String) async -> Int }
protocol Formatting { func trim(_ text: inout String) }
protocol Normalizing: Sendable { func trim(_ text: inout String) }
protocol AsyncFormatting { func trim(_ text: inout String) async }
protocol AsyncNormalizing: Sendable { func trim(_ text: inout String) async }
protocol Registry { static var shared: Int { get set } }

protocol Watch {
  func now() -> Date
  func now() -> Int
}

protocol Sensor {
  func levels() -> AsyncStream<Int>
  func readings() -> AsyncThrowingStream<Int, any Error>
  func changes() -> any AsyncSequence<Int, Never>
  func events() -> any AsyncSequence<Int, any Error>
}

protocol Importer { func run() async }

protocol Player {
  func play(progress: @escaping @MainActor (Double) -> Void, done: @escaping () -> Void)
  func seek(to second: Int, done: @escaping () async -> Void) -> Bool
}

// kagemusha: mock
class LegacyService {
  var isOnline = true
  func refresh() {}
}
