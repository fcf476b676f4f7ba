import Dispatch
import Foundation
import Kagemusha
import KagemushaJSON
import KagemushaTesting
import Testing
import XCTest

#if canImport(Combine)
  import Combine
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The library's functions beside those of the frameworks that a test imports.
struct NameTests {
  @Test func noFunctionNeedsItsModule() async { await useAllFunctions() }
}

/// The same in a class with the members of `XCTestCase`, which hide functions of the same name.
final class NameXCTests: XCTestCase {
  func testNoFunctionNeedsItsModule() async {
    let courier = MockCourier(.lenient)
    stub(courier).deliver(any(), to: not(either(1, or: 2))).thenReturn(true)
    _ = courier.deliver("soup", to: 3)
    verify(courier, times(1).or(never())).deliver(contains("ou"), to: isIn(3...))
    verify(courier).deliver(both(hasPrefix("so"), and: hasSuffix("up")), to: equal(to: 3))
    inOrder { verify(courier).deliver(matching { $0.count == 4 }, to: isGreater(than: 2)) }
    await after(.zero) { verify(courier).deliver(equal(to: "soup"), to: isLess(than: 4)) }
    await eventually { verify(courier, atLeastOnce()).deliver(any(), to: any()) }
    XCTAssertEqual(calls(courier).deliver(any(), to: any()).count, 1)
    clearInvocations(courier)
    verifyNoInteractions(courier)
    reset(courier)
  }
}

// Functions of Nimble with the library's names, as Nimble declares them, and what they are used with.
private struct Matcher<Value> { let value: Value? }
private struct Expectation<Value> {
  func to(_ matcher: Matcher<Value>) -> Matcher<Value> { matcher }
}
private func expect<Value>(_ value: Value) -> Expectation<Value> { Expectation() }
private func equal<Value: Equatable>(_ value: Value) -> Matcher<Value> { Matcher(value: value) }
private func equal<Value: Equatable>(_ value: Value?) -> Matcher<Value> { Matcher(value: value) }
private func not<Value>(_ matcher: Matcher<Value>) -> Matcher<Value> { matcher }
// A function of Quick.
private func it(_ text: String, _ body: () -> Void) { body() }

private func useAllFunctions() async {
  let kitchen = MockKitchen(.lenient)
  it("is called") { kitchen.log("a", parameters: ["n": 1]) }
  XCTAssertEqual(expect(2).to(not(equal(1))).value, 1)
  verify(kitchen).log(any(), parameters: including(["n": 1]))
  verify(kitchen).log(anyString(), parameters: exactly(["n": 1]))
  stub(kitchen) { stub in when(stub.find(anyInt())).thenReturn(nil) }
  _ = kitchen.find(1)
  verify(kitchen, atLeast(1).and(atMost(1))).find(equal(to: 1, within: 1))
  verify(kitchen, between(1...2)).find(not(isIn(5...)))
  verify(kitchen).find(not(equal(to: 5)))
  await eventually(true)
  withMocks(.lenient) { verifyNoInteractions(MockKitchen()) }
  verifyNoMoreInteractions(kitchen)
  clearStubs(kitchen)
  reset(kitchen)
}
