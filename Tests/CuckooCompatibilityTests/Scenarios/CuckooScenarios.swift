import ScenarioSupport

/// What a test suite that comes from Cuckoo finds, area by area: every public function at least
/// once.
enum CuckooScenarios {
  static let all: [Scenario] = [runtime, matchers, matchables, forwarding].flatMap { $0 }
}
