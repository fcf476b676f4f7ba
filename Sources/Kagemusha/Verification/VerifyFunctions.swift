/// Verifies that a mock was called, exactly once unless told otherwise.
///
///     verify(repository).profile(id: 7)
///     verify(repository, atLeast(2)).profile(id: any())
///     verify(repository, never()).limit.set(any())
///
/// A verified call may be verified again.
public func verify<Mock: StubVerifyMock>(
  _ mock: Mock, _ count: CallMatcher = times(1), file: StaticString = #filePath,
  line: UInt = #line, fileID: StaticString = #fileID
) -> Mock.Verifies {
  Mock.Verifies(
    mock: _MemberSelector(mock.mock, at: SourcePlace(file: file, line: line, fileID: fileID), count)
  )
}

/// Verifies that every call these mocks received has been verified.
///
///     verifyNoMoreInteractions(repository, tracker)
///     verifyNoMoreInteractions(repository, ignoringStubbed: true)
///
/// - Parameters:
///   - mocks: The mocks.
///   - ignoringStubbed: Whether a call that a stub answered counts as verified.
///   - file: The path of the test's file.
///   - line: The line.
///   - fileID: The test's file, as `#fileID` gives it.
public func verifyNoMoreInteractions(
  _ mocks: any StubVerifyMock..., ignoringStubbed: Bool = false, file: StaticString = #filePath,
  line: UInt = #line, fileID: StaticString = #fileID
) {
  let place = SourcePlace(file: file, line: line, fileID: fileID)
  for mock in mocks { mock.mock.verifyNoMoreInteractions(ignoringStubbed, at: place) }
}

/// Verifies that these mocks were not called at all.
///
///     verifyNoInteractions(tracker)
public func verifyNoInteractions(
  _ mocks: any StubVerifyMock..., file: StaticString = #filePath, line: UInt = #line,
  fileID: StaticString = #fileID
) {
  let place = SourcePlace(file: file, line: line, fileID: fileID)
  for mock in mocks { mock.mock.verifyNoInteractions(at: place) }
}

/// Verifies that the mocks of an `inOrder` were not called after what it has verified so far.
///
///     inOrder {
///       verify(session).open()
///       verify(session).close()
///       verifyNoMore()
///     }
public func verifyNoMore(
  file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID
) {
  let place = SourcePlace(file: file, line: line, fileID: fileID)
  guard let order = VerificationOrder.current else {
    return UnattributedFailures.report(FailureText.noOrder(at: place))
  }
  for mock in order.mocks { mock.verifyNoMoreInteractions(after: order.position, at: place) }
}

extension MockCore {
  /// Reports calls that were not verified.
  fileprivate func verifyNoMoreInteractions(
    _ ignoresStubbed: Bool = false, after order: UInt64 = 0, at place: SourcePlace
  ) {
    EventuallyAttempt.current?.noteVerification()
    let calls = calls
    let unverified = calls.filter {
      $0.order > order && !$0.isSettled(ignoringStubbed: ignoresStubbed)
    }
    if !unverified.isEmpty {
      report(.moreInteractions(unverified, of: calls, at: place))
    }
  }

  fileprivate func verifyNoInteractions(at place: SourcePlace) {
    EventuallyAttempt.current?.noteVerification()
    // Initializers are recorded as verified from the start.
    let calls = calls.filter { !$0.isInitializer }
    if !calls.isEmpty { report(.interactions(calls, at: place)) }
  }
}

/// Verifies that every stub of these mocks has answered a call, except those that are lenient.
///
///     verifyNoUnusedStubs(repository)
///
/// A failure is at the line of the stub.
public func verifyNoUnusedStubs(_ mocks: any StubVerifyMock...) {
  for mock in mocks { mock.mock.verifyNoUnusedStubs() }
}

extension MockCore {
  fileprivate func verifyNoUnusedStubs() {
    EventuallyAttempt.current?.noteVerification()
    let summary = summary
    for state in summary.stubs where state.uses == 0 && state.strictness != .lenient {
      report(.unusedStub(state.stub, of: summary))
    }
  }
}
