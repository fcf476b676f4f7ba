import KagemushaTesting
import ScenarioSupport
import Testing
import XCTest

@testable import Kagemusha

/// Tests of the reports of mocks with `access: public`, which import no test framework.
struct LinkedFrameworkTests {
  @Test func aFailureIsReportedOnce() throws {
    let failure = try #require(unmetVerification())
    let texts = Guarded<[String]>([])
    withKnownIssue {
      _LinkedFramework.report(failure, of: .other)
    } matching: { issue in
      texts.with { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    #expect(texts.with { $0 } == [failure.text])
  }
}

/// The same under XCTest.
final class LinkedFrameworkXCTests: XCTestCase {
  private var expected: String?
  private var found: [String] = []

  func testAFailureIsReportedOnce() throws {
    let failure = try XCTUnwrap(unmetVerification())
    expected = failure.text
    _LinkedFramework.report(failure, of: .other)
    expected = nil
    XCTAssertEqual(found.count, 1)
  }

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      if !note(issue.compactDescription) { super.record(issue) }
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
    ) {
      if note(description) { return }
      super.recordFailure(
        withDescription: description, inFile: file, atLine: line, expected: expected)
    }
  #endif

  private func note(_ text: String) -> Bool {
    guard let expected, text.contains(expected) else { return false }
    found.append(text)
    return true
  }
}

private func unmetVerification() -> MockFailure? {
  failures { verify(MockKitchen(.lenient)).find(1) }.first
}
