import EndToEndSupport
import Testing

/// Tests calls of mocks that another test has created: the failure names that test.
struct LateCallTests {
  @Test func underXCTest() async throws {
    let run = try await TestBundle.run(
      "StubVerifyTests.FailingLateXCTests", .xctest, environment: ["KAGEMUSHA_FAILING_SUITES": "1"])
    let tests = rows(of: run)
    #expect(run.status == 1)
    #expect(
      tests == [
        "test      FailingLateXCTests.testFirst made the mock, and is over",
        "test      FailingLateXCTests.testSecond made the mock, and is over",
      ], "\(run.everything)")
    #expect(run.everything.matches(of: /: error: .*was called, but no stub matches/).count == 4)
  }

  @Test func underSwiftTesting() async throws {
    let run = try await TestBundle.run(
      "StubVerifyTests.FailingLateTests", .swiftTesting,
      environment: ["KAGEMUSHA_FAILING_SUITES": "1"])
    #expect(run.status == 1)
    // In a serialized suite, Swift Testing repeats an issue that belongs to no test.
    #expect(
      Set(rows(of: run)) == [
        "test      first() made the mock, and another test runs",
        "test      the second one made the mock; this thread belongs to no test",
      ], "\(run.everything)")
  }

  private func rows(of run: ProcessRun) -> [String] {
    run.everything.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("test      ") }.map(String.init)
  }
}
