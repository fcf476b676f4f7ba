import Foundation

struct User: Codable, Equatable {
  var id: Int
  var name: String
  var nick: String?
}

struct NotFound: Error, Codable, Equatable {
  var id: Int
}

protocol Cancellable: Sendable {
  func cancel()
}

// kagemusha: mock, recording
protocol Client: Sendable {
  var limit: Int { get set }
  func profile(id: Int) async throws -> User
  func cached(id: Int) -> User?
  func typed(id: Int) throws(NotFound) -> [User]
  func ping()
  func load<T: Codable>(_ value: T, handler: @escaping (Result<T, NotFound>) -> Void)
    -> (any Cancellable)?
  func progress(handler: (@Sendable (Double, String?) -> Void)?)
  func result(id: Int) -> Result<User, NotFound>
  func date() -> Date
  func numbers() -> [Double]
  func post(_ body: Data) -> Int
  func fetch(_ handler: @escaping (Data?, (any Error)?) -> Void)
  subscript(key: String) -> Int { get }
}

/// Getters of a value that is not `Sendable`, on no actor, in mocks that are on one.
nonisolated class Reading {
  init() {}
}
// kagemusha: mock, recording
@MainActor protocol Meter {
  nonisolated var reading: Reading { get async }
  nonisolated subscript(number: Int) -> Reading { get async throws }
  func reset() -> sending () -> Void
}

/// Requirements with the name of the mock's state.
// kagemusha: mock, recording
protocol Mocking {
  var mock: AnyObject { get set }
  func mock(_ number: Int) -> Int
}
