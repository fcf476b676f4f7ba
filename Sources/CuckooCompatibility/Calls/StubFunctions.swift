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
  try block(
    Mock.CuckooStubs(mock: _MemberSelector(mock.mock, at: SourcePlace(file: file, line: line))))
}

/// Verifies that a mock was called, exactly once unless told otherwise.
///
///     verify(repository, times(2)).profile(id: anyInt())
public func verify<Mock: CuckooMock>(
  _ mock: Mock, _ callMatcher: CallMatcher = times(1), file: StaticString = #filePath,
  line: Int = #line
) -> Mock.CuckooVerifies {
  Mock.CuckooVerifies(
    mock: _MemberSelector(
      mock.mock, at: SourcePlace(file: file, line: UInt(clamping: line)), callMatcher))
}

/// What `when` takes and returns for a method that cannot throw: how a test says which of several
/// overloads it means.
///
///     stub(repository) { stub in
///       when(stub.find(anyString()) as ProtocolStubFunction<String, [User]>).thenReturn([])
///     }
public typealias ProtocolStubFunction<Input, Output> = MockedMethod<
  Stubbing, Input, Output, Never
>

/// The same for a method that returns nothing.
///
///     stub(repository) { stub in
///       when(stub.rename(anyString()) as ProtocolStubNoReturnFunction<String?>).thenDoNothing()
///     }
public typealias ProtocolStubNoReturnFunction<Input> = MockedMethod<Stubbing, Input, Void, Never>

/// The same for a method that throws.
///
///     stub(repository) { stub in
///       when(stub.check(anyInt()) as ProtocolStubThrowingFunction<Int, Bool, any Error>)
///         .thenReturn(true)
///     }
public typealias ProtocolStubThrowingFunction<Input, Output, Failure: Error> = MockedMethod<
  Stubbing, Input, Output, Failure
>

/// The same for a method that throws and returns nothing.
///
///     stub(repository) { stub in
///       when(stub.delete(anyInt()) as ProtocolStubNoReturnThrowingFunction<Int, any Error>)
///         .thenDoNothing()
///     }
public typealias ProtocolStubNoReturnThrowingFunction<Input, Failure: Error> = MockedMethod<
  Stubbing, Input, Void, Failure
>
