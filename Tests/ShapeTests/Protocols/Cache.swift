/// Associated types.
protocol Cache {
  associatedtype Key: Hashable
  associatedtype Value
  var count: Int { get }
  var latest: (key: Key, value: Value)? { get }
  func value(for key: Key) -> Value?
  func store(_ value: Value, for key: Key)
  subscript(key: Key) -> Value? { get set }
}
