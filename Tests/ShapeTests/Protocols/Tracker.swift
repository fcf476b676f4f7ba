/// A protocol whose mocks are called from anywhere.
protocol Tracker: Sendable {
  var isEnabled: Bool { get set }
  func track(_ event: String, parameters: [String: Int])
  func flush(completion: @escaping @Sendable (Result<Int, any Error>) -> Void)
  func upload() async throws -> Int
}
