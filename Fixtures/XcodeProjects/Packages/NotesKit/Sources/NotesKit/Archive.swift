public protocol Archive {
  func save(_ text: String) throws
}
