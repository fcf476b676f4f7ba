/// A protocol whose mocks are called from anywhere.
protocol Beacon: Sendable {
  func ping(_ id: Int) -> Int
  func send(_ id: Int, handler: @escaping @Sendable () -> Void)
}
