public protocol Client: Sendable {
  func send(_ text: String) async throws -> String
}

protocol Pool {
  func client() -> any Client
}
