struct User: Equatable { var id: Int, name: String }

struct Opaque { var a = 1 }

enum NetworkError: Error { case offline }

protocol Repository {
  var limit: Int { get set }
  func profile(id: Int) async throws -> User
  func typed(id: Int) throws(NetworkError) -> User
  func save(_ user: User, completion: @escaping (Bool) -> Void)
  func find(id: Int?) -> User?
  func cell(_ row: Int, _ column: Int, _ depth: Int) -> Int
}

/// Static requirements must not spoil the messages about other mocks.
protocol Registry {
  static var shared: Int { get set }
  static func make(named name: String) -> Int
}
