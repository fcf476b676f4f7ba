/// Each is declared again with fewer effects, until none is left: one member serves all.
protocol Waiting {
  func wait(for id: Id) async throws -> Int
  func generic<T>(_ value: T) async throws -> T
  static func make() async throws -> Int
  init(count: Int) async throws
}
protocol Certain: Waiting {
  func wait(for id: Int) async -> Int
  func generic<U>(_ value: U) async -> U
  static func make() async -> Int
  init(count: Int) async
}
protocol Prompt: Certain {
  func wait(for id: Int) -> Int
  func generic<T>(_ value: T) -> T
  static func make() -> Int
  init(count: Int)
}

protocol Slow {
  var size: Int { get async throws }
  subscript(id: Id) -> Int { get async throws }
  static var shared: Int { get async throws }
}
protocol Steady: Slow {
  var size: Int { get async }
  subscript(id: Int) -> Int { get async }
  static var shared: Int { get async }
}
protocol Failing: Slow {
  var size: Id { get async throws }
  subscript(id: Int) -> Int { get throws }
}
protocol Fast: Steady {
  subscript(id: Int) -> Int { get }
}

/// Neither of the parents has the effects of the other.
protocol MayThrow {
  func run() async throws -> Int
}
protocol MayWait {
  func run() async -> Int
}
protocol ThrowsAtOnce {
  func run() throws -> Int
}
protocol Siblings: MayThrow, MayWait, ThrowsAtOnce {}

@MainActor protocol Loading {
  func load() async throws
}
@MainActor protocol Ready: Loading {
  func load() async
}
@MainActor protocol Loaded: Ready {
  func load()
}
