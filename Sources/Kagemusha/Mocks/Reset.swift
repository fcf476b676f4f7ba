/// Makes mocks as new: without stubs, without calls. They go on to forward calls if they did.
///
///     reset(repository, cache)
public func reset(_ mocks: any StubVerifyMock...) {
  for mock in mocks { mock.mock.forget(stubs: true, calls: true) }
}

/// Makes the static side of mocks as new: without stubs, without calls.
///
///     reset(MockRegistry.self)
public func reset(_ types: any StubVerifyStatics.Type...) {
  for type in types { type.mock.forget(stubs: true, calls: true) }
}

/// Forgets the stubs of mocks, not their calls.
///
///     clearStubs(repository)
public func clearStubs(_ mocks: any StubVerifyMock...) {
  for mock in mocks { mock.mock.forget(stubs: true, calls: false) }
}

/// Forgets the stubs of the static side of mocks, not its calls.
///
///     clearStubs(MockRegistry.self)
public func clearStubs(_ types: any StubVerifyStatics.Type...) {
  for type in types { type.mock.forget(stubs: true, calls: false) }
}

/// Forgets the calls of mocks, not their stubs.
///
///     clearInvocations(repository)
///
/// Until then, or until it dies, a mock keeps the arguments of its calls alive, closures and what
/// they captured included: a test of what is released clears the calls first.
public func clearInvocations(_ mocks: any StubVerifyMock...) {
  for mock in mocks { mock.mock.forget(stubs: false, calls: true) }
}

/// Forgets the calls of the static side of mocks, not its stubs.
///
///     clearInvocations(MockRegistry.self)
public func clearInvocations(_ types: any StubVerifyStatics.Type...) {
  for type in types { type.mock.forget(stubs: false, calls: true) }
}
