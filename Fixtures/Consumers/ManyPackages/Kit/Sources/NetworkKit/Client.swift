public protocol Client {
  func get(_ path: String) async throws -> String
}

protocol Connection {
  func open()
}
