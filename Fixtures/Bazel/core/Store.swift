public protocol Store {
  func load(_ key: String) throws -> String
}
