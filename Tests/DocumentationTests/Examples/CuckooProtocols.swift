// What the examples for test suites from Cuckoo are about.

struct User: Equatable {
  var id: Int
  var name = "Tanaka"

  static let tanaka = User(id: 1)
  static let anonymous = User(id: 0, name: "")
}

struct Event {
  var name: String
}

protocol Repository {
  var isCached: Bool { get }
  var limit: Int { get set }
  var selection: User? { get set }
  func profile(id: Int) -> User
  func find(_ name: String) -> [User]
  func check(_ id: Int) throws -> Bool
  func rename(_ name: String?)
  func select(_ user: User?)
  func select(id: Int?)
  func save(_ user: User)
  func save(_ user: User, completion: @escaping (Bool) -> Void)
  func delete(_ id: Int) throws
  func load(completion: (() -> Void)?)
  func retry(_ body: ((Int) throws -> Bool)?)
  func retry(onFailure: (() throws -> Void)?)
  func decode<T>(_ text: String) -> T
}

protocol Cache {
  subscript(key: String) -> Int { get set }
  subscript(index: Int) -> String? { get set }
}

protocol Container {
  func use(_ service: Service)
  func use(_ service: Service?)
}

final class Service {}

protocol Tracker {
  func send(_ names: [String])
  func mark(_ names: Set<String>)
  func annotate(_ values: [String: Int])
  func assign(_ users: [String: User])
  func log(_ events: [Event])
  func track(_ event: Event)
  func show(_ event: Event?)
}
