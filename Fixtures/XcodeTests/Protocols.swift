protocol Worker: Sendable {
  func work(_ count: Int) -> Int
}
