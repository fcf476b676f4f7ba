import EndToEndSupport
import Foundation
import Testing

/// Tests every kind of failure, in both frameworks: each is reported once, at its line, with its
/// text.
struct StubReportTests {
  private static let scenarios = [
    ("ambiguous", "MockKitchen.find(_:) was called, and 2 stubs match, none of them more specific"),
    ("json", "MockKitchen.find(_:) cannot answer with the JSON text"),
    ("jsonFile", "MockKitchen.find(_:) cannot answer with 'broken.json'"),
    ("unused", "MockKitchen.find(_:) was stubbed, but the stub answered no call"),
    ("order", "MockKitchen.find(_:): wanted 1 call, got 0"),
    ("unusedVerify", "MockRestaurant: verify(mock) verifies nothing; name a call"),
    ("emptyOrder", "inOrder { … } verifies nothing"),
    ("surplus", "MockKitchen.find(_:): wanted 1 call, got 2; call #2 is one too many"),
    ("exactOrder", "MockKitchen received 1 call that inExactOrder does not ask for"),
    ("interactions", "MockKitchen received 1 call that no verify has matched"),
    ("misuse", "MockKitchen.find(_:): sameInstance(as:) got a value of type 'Int'"),
    ("stray", "any() was made outside the call it is for, and is lost"),
    ("unlisted", "MockKitchen.run(_:): its calls cannot be listed"),
    ("unanswered", "MockKitchen.find(_:) was stubbed without an answer"),
    ("condition", "eventually(…) waited 0.005 seconds, and the condition does not hold"),
    ("noInteractions", "MockKitchen: wanted no call, got 1"),
    ("drift", "MockSupplier cannot check 'supplier.json'"),
    ("reason", "MockKitchen.find(_:): wanted 2 calls, got 0; nothing called the mock"),
    ("delayed", "MockKitchen.find(_:): wanted 1 call, got 0; nothing called the mock"),
  ]

  @Test(arguments: scenarios)
  func underXCTest(name: String, text: String) async throws {
    let run = try await TestBundle.run(
      "StubVerifyTests.FailingScenarioXCTests/testScenario", .xctest,
      environment: ["KAGEMUSHA_SCENARIO": name])
    let failures = run.everything.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(run.status == 1, "\(run.everything)")
    #expect(failures.count == 1, "\(run.everything)")
    let place = "/FailingScenario.swift:\(try Self.line(of: name)): error: "
    #expect(failures.first?.contains(place) == true, "\(failures)")
    #expect(failures.first?.contains("failed - \(text)") == true, "\(failures)")
  }

  @Test(arguments: scenarios)
  func underSwiftTesting(name: String, text: String) async throws {
    let run = try await TestBundle.run(
      "StubVerifyTests.FailingScenarioTests/scenario\\(", .swiftTesting,
      environment: ["KAGEMUSHA_SCENARIO": name])
    let lines = run.everything.split(separator: "\n")
    let failures = lines.indices.filter { lines[$0].contains("recorded an issue at") }
    #expect(run.status == 1, "\(run.everything)")
    #expect(failures.count == 1, "\(run.everything)")
    let index = try #require(failures.first)
    let place = "scenario() recorded an issue at FailingScenario.swift:\(try Self.line(of: name)):"
    #expect(lines[index].contains(place))
    #expect(lines[index + 1].contains(text))
  }

  /// Returns the line that ends with the scenario's mark.
  private static func line(of mark: String) throws -> Int {
    let file = Repository.root.appendingPathComponent(
      "Tests/StubVerifyTests/FailingSuites/FailingScenario.swift")
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.hasSuffix("// \(mark)") }) + 1
  }
}
