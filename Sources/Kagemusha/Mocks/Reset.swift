/// Removes the stubs and the calls of mocks. Mocks that forward calls continue to do so.
///
///     reset(repository, cache)
public func reset(_ mock: any StubVerifyMock, _ others: any StubVerifyMock...) {
  for mock in [mock] + others { mock.mock.forget(stubs: true, calls: true) }
}

/// Removes the stubs of mocks, and keeps their calls.
///
///     clearStubs(repository)
public func clearStubs(_ mock: any StubVerifyMock, _ others: any StubVerifyMock...) {
  for mock in [mock] + others { mock.mock.forget(stubs: true, calls: false) }
}

/// Removes the calls of mocks, and keeps their stubs.
///
///     clearInvocations(repository)
///
/// A mock keeps the arguments of its calls alive, with everything that closures have captured, until
/// its calls are cleared or it is released itself. Clear the calls before you test that an object is
/// released.
public func clearInvocations(_ mock: any StubVerifyMock, _ others: any StubVerifyMock...) {
  for mock in [mock] + others { mock.mock.forget(stubs: false, calls: true) }
}

extension MockCore {
  /// Removes stubs, calls, or both, from the mock and from its children.
  func forget(stubs: Bool, calls: Bool) {
    // The `deinit` of a removed object may use the mock, so it runs without the lock.
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
