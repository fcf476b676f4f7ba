public protocol Store<Value> {
  associatedtype Value
  func load() -> [Value]
}
