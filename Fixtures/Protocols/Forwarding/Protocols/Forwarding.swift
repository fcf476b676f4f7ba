// A stateful fake: what the user defaults are to an app.
// kagemusha: mock, forwarding
protocol Defaults {
  var count: Int { get }
  var suiteName: String? { get set }
  func integer(forKey key: String) -> Int
  func set(_ value: Int, forKey key: String)
  mutating func removeAll()
  subscript(key: String) -> Int? { get set }
}

struct NoSuchKey: Error, Equatable {
  var key: String
}

final class Note {
  var text = ""
}

// kagemusha: mock, forwarding
protocol Loader: AnyObject {
  var isReady: Bool { get set }
  var size: Int { get async throws }
  func load(_ key: String) async throws -> [Int]
  func strict(_ key: String) throws(NoSuchKey) -> Int
  func trim(_ text: inout String, to length: Int) -> Bool
  func visit(_ body: (Int) -> Void)
  func visit<T>(each values: [T], _ body: (T) throws -> Void, then done: @escaping () -> Void)
  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T?
  func log(_ message: @autoclosure () -> String)
  func find(_ real: String, mock: Int!) -> Int!
  func tags(_ tags: String...) -> Int
  func each<T>(_ values: [T], _ body: (T) throws -> Void) rethrows -> Int
  func retry(_ times: Int, _ body: @escaping () async throws -> Void) async rethrows
  func keep(_ note: sending Note)
  func copy() -> Self
  static func shared() -> Int
}

// kagemusha: mock, forwarding
protocol Store<Item> {
  associatedtype Item
  associatedtype ID: Hashable
  var first: Item? { get }
  var last: Item? { get set }
  func item(_ id: ID) -> Item?
  mutating func insert(_ item: Item, for id: ID) async throws
  func map<T>(_ transform: @escaping (Item) -> T, with value: T) -> [T]
  func change(_ item: inout Item)
  func first(where isWanted: @escaping (Item) throws -> Bool) rethrows -> Item?
  func repeated<T>(
    _ value: T, of item: sending Item, _ body: @escaping @Sendable (T, Item) async throws -> Item
  ) async rethrows -> Item
  func each(_ ids: [Int], _ body: (Int) throws -> Void) rethrows
  subscript(id: ID) -> Item? { get set }
}

// kagemusha: mock, forwarding
@MainActor
protocol Screen {
  var title: String { get set }
  func show(_ text: String) async
  nonisolated func name() -> String
}

// kagemusha: mock, forwarding
nonisolated protocol Window: Screen {
  func number() -> Int
}

enum Outer {
  // kagemusha: mock, forwarding
  protocol Delegate: Sendable {
    func changed(_ key: String) async -> Bool
  }
}
