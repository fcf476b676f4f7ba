// These members do not exist in the library; tests write them by habit of other libraries, or by
// mistake. They are declared for their messages alone: without them, the compiler would report any
// other declaration of the name.

extension MockedMember where Use: StubbingUse, Failure == Never {
  /// Is unavailable, so that the compiler says that the requirement does not throw.
  @available(
    *, unavailable,
    message: "the requirement does not throw; use thenReturn(…), or declare it 'throws'"
  )
  public func thenThrow(_ errors: any Error...) {}

  /// Is unavailable, so that the compiler says that the requirement does not throw.
  @available(
    *, unavailable,
    message: "the requirement does not throw; use thenReturn(…), or declare it 'throws'"
  )
  public func thenThrow(_ error: any Error, after delay: some TimeSpanConvertible) {}
}

extension MockedMember where Use: StubbingUse {
  /// Is unavailable, so that the compiler says that the requirement returns a value.
  @available(*, unavailable, message: "the requirement returns a value; use thenReturn(…)")
  public func thenDoNothing() {}

  /// Is unavailable, so that the compiler says that the requirement returns a value.
  @available(*, unavailable, message: "the requirement returns a value; use thenReturn(…)")
  public func thenReturn() {}
}

extension MockedMember where Use == Verifying {
  /// Is unavailable, so that the compiler says where the number of calls belongs.
  @available(
    *, unavailable,
    message: "a number stands beside the mock, as in 'verify(mock, times(2)).load()'"
  )
  public func times(_ count: Int) {}

  /// Is unavailable, so that the compiler says where the number of calls belongs.
  @available(
    *, unavailable, message: "a number stands beside the mock, as in 'verify(mock, never()).load()'"
  )
  public func never() {}

  /// Is unavailable, so that the compiler says how to get the number of calls.
  @available(
    *, unavailable,
    message:
      "calls are counted by 'calls(mock).load().count', or checked by 'verify(mock, times(2)).load()'"
  )
  public func count() -> Self { self }
}

/// Is unavailable, so that the compiler names the function to use instead.
@available(*, unavailable, renamed: "times", message: "a number of calls is 'times(2)'")
public func exactly(_ count: Int) -> CallMatcher { times(count) }

/// Is unavailable, so that the compiler names the function to use instead.
@available(*, unavailable, message: "'verify(mock)' wants one call, and 'times(1)' says so")
public func once() -> CallMatcher { times(1) }

/// Is unavailable, so that the compiler says that the mocks need not be listed.
@available(*, unavailable, message: "'inOrder { … }' finds the mocks by itself")
public func inOrder(_ mocks: any StubVerifyMock..., body: () throws -> Void) {}
