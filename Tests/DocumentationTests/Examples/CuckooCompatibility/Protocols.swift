// The protocols and types that the examples of CuckooCompatibility's documentation comments use.

struct User: Equatable, Sendable {
  var id: Int
  var name = "Tanaka"

  static let tanaka = User(id: 1)
  static let anonymous = User(id: 0, name: "")
}

final class Service {}

struct Event {
  var name: String
}

protocol Repository {
  var limit: Int { get set }
  var isCached: Bool { get }
  var selection: User? { get set }
  func profile(id: Int) -> User
  func find(_ name: String) -> [User]
  func check(_ id: Int) throws -> Bool
  func delete(_ id: Int) throws
  func save(_ user: User)
  func save(_ user: User, completion: @escaping () -> Void)
  func select(_ user: User?)
  func select(id: Int?)
  func rename(_ name: String?)
  func decode<T>(_ text: String) -> T
  func load(completion: (() -> Void)?)
  func retry(_ body: @escaping () throws -> Void)
  func retry(onFailure handler: ((String) throws -> Bool)?)
}

protocol Cache { subscript(key: String) -> Int { get set } }
protocol Options { subscript(key: String) -> Int? { get set } }

protocol Container {
  func use(_ service: Service)
  func replace(with service: Service?)
}

protocol Tracker {
  func send(_ events: [String])
  func tag(_ tags: Set<String>)
  func count(_ numbers: [String: Int])
  func greet(_ users: [String: User])
  func track(_ event: Event)
  func trackLast(_ event: Event?)
  func record(_ events: [Event])
}

// kagemusha: mock
class LegacyService {
  var isOnline = true
  func refresh() {}
  func check(_ id: Int) throws -> Bool { true }
  func delete(_ id: Int) throws {}
}
