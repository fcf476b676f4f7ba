protocol Store<Key, Value> {
  associatedtype Key: Hashable = String
  associatedtype Value = Int
  associatedtype Keys: Sequence where Keys.Element == Key
  func keys() -> Keys
  func value(for key: Key) -> Value?
}

protocol IntStore: Store where Value == Int {
  func sum() -> Value
}

protocol NamedStore: Store<String, Int> {
  func sum() -> Value
}

protocol Node {
  associatedtype Child: Node where Child.Item == Item
  associatedtype Item
  func child() -> Child?
  func item() -> Item
}

protocol Tree {
  associatedtype Sub: Tree where Sub.Leaf == Leaf
  associatedtype Leaf: Comparable
  var sub: Sub { get }
  func merge<T: Tree>(_ other: T) -> Leaf where T.Leaf == Leaf
}

protocol Copying {
  associatedtype Copy: Copying where Copy.Copy == Self
  func copy() -> Copy
}

protocol Building {
  associatedtype Next: Building where Next == Self
  func next() -> Next
}

protocol Linked: AnyObject {
  associatedtype Peer: Linked where Peer.Peer == Self
  var peer: Peer? { get set }
  func link(_ peer: Peer) -> Self
}

protocol Owned {
  associatedtype Owner: AnyObject
  associatedtype Owners where Owners == [Owner]
  var owner: Owner? { get set }
  func owners() -> Owners
}

protocol Uses {
  func some(_ store: some Store<String, Int>) -> Int
  func any(_ store: any Store<String, Int>) -> any Store<String, Int>
  func sum<S: Store>(_ store: S) -> S.Value where S.Key == String, S.Value: Equatable
  func list(_ stores: [any Store<String, Int>]) -> (some: Int, any: (any Store<String, Int>)?)
}

protocol Shared {
  associatedtype Value: Sendable
  static var shared: Value { get set }
  static func make(_ value: Value) -> Self
  static func count() async throws -> Int
  init(_ value: Value)
  func use(_ value: Value) -> Value
}

protocol Comparing {
  associatedtype Other
  func compare(_ other: Other) -> Bool
}

protocol Refining: Comparing where Other: Hashable {
  func all() -> Set<Other>
  func kind(_ kind: Self.Other.Type) -> Bool
}
