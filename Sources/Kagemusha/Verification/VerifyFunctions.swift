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
  Mock.Verifies(mock: MemberSelector(mock.mock, file, line, count, fileID: fileID))
}

/// Verifies that every call these mocks received has been verified.
///
///     verifyNoMoreInteractions(repository, tracker)
public func verifyNoMoreInteractions(
  _ mocks: any StubVerifyMock..., file: StaticString = #filePath, line: UInt = #line,
  fileID: StaticString = #fileID
) {
  for mock in mocks {
    mock.mock.verifyNoMoreInteractions(at: SourcePlace(file: file, line: line, fileID: fileID))
  }
}

/// Verifies that every static call these mocks received has been verified.
///
///     verifyNoMoreInteractions(MockRegistry.self)
public func verifyNoMoreInteractions(
  _ types: any StubVerifyStatics.Type..., file: StaticString = #filePath, line: UInt = #line,
  fileID: StaticString = #fileID
) {
  for type in types {
    type.mock.verifyNoMoreInteractions(at: SourcePlace(file: file, line: line, fileID: fileID))
  }
}

extension MockCore {
  fileprivate func verifyNoMoreInteractions(at place: SourcePlace) {
    Attempt.current?.noteVerification()
    let calls = calls
    let unverified = calls.filter { !$0.isVerified }
    if !unverified.isEmpty {
      report(.moreInteractions(unverified, of: calls, at: place))
    }
  }
}
