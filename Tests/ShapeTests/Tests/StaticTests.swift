import Kagemusha
import Testing

/// Static state belongs to the type, so these tests take turns.
@Suite(.serialized) struct StaticTests {
  init() { reset(MockRegistry.self) }

  @Test func staticMembersAreStubbedAndVerifiedByType() {
    stub(MockRegistry.self) { stub in
      when(stub.shared.get).thenReturn(3)
      when(stub.make(named: any())).then { MockRegistry(name: $0) }
    }
    stub(MockRegistry.self).shared.set(any()).thenDoNothing()
    MockRegistry.shared += 1
    let made = make(MockRegistry.self)
    verify(MockRegistry.self).shared.set(4)
    verify(MockRegistry.self).make(named: "made")
    #expect(calls(MockRegistry.self).make(named: any()) == ["made"])
    verify(made).initializer(name: "made")
    verifyNoMoreInteractions(made)
  }

  @Test func aResetTypeForgets() throws {
    stub(MockRegistry.self).shared.get.thenReturn(3)
    _ = MockRegistry.shared
    clearInvocations(MockRegistry.self)
    #expect(calls(MockRegistry.self).shared.get.isEmpty)
    #expect(MockRegistry.shared == 3)
    clearStubs(MockRegistry.self)
    let unstubbed = failures { _ = MockRegistry.shared }
    #expect(unstubbed.count == 1)
    #expect(
      try #require(unstubbed.first).text.hasPrefix(
        "MockRegistry.self.shared.get was called, but no stub matches"))
  }

  @Test func subscriptsAreStubbedByTheirIndices() {
    let registry = MockRegistry()
    stub(registry)[3].get.thenReturn("three")
    stub(registry)[row: any(), column: 2].get.thenReturn("second")
    stub(registry)[any()].set("x").then { index, value in
      #expect(index == 5)
      #expect(value == "x")
    }
    #expect(registry[3] == "three")
    #expect(registry[row: 9, column: 2] == "second")
    registry[5] = "x"
    verify(registry)[5].set("x")
    verify(registry)[3].get()
    verify(registry)[row: 9, column: any()].get()
    verifyNoMoreInteractions(registry)
  }

  private func make<R: Registry>(_: R.Type) -> R { R.make(named: "made") }
}
