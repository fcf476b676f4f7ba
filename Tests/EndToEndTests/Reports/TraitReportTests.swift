import EndToEndSupport
import Foundation
import Testing

/// Runs tests with the trait `.mocks(…)`, each in its own process.
struct TraitReportTests {
  private static let file = Repository.root.appendingPathComponent(
    "Tests/StubVerifyTests/FailingSuites/FailingTraitTests.swift")

  @Test(arguments: [
    (
      "traitUnused",
      "MockKitchen.find(_:) was stubbed, but the stub answered no call; "
        + "nearest call #1 differs in the argument"
    ),
    ("traitUnverified", "MockKitchen received 1 call that no verify has matched"),
    ("traitExpectation", "Expectation failed: Bool(false)"),
    ("traitDetached", "MockKitchen.find(_:) was called, but no stub matches"),
    ("traitQueue", "MockKitchen.find(_:) was called, but no stub matches"),
    ("traitEventually", "Expectation failed: isLoaded"),
    ("traitRequires", "Expectation failed: value → nil"),
    (
      "traitArguments",
      "MockKitchen.find(_:) was stubbed, but the stub answered no call; "
        + "nearest call #1 differs in the argument"
    ),
  ])
  func aFailureIsReportedOnceAndTheLogAttached(name: String, text: String) async throws {
    let (run, attachments) = try await run(name)
    let lines = run.everything.split(separator: "\n")
    let issues = lines.indices.filter { lines[$0].contains("recorded an issue") }
    #expect(run.status == 1)
    #expect(issues.count == 1, "\(run.everything)")
    let index = try #require(issues.first)
    let line = try line(of: name)
    #expect(lines[index].contains(" Test \(name)("))
    #expect(lines[index].contains(" at FailingTraitTests.swift:\(line):"))
    #expect(lines[index...].prefix(2).contains { $0.hasSuffix(text) }, "\(run.everything)")
    #expect(
      try attachments.read("\(name) mock calls.txt")
        == "MockKitchen made at FailingTraitTests.swift:\(try made(near: line))\n"
        + "  calls     #1 find(2)\n")
  }

  @Test func aTestThatThrowsHasItsOwnProblemAndTheLog() async throws {
    let (run, attachments) = try await run("traitThrows")
    let issues = run.everything.split(separator: "\n").filter { $0.contains("recorded an issue") }
    #expect(issues.count == 1, "\(run.everything)")
    #expect(issues.first?.hasSuffix("Caught error: .offline") == true)
    #expect(attachments.files == ["traitThrows mock calls.txt"])
  }

  @Test func anUnstubbedCallThatThrowsIsToldOnce() async throws {
    let (run, attachments) = try await run("traitUnstubbedThrows")
    #expect(run.status == 1)
    let issues = run.everything.split(separator: "\n").filter { $0.contains("recorded an issue") }
    #expect(issues.count == 1, "\(run.everything)")
    let line = try line(of: "traitUnstubbedThrows")
    #expect(issues.first?.contains(" at FailingTraitTests.swift:\(line):") == true)
    #expect(attachments.files == ["traitUnstubbedThrows mock calls.txt"])
  }

  @Test func aWarningIsNoFailure() async throws {
    let (run, attachments) = try await run("traitWarning")
    #expect(run.status == 0)
    #expect(attachments.files.isEmpty)
    let line = try line(of: "traitWarning")
    #expect(!run.everything.contains("recorded an issue"))
    #if compiler(>=6.3)
      #expect(run.everything.contains("recorded a warning at FailingTraitTests.swift:\(line):"))
    #else
      #expect(run.everything.contains("FailingTraitTests.swift:\(line): warning: MockKitchen"))
    #endif
  }

  @Test func aFailureOfAnotherThreadDoesNotWaitForTheEnd() async throws {
    let (run, _) = try await run("traitWaits")
    let parts = run.errors.components(separatedBy: "still waiting\n")
    try #require(parts.count == 2, "\(run.everything)")
    #expect(parts[0].contains("Test traitWaits() recorded an issue"), "\(run.everything)")
    #expect(!parts[1].contains("recorded an issue"))
  }

  @Test func whatIsExpectedIsWaitedFor() async throws {
    let (run, _) = try await run("traitEventuallyPasses")
    #expect(run.status == 0, "\(run.everything)")
  }

  @Test(arguments: ["traitPasses", "traitKnownIssue"])
  func aTestThatPassesAttachesNothing(name: String) async throws {
    let (run, attachments) = try await run(name)
    #expect(run.status == 0, "\(run.everything)")
    #expect(attachments.files.isEmpty)
  }

  private func run(_ name: String) async throws -> (ProcessRun, TemporaryFolder) {
    let folder = try TemporaryFolder()
    let run = try await TestBundle.run(
      "StubVerifyTests.FailingTraitTests/\(name)\\(", .swiftTesting,
      options: ["--attachments-path", folder.url.path],
      environment: ["KAGEMUSHA_FAILING_SUITES": "1"])
    return (run, folder)
  }

  private func lines() throws -> [Substring] {
    try String(contentsOf: Self.file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the line that ends with the test's mark.
  private func line(of mark: String) throws -> Int {
    try #require(try lines().firstIndex { $0.hasSuffix("// \(mark)") }) + 1
  }

  /// Returns the line that creates the mock of a test, whose mark is on another line.
  private func made(near line: Int) throws -> Int {
    let lines = try lines()
    let start = try #require(lines.prefix(line).lastIndex { $0.contains(" func ") })
    return try #require(lines[start...].firstIndex { $0.contains("= MockKitchen(") }) + 1
  }
}
