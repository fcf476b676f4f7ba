enum Outage: Error, Equatable {
  case offline
}

protocol Radio: AnyObject, Sendable {
  var frequency: Double { get set }
  func tune(to frequency: Double) -> Bool
  func search(_ name: String) async throws -> [Double]
  func signal() async -> Int
  func load(_ name: String, completion: @escaping @Sendable (Result<String, any Error>) -> Void)
  func record(_ name: String, progress: @escaping @Sendable (Double) -> Void, done: @escaping @Sendable () -> Void)
}
