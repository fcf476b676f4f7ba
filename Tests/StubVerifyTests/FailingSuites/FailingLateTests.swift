import Foundation
import ScenarioSupport
import Testing
import XCTest

/// Tests that call the mocks of others, for `LateCallTests` to run in a process of their own; elsewhere they do nothing.
private let isAsked = ProcessInfo.processInfo.environment["KAGEMUSHA_FAILING_SUITES"] != nil

/// A mock that outlives its test.
private let kept = Guarded<MockKitchen?>(nil)

private func keep(_ kitchen: MockKitchen) { kept.with { $0 = kitchen } }
private func useKept() { _ = kept.with { $0 }?.find(1) }

final class FailingLateXCTests: XCTestCase {
  func testFirst() {
    guard isAsked else { return }
    keep(MockKitchen())
  }

  func testSecond() {
    guard isAsked else { return }
    useKept()
    keep(MockKitchen())
  }

  func testThird() {
    guard isAsked else { return }
    useKept()
    let own = MockKitchen()
    _ = own.find(1)
    DispatchQueue(label: "queue").sync { _ = own.find(2) }
  }
}

@Suite(.serialized) struct FailingLateTests {
  @Test func first() {
    guard isAsked else { return }
    keep(MockKitchen())
  }

  @Test("the second one") func second() async {
    guard isAsked else { return }
    useKept()
    keep(MockKitchen())
    await Task.detached { useKept() }.value
    let own = MockKitchen()
    _ = own.find(1)
  }
}
