import Foundation
import Kagemusha
import XCTest

/// Tests that fail, which `FailureReportTests` runs in a process of their own; elsewhere they do
/// nothing. The marks at the ends of lines are the names of the tests that are expected to fail
/// there.
final class FailingXCTests: XCTestCase {
  private let isAsked = ProcessInfo.processInfo.environment["KAGEMUSHA_FAILING_SUITES"] != nil

  func testVerification() {
    guard isAsked else { return }
    let tracker = MockTracker(.lenient)
    verify(tracker).track("a", parameters: any())  // testVerification
  }

  func testUnstubbed() {
    guard isAsked else { return }
    let tracker = MockTracker()  // testUnstubbed
    tracker.track("a", parameters: [:])
  }

  func testUnstubbedThrowing() async {
    guard isAsked else { return }
    let loader = MockProfileLoader()  // testUnstubbedThrowing
    _ = try? await loader.profile(id: 1)
  }

  func testDetached() async {
    guard isAsked else { return }
    let tracker = MockTracker()  // testDetached
    await Task.detached { tracker.track("a", parameters: [:]) }.value
  }

  func testQueue() {
    guard isAsked else { return }
    let tracker = MockTracker()  // testQueue
    DispatchQueue(label: "queue").sync { tracker.track("a", parameters: [:]) }
  }

  func testStop() {
    guard isAsked else { return }
    let sender = MockRequestSender()  // testStop
    _ = sender.transform(Unprintable())
  }
}

private struct Unprintable {}

extension MockRequestSender {
  /// A call whose result has no default value.
  fileprivate func transform(_ value: Unprintable) -> Unprintable {
    mock._call(value, name: "transform(_:)")
  }
}
