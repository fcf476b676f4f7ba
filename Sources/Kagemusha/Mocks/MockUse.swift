/// The purpose for which a requirement of a mock is named: `Stubbing`, `SendableStubbing`, `Verifying` or `Listing`.
///
/// The types of generated members are spelled as members of it (`Use.Method<…>`), so that no type of an app can shadow them.
public protocol _MockUse: Sendable {
  /// Uses the requirement, and returns it with the result.
  static func use(_ reference: _MemberReference) -> _MemberReference
}

extension _MockUse {
  /// A synchronous method.
  public typealias Method<Arguments, Output> = MockedMethod<Self, Arguments, Output, Never>
  /// A synchronous method that throws.
  public typealias ThrowingMethod<Arguments, Output, Failure: Error> =
    MockedMethod<Self, Arguments, Output, Failure>
  /// An asynchronous method.
  public typealias AsyncMethod<Arguments, Output> =
    MockedAsyncMethod<Self, Arguments, Output, Never>
  /// An asynchronous method that throws.
  public typealias ThrowingAsyncMethod<Arguments, Output, Failure: Error> =
    MockedAsyncMethod<Self, Arguments, Output, Failure>
  /// A synchronous method with `inout` parameters.
  public typealias InoutMethod<Arguments, Output> =
    MockedInoutMethod<Self, Arguments, Output, Never>
  /// A synchronous method with `inout` parameters that throws.
  public typealias ThrowingInoutMethod<Arguments, Output, Failure: Error> =
    MockedInoutMethod<Self, Arguments, Output, Failure>
  /// An asynchronous method with `inout` parameters.
  public typealias AsyncInoutMethod<Arguments, Output> =
    MockedAsyncInoutMethod<Self, Arguments, Output, Never>
  /// An asynchronous method with `inout` parameters that throws.
  public typealias ThrowingAsyncInoutMethod<Arguments, Output, Failure: Error> =
    MockedAsyncInoutMethod<Self, Arguments, Output, Failure>

  /// `var x: Value { get set }`.
  public typealias Property<Value> = MockedProperty<Self, Value>
  /// `var x: Value { get }`.
  public typealias ReadOnlyProperty<Value> = MockedGetter<Self, Void, Value, Never>
  /// `var x: Value { get throws }`.
  public typealias ThrowingProperty<Value, Failure: Error> =
    MockedGetter<Self, Void, Value, Failure>
  /// `var x: Value { get async throws }`.
  public typealias AsyncProperty<Value, Failure: Error> =
    MockedAsyncGetter<Self, Void, Value, Failure>

  /// `subscript(index: Index) -> Value { get set }`.
  public typealias Subscript<Index, Value> = MockedSubscript<Self, Index, Value>
  /// `subscript(index: Index) -> Value { get }`.
  public typealias ReadOnlySubscript<Index, Value> = MockedGetter<Self, Index, Value, Never>
  /// `subscript(index: Index) -> Value { get throws }`.
  public typealias ThrowingSubscript<Index, Value, Failure: Error> =
    MockedGetter<Self, Index, Value, Failure>
  /// `subscript(index: Index) -> Value { get async throws }`.
  public typealias AsyncSubscript<Index, Value, Failure: Error> =
    MockedAsyncGetter<Self, Index, Value, Failure>
}

/// A use that adds stubs.
public protocol StubbingUse: _MockUse {}

extension StubbingUse {
  /// Begins a stub, which is added with its first answer.
  public static func use(_ reference: _MemberReference) -> _MemberReference {
    var begun = reference
    begun.pending = PendingStub(reference)
    return begun
  }
}

/// `stub(mock)` for a mock that is used where it was made: closures in answers may capture anything.
public enum Stubbing: StubbingUse {}

/// `stub(mock)` for a `Sendable` mock: closures in answers run wherever the mock is called, so they are `@Sendable`.
public enum SendableStubbing: StubbingUse {}
