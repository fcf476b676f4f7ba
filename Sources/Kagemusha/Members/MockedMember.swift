/// A method or an accessor of a mock, named in a test.
public protocol MockedMember {
  /// The purpose for which the member is named: stubbing, verifying or listing.
  associatedtype Use: _MockUse
  /// The type of the argument; a tuple if there are several.
  associatedtype Arguments
  /// The type of the result.
  associatedtype Output
  /// The type of the error.
  associatedtype Failure: Error

  /// The requirement that was named.
  var _reference: _MemberReference { get }
  /// Names a requirement.
  init(_reference reference: _MemberReference)
}

extension MockedMember {
  /// Does nothing. `verify(mock).limit.get()` reads better than a bare `.get`, for which Swift emits a warning.
  ///
  ///     verify(repository).limit.get()
  @discardableResult
  public func callAsFunction() -> Self { self }
}

extension MockedMember {
  /// Selects the overload with this result, where overloads differ in nothing else.
  ///
  ///     verify(clock).now().returning(Date.self)
  @discardableResult
  public func returning(_ type: Output.Type) -> Self { self }
}

/// A synchronous method of a mock.
public struct MockedMethod<Use: _MockUse, Arguments, Output, Failure: Error>: MockedMember {
  /// The requirement that was named.
  public let _reference: _MemberReference
  /// Names a requirement. Generated code calls it.
  public init(_reference reference: _MemberReference) { _reference = reference }
}

/// An asynchronous method of a mock.
public struct MockedAsyncMethod<Use: _MockUse, Arguments, Output, Failure: Error>: MockedMember {
  /// The requirement that was named.
  public let _reference: _MemberReference
  /// Names a requirement. Generated code calls it.
  public init(_reference reference: _MemberReference) { _reference = reference }
}

/// A synchronous method of a mock with `inout` parameters.
public struct MockedInoutMethod<Use: _MockUse, Arguments, Output, Failure: Error>: MockedMember {
  /// The requirement that was named.
  public let _reference: _MemberReference
  /// Names a requirement. Generated code calls it.
  public init(_reference reference: _MemberReference) { _reference = reference }
}

/// An asynchronous method of a mock with `inout` parameters.
public struct MockedAsyncInoutMethod<Use: _MockUse, Arguments, Output, Failure: Error>:
  MockedMember
{
  /// The requirement that was named.
  public let _reference: _MemberReference
  /// Names a requirement. Generated code calls it.
  public init(_reference reference: _MemberReference) { _reference = reference }
}

/// A method whose calls are answered at once, without a change of their arguments.
public protocol SynchronousMember: MockedMember {}

extension MockedMethod: SynchronousMember {}

/// A method whose calls may suspend, and whose arguments are not changed.
public protocol AsynchronousMember: MockedMember {}

extension MockedAsyncMethod: AsynchronousMember {}
