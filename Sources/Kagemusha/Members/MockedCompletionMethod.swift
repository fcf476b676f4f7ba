/// A synchronous method of a mock with a completion handler: one parameter that is a closure which
/// outlives the call and returns nothing.
///
/// `Values` is what the handler takes, a tuple if that is several values.
public struct MockedCompletionMethod<Use: _MockUse, Arguments, Output, Failure: Error, Values>:
  SynchronousMember
{
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

extension _MockUse {
  /// A synchronous method with a completion handler.
  public typealias CompletionMethod<Arguments, Output, Values> =
    MockedCompletionMethod<Self, Arguments, Output, Never, Values>
  /// A synchronous method with a completion handler that throws.
  public typealias ThrowingCompletionMethod<Arguments, Output, Failure: Error, Values> =
    MockedCompletionMethod<Self, Arguments, Output, Failure, Values>

  /// Calls a completion handler that is isolated to the main actor: there, and soon, since the call
  /// of the mock may be on any thread.
  ///
  /// - Parameters:
  ///   - handler: The handler.
  ///   - values: What it takes.
  ///   - call: Calls it.
  public static func _onMainActor<Handler, Values>(
    _ handler: Handler, _ values: Values, _ call: @escaping @MainActor (Handler, Values) -> Void
  ) {
    // A mock passes on what it was given, as in `AsyncWork`.
    let kept = Locked((handler: handler, values: values))
    Task { @MainActor in
      let (handler, values) = kept.with { $0 }
      call(handler, values)
    }
  }
}

extension _MemberSelector {
  /// Names a synchronous method with a completion handler.
  ///
  /// - Parameters:
  ///   - arguments: Its matchers.
  ///   - name: The requirement.
  ///   - complete: Calls the handler, which is one of the arguments, with values.
  public func _completionMethod<Arguments, Output, Failure: Error, Values>(
    _ arguments: _ArgumentMatcher..., name: StaticString = #function,
    complete: @escaping (Arguments, Values) -> Void
  ) -> MockedCompletionMethod<Use, Arguments, Output, Failure, Values> {
    var reference = use(MemberName(name), arguments, Arguments.self, Output.self)
    reference.completion = Completion(complete: complete)
    return .init(_reference: reference)
  }
}

/// How the completion handler of a requirement is called.
///
/// It is kept without its types in a `_MemberReference`; a cast back to this struct succeeds, where
/// one to a function type asks for macOS 15 (typed throws).
struct Completion<Arguments, Values> {
  let complete: (Arguments, Values) -> Void
}
