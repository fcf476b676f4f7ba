/// The value that handlers get: it belongs to one actor at a time.
final class Crate {
  var count = 0
}

/// Completion handlers that are asynchronous, or of asynchronous methods.
protocol Unloading {
  func onMain(_ done: @escaping @MainActor (Crate) async -> Void)
  func onMain(_ name: String, done: (@MainActor (Crate, [Crate]) async -> Void)?) -> Int
  func later(_ done: @escaping (Crate) async -> Void)
  func anywhere(_ name: String, done: @escaping @Sendable (Crate, Int) async -> Void)
  func all(_ done: @escaping @MainActor @Sendable () async -> Void) async throws -> Crate
  func plain(_ name: String, done: @escaping (Crate) -> Void) async
  func shown(_ done: @escaping @MainActor (Crate) -> Void) async
  func untyped(_ done: @escaping @MainActor (Any) -> Void)
  func any<Value>(_ name: String, done: @escaping (Value) async -> Void)
}
