/// A method or an accessor of a mock, named in a test.
public protocol MockedMember {
  /// What naming it does.
  associatedtype Use: _MockUse
  /// A tuple of its arguments; the argument itself if there is one.
  associatedtype Arguments
  /// What it returns.
  associatedtype Output
  /// What it throws.
  associatedtype Failure: Error

  /// The requirement that was named.
  var _reference: _MemberReference { get }
  /// Names a requirement.
  init(_reference reference: _MemberReference)
}

extension MockedMember {
  /// Does nothing: `verify(mock).limit.get()` reads better than a bare `.get`, which Swift warns
  /// of.
  ///
  ///     verify(repository).limit.get()
  @discardableResult
  public func callAsFunction() -> Self { self }
}

extension MockedMember {
  /// Says which overload is meant, where they differ in nothing but what they return.
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

/// A method whose calls are answered at once, and change none of their arguments.
public protocol SynchronousMember: MockedMember {}

extension MockedMethod: SynchronousMember {}

/// A method whose calls may take their time, and change none of their arguments.
public protocol AsynchronousMember: MockedMember {}

extension MockedAsyncMethod: AsynchronousMember {}
