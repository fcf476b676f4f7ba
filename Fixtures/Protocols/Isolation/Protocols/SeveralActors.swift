@globalActor actor StorageActor {
  static let shared = StorageActor()
}

/// A member on no actor serves requirements on any.
protocol Stored {
  @StorageActor func save(_ value: Int) async -> Int
  @StorageActor func now() -> Int
  @StorageActor var count: Int { get }
}
protocol Shown {
  @MainActor func save(_ value: Int) async -> Int
  @MainActor func now() -> Int
  @MainActor var count: Int { get }
}
protocol Anywhere {
  func save(_ value: Int) async -> Int
  func now() -> Int
  var count: Int { get }
}
protocol StoredAndShown: Stored, Shown {}
protocol ShownAnywhere: Shown, Anywhere {}
protocol AnywhereStored: Anywhere, Stored {}
@MainActor protocol OnMain: Stored, Anywhere {
  func main()
}
