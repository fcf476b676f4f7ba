import Kagemusha

/// Tells a mock what to answer.
///
///     stub(repository) { stub in
///       when(stub.profile(id: anyInt())).thenReturn(.tanaka)
///     }
public func stub<Mock: CuckooMock>(
  _ mock: Mock, file: StaticString = #filePath, line: UInt = #line,
  block: (Mock.CuckooStubs) throws -> Void
) rethrows {
  try block(Mock.CuckooStubs(mock: MemberSelector(mock.mock, file, line)))
}

/// Verifies that a mock was called, exactly once unless told otherwise.
///
///     verify(repository, times(2)).profile(id: anyInt())
public func verify<Mock: CuckooMock>(
  _ mock: Mock, _ callMatcher: CallMatcher = times(1), file: StaticString = #filePath,
  line: Int = #line
) -> Mock.CuckooVerifies {
  Mock.CuckooVerifies(
    mock: MemberSelector(mock.mock, file, UInt(clamping: line), callMatcher))
}
