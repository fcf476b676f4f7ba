import Kagemusha
import Testing

/// Static state belongs to the type, so these tests run one after the other.
@Suite(.serialized) struct StaticTests {
  init() { reset(MockRegistry.statics) }

  @Test func staticMembersAreStubbedAndVerifiedByType() {
    stub(MockRegistry.statics) { stub in
      when(stub.shared.get).thenReturn(3)
      when(stub.make(named: any())).then { MockRegistry(name: $0) }
    }
    stub(MockRegistry.statics).shared.set(any()).thenDoNothing()
    MockRegistry.shared += 1
    let made = make(MockRegistry.self)
    verify(MockRegistry.statics).shared.set(4)
    verify(MockRegistry.statics).make(named: "made")
    #expect(calls(MockRegistry.statics).make(named: any()) == ["made"])
    verify(made).initializer(name: "made")
    verifyNoMoreInteractions(made)
  }

  @Test func aResetTypeForgets() throws {
    stub(MockRegistry.statics).shared.get.thenReturn(3)
    _ = MockRegistry.shared
    clearInvocations(MockRegistry.statics)
    #expect(calls(MockRegistry.statics).shared.get.isEmpty)
    #expect(MockRegistry.shared == 3)
    clearStubs(MockRegistry.statics)
    let unstubbed = failures { _ = MockRegistry.shared }
    #expect(unstubbed.count == 1)
    #expect(
      try #require(unstubbed.first).text.hasPrefix(
        "MockRegistry.statics.shared.get was called, but no stub matches"))
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
