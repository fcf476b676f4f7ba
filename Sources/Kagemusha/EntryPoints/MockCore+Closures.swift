/// For requirements with arguments that do not outlive the call, where those of other files have
/// none.
extension MockCore {
  /// Answers the getter of a subscript.
  ///
  /// - Parameters:
  ///   - name: The requirement.
  ///   - index: Its argument, or a tuple of them.
  ///   - unrecorded: The arguments that do not outlive the call.
  public func get<Index, Value>(
    _ name: StaticString, _ index: @autoclosure () -> Index, unrecorded: Set<Int>
  ) -> Value {
    answerNow(MemberName(name, .getter), index(), unrecorded, Never.self)
  }

  /// Answers a subscript's getter that throws.
  public func getThrowing<Index, Value, Failure: Error>(
    _ name: StaticString, _ index: @autoclosure () -> Index, unrecorded: Set<Int>,
    throwing: Failure.Type = (any Error).self
  ) throws(Failure) -> Value {
    try answerNow(MemberName(name, .getter), index(), unrecorded, throwing)
  }

  /// Answers a subscript's asynchronous getter.
  public func getAsync<Index, Value>(
    isolation: isolated (any Actor)? = #isolation, _ name: StaticString,
    _ index: @autoclosure () -> Index, unrecorded: Set<Int>
  ) async -> Value {
    await answerLater(isolation, MemberName(name, .getter), index(), unrecorded, Never.self)
  }

  /// Answers a subscript's asynchronous getter that throws.
  public func getAsyncThrowing<Index, Value, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation, _ name: StaticString,
    _ index: @autoclosure () -> Index, unrecorded: Set<Int>,
    throwing: Failure.Type = (any Error).self
  ) async throws(Failure) -> Value {
    try await answerLater(isolation, MemberName(name, .getter), index(), unrecorded, throwing)
  }

  /// Answers the setter of a subscript.
  public func set<Index, Value>(
    _ name: StaticString, _ index: @autoclosure () -> Index, _ value: @autoclosure () -> Value,
    unrecorded: Set<Int>
  ) {
    return answerNow(MemberName(name, .setter), (index(), value()), unrecorded, Never.self)
  }

  /// Answers a synchronous method with `inout` parameters.
  ///
  /// - Parameters:
  ///   - name: The requirement.
  ///   - arguments: A tuple of all of them; what a body makes of them goes back.
  ///   - unrecorded: The arguments that do not outlive the call.
  public func callInout<Arguments, Output>(
    _ name: StaticString, _ arguments: inout Arguments, unrecorded: Set<Int>
  ) -> Output {
    answerNow(MemberName(name), &arguments, unrecorded, Never.self)
  }

  /// Answers a synchronous method with `inout` parameters that throws.
  public func callInoutThrowing<Arguments, Output, Failure: Error>(
    _ name: StaticString, _ arguments: inout Arguments, unrecorded: Set<Int>,
    throwing: Failure.Type = (any Error).self
  ) throws(Failure) -> Output {
    try answerNow(MemberName(name), &arguments, unrecorded, throwing)
  }

  /// Answers an asynchronous method with `inout` parameters.
  public func callInoutAsync<Arguments, Output>(
    isolation: isolated (any Actor)? = #isolation, _ name: StaticString,
    _ arguments: inout Arguments, unrecorded: Set<Int>
  ) async -> Output {
    await answerLater(isolation, MemberName(name), &arguments, unrecorded, Never.self)
  }

  /// Answers an asynchronous method with `inout` parameters that throws.
  public func callInoutAsyncThrowing<Arguments, Output, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation, _ name: StaticString,
    _ arguments: inout Arguments, unrecorded: Set<Int>,
    throwing: Failure.Type = (any Error).self
  ) async throws(Failure) -> Output {
    try await answerLater(isolation, MemberName(name), &arguments, unrecorded, throwing)
  }
}
