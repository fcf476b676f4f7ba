extension MockCore {
  /// Answers a synchronous method with `inout` parameters.
  ///
  /// - Parameters:
  ///   - name: The requirement.
  ///   - arguments: Its argument, or a tuple of all of them; what a body makes of them goes back.
  ///   - type: The declared type of a single argument, which keeps Swift from opening an
  ///     existential (SE-0352).
  public func callInout<Arguments, Output>(
    _ name: StaticString, _ arguments: inout Arguments,
    as type: Arguments.Type = Arguments.self
  ) -> Output {
    answerNow(MemberName(name), &arguments, [], Never.self)
  }

  /// Answers a synchronous method with `inout` parameters that throws.
  public func callInoutThrowing<Arguments, Output, Failure: Error>(
    _ name: StaticString, _ arguments: inout Arguments,
    as type: Arguments.Type = Arguments.self,
    throwing: Failure.Type = (any Error).self
  ) throws(Failure) -> Output {
    try answerNow(MemberName(name), &arguments, [], throwing)
  }

  /// Answers an asynchronous method with `inout` parameters.
  public func callInoutAsync<Arguments, Output>(
    isolation: isolated (any Actor)? = #isolation, _ name: StaticString,
    _ arguments: inout Arguments, as type: Arguments.Type = Arguments.self
  ) async -> Output {
    await answerLater(isolation, MemberName(name), &arguments, [], Never.self)
  }

  /// Answers an asynchronous method with `inout` parameters that throws.
  public func callInoutAsyncThrowing<Arguments, Output, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation, _ name: StaticString,
    _ arguments: inout Arguments, as type: Arguments.Type = Arguments.self,
    throwing: Failure.Type = (any Error).self
  ) async throws(Failure) -> Output {
    try await answerLater(isolation, MemberName(name), &arguments, [], throwing)
  }
}

extension MockCore {
  /// Hands a value on to wherever a `sending` result or parameter goes (SE-0430).
  ///
  /// The test made the value, and answers for nobody using it on two threads; `Locked` is how the
  /// compiler is told so.
  public func sending<Value>(_ value: Value) -> sending Value {
    Locked(value).with { $0 }
  }
}

/// Stands in the record for an argument that is noncopyable (SE-0390) or may not escape (SE-0446):
/// `any()` matches it, and nothing else can be asked about it.
public struct NoncopyableArgument<Value: ~Copyable & ~Escapable>: Sendable,
  CustomStringConvertible
{
  /// Makes the only value.
  public init() {}

  /// How it shows in messages.
  public var description: String { "…" }
}
