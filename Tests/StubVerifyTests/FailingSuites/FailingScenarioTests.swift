import Foundation
import Testing
import XCTest

/// Runs the scenario that the environment names, under Swift Testing.
struct FailingScenarioTests {
  @Test func scenario() async {
    guard let scenario = asked else { return }
    await scenario.run()
  }
}

/// Runs the scenario that the environment names, under XCTest.
final class FailingScenarioXCTests: XCTestCase {
  func testScenario() async {
    guard let scenario = asked else { return }
    await scenario.run()
  }
}

private var asked: FailingScenario? {
  ProcessInfo.processInfo.environment["KAGEMUSHA_SCENARIO"].flatMap(FailingScenario.init)
}
