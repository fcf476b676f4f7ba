import Kagemusha
import ScenarioSupport

extension LibraryScenarios {
  static let reports: [Scenario] = [
    Scenario("a failure knows its text and its line") { check in
      let kitchen = MockKitchen(.lenient)
      let found = failures { verify(kitchen).find(1) }
      let line = #line - 1
      guard let failure = found.first else { return check(false, "none was reported") }
      check(
        failure.text.hasPrefix(
          "MockKitchen.find(_:): wanted 1 call, got 0; nothing called the mock"))
      check(!failure.isUnplaced)
      check.equal(failure.place.lineNumber, line)
      check.equal(failure.place.fileName, "FailureScenarios.swift")
      check(failure.place.filePath.hasSuffix("/Scenarios/FailureScenarios.swift"))
      check.equal(failure.place.fileID, "StubVerifyTests/FailureScenarios.swift")
      check.equal(
        SourcePlace(file: "/a/Tests/ModuleTests/Deep/A.swift", line: 1).fileID,
        "ModuleTests/A.swift")
      check.equal(SourcePlace(file: "/a/AppTests/A.swift", line: 1).fileID, "AppTests/A.swift")
    },
    Scenario("an unstubbed call is placed where the mock was made") { check in
      let kitchen = MockKitchen()
      let place = SourcePlace(file: #filePath, line: #line - 1)
      let found = failures { _ = kitchen.find(1) }
      check(found.first?.isUnplaced == true)
      check.equal(found.map(\.place), [place])
      check.equal(Set(found.map(\.place) + [place]).count, 1)
      check(place != SourcePlace(file: #filePath, line: 1))
    },
    Scenario("where no framework runs, a handler gets the failure") { check in
      let kitchen = MockKitchen(.lenient)
      let texts = Guarded<[String]>([])
      SharedState.use {
        MockFailure.handleOutsideTests { failure in texts.with { $0.append(failure.text) } }
        defer { MockFailure.handleOutsideTests { fatalError($0.text) } }
        for failure in failures(in: { verify(kitchen).find(1) }) {
          failure.reportOutsideTests()
          FrameworkOfNone.record(failure)
          FrameworkOfNone.fail(failure)
        }
      }
      check(!FrameworkOfNone.isInSwiftTest)
      check.equal(texts.with { $0.count }, 3)
    },
    Scenario("the process knows that a framework runs") { check in
      check([TestProcess.isSwiftTesting, TestProcess.isXCTest].contains(true))
    },
  ]
}

/// The reporter of a file that can import no test framework.
private enum FrameworkOfNone: _FailureReporting {}
