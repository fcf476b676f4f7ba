struct Item: Equatable { var id = 0 }
struct Failure: Error, Equatable { var code = 1 }
struct Token: ~Copyable { let number: Int }

/// Methods and properties as most protocols have them.
protocol Store {
  var name: String { get }
  var limit: Int { get set }
  var tags: [String] { get }
  var owner: String? { get set }
  var current: Item { get async throws }
  func load(id: Int) async throws -> Item
  func find(_ name: String, in tag: String?) -> Item?
  func save(_ item: Item)
  func save(_ item: Item, for key: String)
  func clear() throws(Failure)
  func count() -> Int
  subscript(key: String) -> Int { get set }
}

/// Requirements whose types a variable cannot have.
protocol Toolbox {
  func make<T>(_ type: T.Type, from value: T?) -> T
  func map<T>(_ transform: (Int) throws -> T) rethrows -> [T]
  func change(_ value: inout Int, by step: Int)
  func log(_ message: @autoclosure () -> String)
  func join(_ parts: String...) -> String
  func visit(_ body: (Int) -> Void)
  func later(_ done: @escaping (Bool) -> Void)
  func print(_ item: some Equatable)
  func spend(_ token: consuming Token)
  func token() -> Token
}

protocol Cache {
  associatedtype Value
  func value(for key: String) -> Value?
  static var shared: Int { get set }
  static func reset(_ key: String) -> Bool
}

protocol Typed {
  associatedtype Key: Hashable
  func value(for key: Key) -> Int
  static func purge() -> Int
}

protocol Remote: Sendable {
  var isReady: Bool { get }
  func send(_ text: String) async -> Int
}

protocol Account: Actor {
  var balance: Int { get }
  func pay(_ amount: Int) async throws -> Int
}

@MainActor protocol Screen {
  var title: String { get set }
  func show(_ item: Item) async -> Bool
  nonisolated func log(_ text: String)
}

protocol Parent {
  func run(_ number: Int)
}

protocol Child: Parent {
  func run(_ text: String)
}

protocol Making {
  init(name: String, size: Int?)
  func make() -> Self
}

/// Parameters with the names of variables that answer.
protocol Answering {
  func wrap(closure: Int)
  func put(handler: Int) -> Int
}

/// Requirements with the names of variables of others.
protocol Clashing {
  var limit: Int { get set }
  var underlyingLimit: Int { get }
  var _limit: Int { get }
  func limitSet()
  func load() -> Int
  func loadHandler() -> Int
  var loadIntCallsCount: Int { get }
}

/// Closures of generic types, which variables keep as `Any` where they are cast back.
protocol Converting {
  func converter<T>(to type: T.Type) -> (Int) -> T
  func replace<T>(_ convert: inout ((Int) -> T)?)
  func keep(_ job: @escaping @Sendable () -> () -> Int)
  nonisolated(nonsending) func visit<T>(_ value: T, _ body: (T) -> Int) async -> Int
}

typealias Job = () -> Int

/// Closures that return closures, under a name and in an autoclosure.
protocol Scheduling {
  func schedule(_ job: @escaping @Sendable () -> Job)
  func run(_ job: @autoclosure @escaping () -> (@Sendable () -> Job))
}
