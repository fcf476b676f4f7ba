/// A method with a completion handler: one parameter that is a closure which outlives the call and returns nothing.
public protocol CompletionMember: MockedMember {
  /// The type of the values that the handler takes; a tuple if there are several.
  associatedtype Values
}

/// A synchronous method of a mock with a completion handler.
public struct MockedCompletionMethod<Use: _MockUse, Arguments, Output, Failure: Error, Values>:
  SynchronousMember, CompletionMember
{
  /// The requirement that was named.
  public let _reference: _MemberReference
  /// Names a requirement. Generated code calls it.
  public init(_reference reference: _MemberReference) { _reference = reference }
}

/// An asynchronous method of a mock with a completion handler.
public struct MockedAsyncCompletionMethod<
  Use: _MockUse, Arguments, Output, Failure: Error, Values
>: AsynchronousMember, CompletionMember {
  /// The requirement that was named.
  public let _reference: _MemberReference
  /// Names a requirement. Generated code calls it.
  public init(_reference reference: _MemberReference) { _reference = reference }
}

extension MockedCompletionMethod: Sequence, Collection, BidirectionalCollection,
  RandomAccessCollection, CustomStringConvertible, CallHistory
where Use == Listing {
  /// The arguments of a call.
  public typealias Element = Arguments
}

extension MockedAsyncCompletionMethod: Sequence, Collection, BidirectionalCollection,
  RandomAccessCollection, CustomStringConvertible, CallHistory
where Use == Listing {
  /// The arguments of a call.
  public typealias Element = Arguments
}

extension _MockUse {
  /// A synchronous method with a completion handler.
  public typealias CompletionMethod<Arguments, Output, Values> =
    MockedCompletionMethod<Self, Arguments, Output, Never, Values>
  /// A synchronous method with a completion handler that throws.
  public typealias ThrowingCompletionMethod<Arguments, Output, Failure: Error, Values> =
    MockedCompletionMethod<Self, Arguments, Output, Failure, Values>
  /// An asynchronous method with a completion handler.
  public typealias AsyncCompletionMethod<Arguments, Output, Values> =
    MockedAsyncCompletionMethod<Self, Arguments, Output, Never, Values>
  /// An asynchronous method with a completion handler that throws.
  public typealias ThrowingAsyncCompletionMethod<Arguments, Output, Failure: Error, Values> =
    MockedAsyncCompletionMethod<Self, Arguments, Output, Failure, Values>

  /// Calls a completion handler that is isolated to the main actor. It is called in a task on that
  /// actor, since the call of the mock may be on any thread.
  ///
  /// - Parameters:
  ///   - handler: The handler.
  ///   - values: The values that the handler takes. A closure keeps the compiler (6.3.1) from opening an existential, with
  ///     which it crashes if that is `Any`.
  ///   - call: Calls the handler with the values.
  public static func _onMainActor<Handler, Values>(
    _ handler: Handler, _ values: @autoclosure () -> Values,
    _ call: @escaping @MainActor (Handler, Values) async -> Void
  ) {
    // The mock passes on values that need not be `Sendable`, as in `AsyncWork`.
    let kept = Locked((handler: handler, values: values()))
    Task { @MainActor in
      let (handler, values) = kept.with { $0 }
      await call(handler, values)
    }
  }

  /// Calls an asynchronous completion handler in a task, since the call of the mock need not be asynchronous.
  ///
  /// - Parameters:
  ///   - handler: The handler.
  ///   - values: The values that the handler takes, as in `_onMainActor`.
  ///   - call: Calls the handler with the values.
  public static func _inTask<Handler, Values>(
    _ handler: Handler, _ values: @autoclosure () -> Values,
    _ call: @escaping (Handler, Values) async -> Void
  ) {
    let kept = Locked((handler: handler, values: values(), call: call))
    Task {
      let (handler, values, call) = kept.with { $0 }
      await call(handler, values)
    }
  }
}

extension _MemberSelector {
  /// Names a synchronous method with a completion handler.
  ///
  /// - Parameters:
  ///   - arguments: The matchers of the arguments.
  ///   - name: The requirement.
  ///   - complete: Calls the handler, which is one of the arguments, with values.
  public func _completionMethod<Arguments, Output, Failure: Error, Values>(
    _ arguments: _ArgumentMatcher..., name: StaticString = #function,
    complete: @escaping (Arguments, Values) -> Void
  ) -> MockedCompletionMethod<Use, Arguments, Output, Failure, Values> {
    .init(_reference: reference(MemberName(name), arguments, Output.self, complete))
  }

  /// Names an asynchronous method with a completion handler.
  ///
  /// - Parameters:
  ///   - arguments: The matchers of the arguments.
  ///   - name: The requirement.
  ///   - complete: Calls the handler, which is one of the arguments, with values.
  public func _asyncCompletionMethod<Arguments, Output, Failure: Error, Values>(
    _ arguments: _ArgumentMatcher..., name: StaticString = #function,
    complete: @escaping (Arguments, Values) -> Void
  ) -> MockedAsyncCompletionMethod<Use, Arguments, Output, Failure, Values> {
    .init(_reference: reference(MemberName(name), arguments, Output.self, complete))
  }

  private func reference<Arguments, Output, Values>(
    _ name: MemberName, _ arguments: [_ArgumentMatcher], _ output: Output.Type,
    _ complete: @escaping (Arguments, Values) -> Void
  ) -> _MemberReference {
    var reference = use(name, arguments, Arguments.self, output)
    reference.completion = Completion(complete: complete)
    return reference
  }
}

/// The function that calls the completion handler of a requirement.
///
/// It is kept without its types in a `_MemberReference`. A cast back to this struct succeeds on all
/// systems, while a cast to a function type with typed throws requires macOS 15.
struct Completion<Arguments, Values> {
  let complete: (Arguments, Values) -> Void
}
