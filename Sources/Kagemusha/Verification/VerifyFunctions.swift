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
  let place = SourcePlace(file: file, line: line, fileID: fileID)
  return Mock.Verifies(mock: _MemberSelector(verifying: mock.mock, count, at: place))
}

/// Verifies that every call these mocks, and their child mocks, received has been verified.
///
///     verifyNoMoreInteractions(repository, tracker)
///     verifyNoMoreInteractions(repository, ignoringStubbed: true)
///
/// - Parameters:
///   - mock: A mock.
///   - others: More mocks.
///   - ignoringStubbed: Whether a call that a stub answered counts as verified.
///   - file: The path of the test's file.
///   - line: The line.
///   - fileID: The test's file, as `#fileID` gives it.
public func verifyNoMoreInteractions(
  _ mock: any StubVerifyMock, _ others: any StubVerifyMock..., ignoringStubbed: Bool = false,
  file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID
) {
  let place = SourcePlace(file: file, line: line, fileID: fileID)
  for core in MockCore.families(of: [mock] + others) {
    core.verifyNoMoreInteractions(ignoringStubbed, at: place)
  }
}

/// Verifies that these mocks, and their child mocks, were not called at all.
///
///     verifyNoInteractions(tracker)
public func verifyNoInteractions(
  _ mock: any StubVerifyMock, _ others: any StubVerifyMock..., file: StaticString = #filePath,
  line: UInt = #line, fileID: StaticString = #fileID
) {
  let place = SourcePlace(file: file, line: line, fileID: fileID)
  for core in MockCore.families(of: [mock] + others) { core.verifyNoInteractions(at: place) }
}

extension MockCore {
  /// Reports calls that were not verified.
  func verifyNoMoreInteractions(
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

/// Verifies that every stub of these mocks, and of their child mocks, has answered a call, except lenient stubs.
///
///     verifyNoUnusedStubs(repository)
///
/// A failure is reported at the line of the stub.
public func verifyNoUnusedStubs(_ mock: any StubVerifyMock, _ others: any StubVerifyMock...) {
  for core in MockCore.families(of: [mock] + others) { core.verifyNoUnusedStubs() }
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
