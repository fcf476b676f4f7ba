struct Point: Equatable {
  var x = 0
}

protocol Parameters {
  func change(_ value: inout Int)
  func swap(_ first: inout Point, with second: inout Point, count: Int) throws -> Bool
  func update<T: Equatable>(_ value: inout T) async -> T
  func print(_ items: Any..., separator: String)
  func maybe(_ value: Int?, _ other: Int??) -> Int?
  func implicit(_ value: Int!) -> Int!
  func pair(_ value: (Int, String), named: (x: Int, y: Int)) -> (Int, label: String)
  func opaque(_ value: some Equatable, _ list: [some Hashable]) -> Int
  func existential(_ value: any Equatable, _ error: any Error)
  func composed(_ value: any Equatable & Sendable) -> Int
  func bare(_ error: Error) -> Int
  func metatype(_ type: Int.Type, _ any: any Equatable.Type) -> Int
  @discardableResult func discardable() -> Int
  func generic<K: Hashable, V>(_ values: [K: V]) -> V? where V: Equatable
  var implicit: String! { get set }
}

protocol Animal {
  var legs: Int { get set }
}

struct Dog: Animal {
  var legs = 4
}

protocol Unusual {
  func feed(_ animal: inout any Animal)
  func anything(_ value: inout Any)
  func set(_ values: Set<some Hashable>) -> Int
  func send(_ value: sending String) -> sending String
  func wait(_ body: nonisolated(nonsending) @escaping () async -> Void)
  subscript(newValue: Int) -> Int { get set }
  var checked: Int { get throws(Never) }
}
