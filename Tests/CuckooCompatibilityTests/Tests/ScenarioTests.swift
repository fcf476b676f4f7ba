import ScenarioSupport
import Testing
import XCTest

/// All scenarios under Swift Testing.
struct ScenarioTests {
  @Test(arguments: CuckooScenarios.all)
  func scenario(_ scenario: Scenario) async {
    for failure in await scenario.run() {
      let place = SourceLocation(
        fileID: "CuckooCompatibilityTests/Scenarios", filePath: "\(failure.file)",
        line: Int(failure.line), column: 1)
      Issue.record(Comment(rawValue: failure.text), sourceLocation: place)
    }
  }
}

/// All scenarios under XCTest.
final class ScenarioXCTests: XCTestCase {
  func testScenarios() async {
    for scenario in CuckooScenarios.all {
      for failure in await scenario.run() {
        XCTFail(failure.text, file: failure.file, line: failure.line)
      }
    }
  }
}
