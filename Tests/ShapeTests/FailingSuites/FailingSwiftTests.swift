import Dispatch
import Foundation
import Kagemusha
import Testing

/// Tests that fail, which `FailureReportTests` runs in a process of their own; elsewhere they do
/// nothing. The marks at the ends of lines are the names of the tests that are expected to fail
/// there.
struct FailingSwiftTests {
  private let isAsked = ProcessInfo.processInfo.environment["KAGEMUSHA_FAILING_SUITES"] != nil

  @Test func failingVerification() {
    guard isAsked else { return }
    let tracker = MockTracker(.lenient)
    verify(tracker).track("a", parameters: any())  // failingVerification
  }

  @Test func failingUnstubbed() {  // failingUnstubbed
    guard isAsked else { return }
    let tracker = MockTracker()
    tracker.track("a", parameters: [:])
  }

  @Test func failingUnstubbedThrowing() async {  // failingUnstubbedThrowing
    guard isAsked else { return }
    let loader = MockProfileLoader()
    _ = try? await loader.profile(id: 1)
  }

  @Test func failingDetached() async {
    guard isAsked else { return }
    let tracker = MockTracker()  // failingDetached
    await Task.detached { tracker.track("a", parameters: [:]) }.value
  }

  @Test func failingQueue() async {
    guard isAsked else { return }
    let tracker = MockTracker()  // failingQueue
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "queue").async {
        tracker.track("a", parameters: [:])
        continuation.resume()
      }
    }
  }
}
