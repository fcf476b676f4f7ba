protocol Node {
  var next: Self? { get set }
  var all: [Self] { get }
  var byName: [String: Self] { get }
  func add(_ child: Self) -> Self
  func split() -> (left: Self, right: Self)
  func walk(_ visit: (Self) -> Void)
  func keep(_ visit: @escaping (Self, [Self]) throws -> Self?) async throws -> [Self]
  func generic<T>(_ value: T, _ make: (T) -> Self) -> Result<Self, any Error>
  func type() -> Self.Type
  func variadic(_ others: Self...) -> Int
  func swap(_ other: inout Self)
  static func make(_ count: Int) throws -> Self
  static var shared: Self { get }
  subscript(other: Self) -> Self? { get }
  init(_ other: Self)
  init?(text: String)
  init(checked: Int) throws
  init!(implicit: Int)
}

protocol Collecting {
  associatedtype Item
  func merging(_ other: Self, _ items: [Item]) -> Self
  func update<T: Equatable>(_ value: inout T, _ others: inout [Item]) throws -> T
}

protocol Account: Actor {
  func same(as other: Self) async -> Bool
  static func make() -> Self
}

@MainActor protocol Screen: AnyObject {
  func push(_ screen: Self) -> Self?
}
