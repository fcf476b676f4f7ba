import Kagemusha

/// Stubs a mock.
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

/// Verifies the calls of a mock; by default, there must be exactly one.
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

/// The argument and result of `when` for a method that cannot throw, with which a test selects one
/// of several overloads.
///
///     stub(repository) { stub in
///       when(stub.find(anyString()) as ProtocolStubFunction<String, [User]>).thenReturn([])
///     }
public typealias ProtocolStubFunction<Input, Output> = MockedMethod<
  Stubbing, Input, Output, Never
>

/// The argument and result of `when` for a method that cannot throw and returns nothing.
///
///     stub(repository) { stub in
///       when(stub.rename(anyString()) as ProtocolStubNoReturnFunction<String?>).thenDoNothing()
///     }
public typealias ProtocolStubNoReturnFunction<Input> = MockedMethod<Stubbing, Input, Void, Never>

/// The argument and result of `when` for a method that throws.
///
///     stub(repository) { stub in
///       when(stub.check(anyInt()) as ProtocolStubThrowingFunction<Int, Bool, any Error>)
///         .thenReturn(true)
///     }
public typealias ProtocolStubThrowingFunction<Input, Output, Failure: Error> = MockedMethod<
  Stubbing, Input, Output, Failure
>

/// The argument and result of `when` for a method that throws and returns nothing.
///
///     stub(repository) { stub in
///       when(stub.delete(anyInt()) as ProtocolStubNoReturnThrowingFunction<Int, any Error>)
///         .thenDoNothing()
///     }
public typealias ProtocolStubNoReturnThrowingFunction<Input, Failure: Error> = MockedMethod<
  Stubbing, Input, Void, Failure
>

/// The argument and result of `when` for a method of a class that cannot throw.
///
///     stub(legacyService) { stub in
///       when(stub.refresh() as ClassStubFunction<Void, Void>).thenDoNothing()
///     }
public typealias ClassStubFunction<Input, Output> = ProtocolStubFunction<Input, Output>

/// The argument and result of `when` for a method of a class that cannot throw and returns nothing.
///
///     stub(legacyService) { stub in
///       when(stub.refresh() as ClassStubNoReturnFunction<Void>).thenDoNothing()
///     }
public typealias ClassStubNoReturnFunction<Input> = ProtocolStubNoReturnFunction<Input>

/// The argument and result of `when` for a method of a class that throws.
///
///     stub(legacyService) { stub in
///       when(stub.check(anyInt()) as ClassStubThrowingFunction<Int, Bool, any Error>)
///         .thenReturn(true)
///     }
public typealias ClassStubThrowingFunction<Input, Output, Failure: Error> =
  ProtocolStubThrowingFunction<Input, Output, Failure>

/// The argument and result of `when` for a method of a class that throws and returns nothing.
///
///     stub(legacyService) { stub in
///       when(stub.delete(anyInt()) as ClassStubNoReturnThrowingFunction<Int, any Error>)
///         .thenDoNothing()
///     }
public typealias ClassStubNoReturnThrowingFunction<Input, Failure: Error> =
  ProtocolStubNoReturnThrowingFunction<Input, Failure>
