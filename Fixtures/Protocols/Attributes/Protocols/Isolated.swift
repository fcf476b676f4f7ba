@globalActor actor Database {
  static let shared = Database()
}

@MainActor protocol Screen {
  var title: Int { get set }
  nonisolated func version() -> Int
  nonisolated var id: Int { get }
  func load() async throws -> Int
  init(number: Int)
  static func make() -> Int
  nonisolated static func count() -> Int
  subscript(index: Int) -> Int { get set }
}

@Database protocol Queries {
  func query(_ text: String) -> [String]
  nonisolated func version() -> Int
  var count: Int { get async throws }
}

protocol Account: Actor {
  func balance() -> Int
  nonisolated func name() -> String
  var limit: Int { get }
  nonisolated var id: Int { get }
  func pay(_ amount: Int) async throws
  subscript(index: Int) -> Int { get }
}

protocol Mixed {
  @MainActor func show() -> Int
  @Database func query() -> Int
  @MainActor var title: Int { get set }
  func visit(_ body: @MainActor () -> Void)
  func later(_ body: @escaping @MainActor (Int) async -> Void)
}

protocol Sent: Sendable {
  func send(_ body: @escaping @Sendable () -> Void)
  var count: Int { get set }
}

nonisolated struct Tag: Hashable { var id = 0 }

protocol Tags {
  func tags(_ tag: Tag) -> Set<Tag>
  func table(_ table: [Tag: Tag]) -> (first: Tag, second: Int?)
  var pair: (a: Int, b: (c: Int, d: Tag)) { get set }
}
