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
