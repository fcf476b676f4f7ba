@globalActor actor Storage {
  static let shared = Storage()
}

/// A member on no actor serves requirements on any.
protocol Stored {
  @Storage func save(_ value: Int) async -> Int
  @Storage func now() -> Int
  @Storage var count: Int { get }
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
