/// Makes mocks as new: without stubs, without calls. They go on to forward calls if they did.
///
///     reset(repository, cache)
public func reset(_ mock: any StubVerifyMock, _ others: any StubVerifyMock...) {
  for mock in [mock] + others { mock.mock.forget(stubs: true, calls: true) }
}

/// Forgets the stubs of mocks, not their calls.
///
///     clearStubs(repository)
public func clearStubs(_ mock: any StubVerifyMock, _ others: any StubVerifyMock...) {
  for mock in [mock] + others { mock.mock.forget(stubs: true, calls: false) }
}

/// Forgets the calls of mocks, not their stubs.
///
///     clearInvocations(repository)
///
/// Until then, or until it dies, a mock keeps the arguments of its calls alive, closures and what
/// they captured included: a test of what is released clears the calls first.
public func clearInvocations(_ mock: any StubVerifyMock, _ others: any StubVerifyMock...) {
  for mock in [mock] + others { mock.mock.forget(stubs: false, calls: true) }
}

extension MockCore {
  /// Forgets stubs, calls, or both, of the mock and of those that answer for it.
  func forget(stubs: Bool, calls: Bool) {
    // A `deinit` of what is forgotten may use the mock.
    state.discard { state in
      let forgotten = state
      if stubs {
        state.stubs = [:]
        state.ends = []
        state.spent = []
        state.defaults = [:]
      }
      if calls { state.calls = [] }
      return forgotten
    }
    for child in children.values { child.mock.forget(stubs: stubs, calls: calls) }
  }
}
