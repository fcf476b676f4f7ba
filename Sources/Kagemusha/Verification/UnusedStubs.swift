/// Verifies that every stub of these mocks has answered a call, except those that are lenient.
///
///     verifyNoUnusedStubs(repository)
///
/// A failure is at the line of the stub.
public func verifyNoUnusedStubs(_ mocks: any StubVerifyMock...) {
  for mock in mocks { mock.mock.verifyNoUnusedStubs() }
}

/// Verifies that every static stub of these mocks has answered a call.
///
///     verifyNoUnusedStubs(MockRegistry.self)
public func verifyNoUnusedStubs(_ types: any StubVerifyStatics.Type...) {
  for type in types { type.mock.verifyNoUnusedStubs() }
}

extension MockCore {
  fileprivate func verifyNoUnusedStubs() {
    Attempt.current?.noteVerification()
    let summary = summary
    for state in summary.stubs where state.uses == 0 && state.strictness != .lenient {
      report(.unusedStub(state.stub, of: summary))
    }
  }
}
