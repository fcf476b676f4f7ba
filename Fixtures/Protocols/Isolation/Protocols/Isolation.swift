@globalActor actor DatabaseActor {
  static let shared = DatabaseActor()
}

@MainActor protocol Screen: AnyObject {
  var title: String { get set }
  init(title: String)
  func show(_ text: String?)
  func load(_ id: Int) async throws -> String
  nonisolated func identifier() -> Int
  static func make() -> Int
}

@DatabaseActor protocol Table {
  func insert(_ row: String) -> Int
}

protocol Mixed {
  @MainActor func onMain()
  func anywhere() async
}

protocol Account: Actor {
  var balance: Int { get }
  func deposit(_ amount: Int) throws -> Int
  nonisolated func number() -> String
}

protocol Shared: Sendable {
  func work(_ value: Int) async -> Int
}

protocol Detail: Screen {
  func detail() -> Int
}

final class Model {
  var count = 0
}

/// It is on the actor of its parent, and so are its members in language mode 6: what it returns need not be
/// sendable.
protocol Reloading: Screen {
  var latest: Model { get async }
  func reload(_ model: Model) async throws -> Model
  static func first() async -> Model
  func count() -> Int
}
