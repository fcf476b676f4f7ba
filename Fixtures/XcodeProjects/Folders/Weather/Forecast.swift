protocol Forecast: Snapshot {
  func temperature() async -> Double
}
