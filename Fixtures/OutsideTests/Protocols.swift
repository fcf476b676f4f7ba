/// What a feature of an app asks of its environment.
protocol Weather: Sendable {
  func temperature(at place: String) -> Int
  func report() -> Report
}

/// A type without a default value.
struct Report: Sendable {}
