import Kagemusha

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
