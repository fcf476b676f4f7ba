import Foundation
import Kagemusha
import KagemushaTesting
import Testing

/// Tests with the trait that fail, for `TraitReportTests` to run in a process of their own;
/// elsewhere they do nothing. The marks at the ends of lines are the names of tests; an issue is
/// expected there.
@Suite(.mocks(.lenient)) struct FailingTraitTests {
  private let isAsked = ProcessInfo.processInfo.environment["KAGEMUSHA_FAILING_SUITES"] != nil

  @Test func traitUnused() {
    guard isAsked else { return }
    let kitchen = MockKitchen()
    stub(kitchen).find(1).thenReturn(nil)  // traitUnused
    _ = kitchen.find(2)
  }

  @Test(.mocks(MockRules(mode: .lenient, unusedStubs: .warn))) func traitWarning() {
    guard isAsked else { return }
    stub(MockKitchen()).find(1).thenReturn(nil)  // traitWarning
  }

  @Test(.mocks(.lenient, unverifiedCalls: .fail)) func traitUnverified() {
    guard isAsked else { return }
    let kitchen = MockKitchen()  // traitUnverified
    _ = kitchen.find(2)
  }

  @Test func traitExpectation() {
    guard isAsked else { return }
    let kitchen = MockKitchen()
    _ = kitchen.find(2)
    #expect(Bool(false))  // traitExpectation
  }

  @Test func traitQueue() {  // traitQueue
    guard isAsked else { return }
    let kitchen = MockKitchen(.strict)
    DispatchQueue(label: "queue").sync { _ = kitchen.find(2) }
  }

  @Test func traitDetached() async {  // traitDetached
    guard isAsked else { return }
    let kitchen = MockKitchen(.strict)
    await Task.detached { [kitchen = Carried(kitchen)] in _ = kitchen.value.find(2) }.value
  }

  @Test func traitEventually() async {
    guard isAsked else { return }
    let kitchen = MockKitchen()
    _ = kitchen.find(2)
    let isLoaded = false
    var attempts = 0
    await eventually(within: .milliseconds(30)) {
      attempts += 1
      #expect(isLoaded)  // traitEventually
    }
    #expect(attempts > 1)
  }

  @Test func traitRequires() async throws {
    guard isAsked else { return }
    let kitchen = MockKitchen()
    _ = kitchen.find(2)
    let value: Int? = nil
    try await eventually(within: .milliseconds(30)) {
      _ = try #require(value)  // traitRequires
    }
  }

  @Test func traitKnownIssue() {
    guard isAsked else { return }
    let kitchen = MockKitchen(.strict)
    withKnownIssue { _ = kitchen.find(2) }
  }

  @Test func traitEventuallyPasses() async throws {
    guard isAsked else { return }
    let kitchen = MockKitchen()
    var required = 0
    try await eventually {
      required += 1
      try #require(required > 3)
    }
    var attempts = 0
    await eventually {
      attempts += 1
      #expect(attempts > 3)
    }
    await eventually { #expect(attempts == 4) }
    await eventually(within: .seconds(600)) {
      attempts += 1
      if attempts == 8 { _ = kitchen.find(1) }
      #expect(attempts > 7)
      verify(kitchen).find(1)
    }
  }

  @Test func traitWaits() async throws {  // traitWaits
    guard isAsked else { return }
    let kitchen = MockKitchen(.strict)
    DispatchQueue(label: "queue").sync { _ = kitchen.find(2) }
    // A test may wait for ever for what such a call should have led to.
    try await Task.sleep(.milliseconds(300))
    FileHandle.standardError.write(Data("still waiting\n".utf8))
  }

  @Test func traitThrows() throws {
    guard isAsked else { return }
    let kitchen = MockKitchen()
    stub(kitchen).find(1).thenReturn(nil)
    _ = kitchen.find(2)
    throw KitchenError.offline
  }

  @Test func traitUnstubbedThrows() throws {  // traitUnstubbedThrows
    guard isAsked else { return }
    _ = try MockKitchen(.strict).recipes()
  }

  @Test func traitPasses() {
    guard isAsked else { return }
    let kitchen = MockKitchen()
    stub(kitchen).find(2).thenReturn(nil)
    stub(kitchen).find(3).thenReturn(nil).lenient()
    _ = kitchen.find(2)
  }

  @Test(arguments: 1...2) func traitArguments(id: Int) {
    guard isAsked else { return }
    let kitchen = MockKitchen()
    stub(kitchen).find(1).thenReturn(nil)  // traitArguments
    _ = kitchen.find(id)
  }
}

/// A value that a test carries into a detached task, and that nothing else uses meanwhile.
private struct Carried<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
