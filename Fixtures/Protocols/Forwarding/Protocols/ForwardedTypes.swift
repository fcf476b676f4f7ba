struct User: Sendable { var name = "" }
protocol Named {}
protocol Sized {}
typealias Nothing = Void

/// Types that an expression does not read as such: one with the name of a member, and a metatype of a composition.
// kagemusha: mock, recording
protocol Typed: Error {
  var User: User { get set }
  func kind() -> (any (Named & Sized).Type)?
  func check(_ number: Int) throws(Self) -> Int
}

/// Overloads that only the labels of tuples tell apart.
// kagemusha: mock, recording
protocol Pointing {
  func move(_ point: (x: Int, y: Int)) -> Int
  func move(_ point: (Int, Int)) -> Int
  func turn() -> Int
}

/// Aliases of an associated type that are generic and chained.
// kagemusha: mock, recording
protocol Mapping {
  associatedtype Element
  typealias Map<Key: Hashable> = [Key: Element]
  typealias Nested<Key: Hashable> = Map<Key>?
  var numbers: Map<Int> { get set }
  func find(_ map: Map<String>) -> Nested<Int>
}

// kagemusha: mock, recording
protocol Written: StringProtocol {
  func size() -> Int
}

/// Handlers of a single `Void`.
// kagemusha: mock, recording
protocol Finishing {
  func finish(_ done: @escaping (Nothing) -> Void)
  func end(_ done: @escaping @Sendable (Nothing) -> Void)
}

/// A parameter with the name of a type in the result.
// kagemusha: mock, recording
protocol Hiding {
  func count(_ Int: Int) -> [Int]
  func change(_ String: inout String) -> Int
}

/// Overloads that become one: no call of an object could tell them apart.
protocol Overloading {
  associatedtype Key
  func find(_ key: Key) -> Key
  func find(_ key: Int) -> Int
}
// kagemusha: mock, forwarding
protocol IntOverloading: Overloading where Key == Int {}

/// A child whose property never returns, as the `body` of a primitive view.
protocol Composing {
  associatedtype Item
  associatedtype Body
  var body: Body { get }
  func compose(_ item: Item) -> Int
}
// kagemusha: mock, forwarding
protocol Primitive: Composing where Body == Never {
  func render() -> Int
}
