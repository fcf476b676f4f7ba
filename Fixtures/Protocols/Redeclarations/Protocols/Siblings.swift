import Foundation

// Each protocol of the first group says the same as its namesake of the second, in other words.

protocol Closures1 {
  func load(_ done: @escaping Done)
  func keep(_ done: @escaping Again)
  func run(_ body: Done)
  func optional(_ done: Done?)
  func labels(_ done: (_ x: Int, _ y: String) -> ())
  func sendable(_ done: @escaping Concurrent)
  func nested(_ done: @escaping (Done) -> Done?)
  func nothing() -> Void
  var onDone: Done? { get set }
  var plain: (Int) -> Void { get }
}
protocol Closures2 {
  func load(_ done: @escaping (Int) -> Void)
  func keep(_ done: @escaping (Id) -> ())
  func run(_ body: (Int) -> Void)
  func optional(_ done: ((Int) -> Void)?)
  func labels(_ done: (Int, String) -> Void)
  func sendable(_ done: @escaping (Int) -> Void)
  func nested(_ done: @escaping ((Int) -> Void) -> ((Int) -> Void)?)
  func nothing()
  var onDone: ((Int) -> Void)? { get }
  var plain: (_ x: Int) -> () { get }
}
protocol Closures: Closures1, Closures2 {}

protocol Names1 {
  func wait(_ seconds: TimeInterval)
  func date(_ date: Date) -> Date
  func maybe(_ id: Int?) -> Int?
  func list(_ ids: [Int]) -> [String: Int]
  func pair(_ pair: Pair<Int, String>)
  func swapped(_ pair: Swapped<Int>)
  func items(_ items: Box<Int>.Items)
  func inner(_ inner: Box<Id>.Inner)
  func key(_ key: Outer.Key, _ other: Set<Outer.Key2>)
  func generic(_ list: List<Id>)
  func set(_ set: Set<Id>) throws(Problem)
  subscript(_ id: Id) -> Ids { get }
  static func make(_ id: Id) -> Self
  init(id: Id)
  var name: Swift.String { get }
  var list: Ids { get set }
}
protocol Names2 {
  func wait(_ seconds: Double)
  func date(_ date: Foundation.Date) -> Foundation.Date
  func maybe(_ id: Optional<Int>) -> Optional<Int>
  func list(_ ids: Array<Id>) -> Dictionary<String, Int>
  func pair(_ pair: (Int, String))
  func swapped(_ pair: (String, Id))
  func items(_ items: [Int])
  func inner(_ inner: Box<Int>.Inner)
  func key(_ key: String, _ other: Set<Outer.Key2>)
  func generic(_ list: [Int])
  func set(_ set: Set<Int>) throws(Problem)
  subscript(_ id: Int) -> [Int] { get set }
  static func make(_ id: Int) -> Self
  init(id: Int)
  var name: String { get set }
  var list: [Int] { get }
}
protocol Names: Names1, Names2 {}

protocol Existentials1 {
  func one(_ alpha: Alpha) -> Alpha?
  func both(_ both: Both)
  func sendable(_ value: any Alpha & Sendable)
  func codable(_ value: any Codable)
  func type(_ type: Alpha.Type)
  func error(_ error: Error?)
  var alpha: Alpha { get }
  var maybe: Alpha? { get set }
  var all: [String: Alpha] { get }
}
protocol Existentials2 {
  func one(_ alpha: any Alpha) -> (any Alpha)?
  func both(_ both: any Beta & Alpha)
  func sendable(_ value: any Sendable & Alpha)
  func codable(_ value: any Encodable & Decodable)
  func type(_ type: any Alpha.Type)
  func error(_ error: (any Swift.Error)?)
  var alpha: any Alpha { get }
  var maybe: (any Alpha)? { get }
  var all: [String: any Alpha] { get }
}
protocol Existentials: Existentials1, Existentials2 {}

protocol Generics1 {
  func equal<T: Equatable>(_ value: T) -> Bool
  func order<A: Hashable, B: Comparable>(_ a: A, _ b: B)
  func codable<T: Codable>(_ value: T) -> T
  func composed<T: Alpha & Beta>(_ value: T)
  func nested<T: Equatable>(_ values: [T])
  func element<C: Collection>(_ values: C) where C.Element == Id
  subscript<T: Hashable>(_ key: T) -> Int { get }
}
protocol Generics2 {
  func equal(_ value: some Equatable) -> Bool
  func order<B: Comparable, A: Hashable>(_ a: A, _ b: B)
  func codable<Value>(_ value: Value) -> Value where Value: Decodable, Value: Encodable
  func composed<U: Beta>(_ value: U) where U: Alpha
  func nested(_ values: Array<some Equatable>)
  func element<C: Collection>(_ values: C) where Int == C.Element
  subscript<Key>(_ key: Key) -> Int where Key: Hashable { get }
}
protocol Generics: Generics1, Generics2 {}

protocol Associated1 {
  associatedtype Item: Codable
  associatedtype Key: Hashable
  func save(_ item: Item, for key: Key)
  func keys(_ keys: [Key: Item])
}
protocol Associated2 {
  associatedtype Item: Encodable & Decodable
  associatedtype Key where Key: Hashable
  func save(_ item: Self.Item, for key: Self.Key)
  func keys(_ keys: Dictionary<Key, Self.Item>)
}
protocol Associated: Associated1, Associated2 {}

protocol Bound1 {
  associatedtype Item
  func save(_ item: Item)
  func all() -> [Item]
}
protocol Bound2 {
  func save(_ item: Int)
  func all() -> Ids
}
protocol Bound: Bound1, Bound2 where Item == Id {}
