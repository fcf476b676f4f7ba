import EndToEndSupport
import Foundation
import Testing

/// Runs failing tests, each in its own process: a failure is reported once, at its line, with its
/// text.
struct FailureReportTests {
  private static let folder = Repository.root.appendingPathComponent(
    "Tests/ShapeTests/FailingSuites")
  private static let verification =
    "MockTracker.track(_:parameters:): wanted 1 call, got 0; nothing called the mock"
  private static let unstubbed = "MockTracker.track(_:parameters:) was called, but no stub matches"
  private static let unstubbedThrowing =
    "MockProfileLoader.profile(id:) was called, but no stub matches"

  @Test(arguments: [
    ("testVerification", verification), ("testUnstubbed", unstubbed),
    ("testUnstubbedThrowing", unstubbedThrowing), ("testDetached", unstubbed),
    ("testQueue", unstubbed),
  ])
  func underXCTest(name: String, text: String) async throws {
    let run = try await TestBundle.run(
      "ShapeTests.FailingXCTests/\(name)", .xctest, environment: ["KAGEMUSHA_FAILING_SUITES": "1"])
    let failures = run.everything.split(separator: "\n").filter { $0.contains(": error: ") }
    let line = try Self.line(of: name, in: "FailingXCTests.swift")
    #expect(run.status == 1)
    #expect(failures.count == 1, "\(run.everything)")
    #expect(
      failures.first?.hasSuffix("FailingXCTests.\(name) : failed - \(text)") == true
        || failures.first?.contains("\(name)] : failed - \(text)") == true, "\(failures)")
    #expect(failures.first?.contains("/FailingXCTests.swift:\(line): error: ") == true)
  }

  @Test(arguments: [
    ("failingVerification", verification), ("failingUnstubbed", unstubbed),
    ("failingUnstubbedThrowing", unstubbedThrowing), ("failingDetached", unstubbed),
    ("failingQueue", unstubbed),
  ])
  func underSwiftTesting(name: String, text: String) async throws {
    let run = try await TestBundle.run(
      "ShapeTests.FailingSwiftTests/\(name)\\(", .swiftTesting,
      environment: ["KAGEMUSHA_FAILING_SUITES": "1"])
    let lines = run.everything.split(separator: "\n")
    let failures = lines.indices.filter { lines[$0].contains("recorded an issue at") }
    let line = try Self.line(of: name, in: "FailingSwiftTests.swift")
    #expect(run.status == 1)
    #expect(failures.count == 1, "\(run.everything)")
    let index = try #require(failures.first)
    #expect(lines[index].contains("recorded an issue at FailingSwiftTests.swift:\(line):"))
    #expect(lines[index + 1].hasSuffix(text))
  }

  @Test func theProcessStopsWithTheTextWhereSwiftLeavesNoOtherWay() async throws {
    let run = try await TestBundle.run(
      "ShapeTests.FailingXCTests/testStop", .xctest,
      environment: ["KAGEMUSHA_FAILING_SUITES": "1", "SWIFT_BACKTRACE": "enable=no"])
    #expect(run.status > 128)
    let text = "MockRequestSender.transform(_:) was called, but no stub matches"
    let line = try Self.line(of: "testStop", in: "FailingXCTests.swift")
    #expect(run.everything.contains(":\(line): error: "))
    #expect(run.errors.contains("Fatal error: \(text)"))
    #expect(run.errors.contains("stopped   Unprintable has no default value to go on with"))
  }

  /// Returns the line that ends with the test's mark.
  private static func line(of mark: String, in file: String) throws -> Int {
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.hasSuffix("// \(mark)") }) + 1
  }
}
