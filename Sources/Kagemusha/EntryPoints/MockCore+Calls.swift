/// Arguments are passed as autoclosures because Swift would otherwise open an existential: `any P`
/// would be recorded as the type that is in it (SE-0352), and no stub of a requirement with an `any
/// P` would match.
extension MockCore {
  /// Answers a synchronous method.
  ///
  /// - Parameters:
  ///   - name: The requirement.
  ///   - arguments: Its argument, or a tuple of them.
  ///   - unrecorded: The arguments that do not outlive the call.
  public func call<Arguments, Output>(
    _ name: StaticString, _ arguments: @autoclosure () -> Arguments = (), unrecorded: Set<Int> = []
  ) -> Output {
    answerNow(MemberName(name), arguments(), unrecorded, Never.self)
  }

  /// Answers a synchronous method that throws.
  public func callThrowing<Arguments, Output, Failure: Error>(
    _ name: StaticString, _ arguments: @autoclosure () -> Arguments = (), unrecorded: Set<Int> = [],
    throwing: Failure.Type = (any Error).self
  ) throws(Failure) -> Output {
    try answerNow(MemberName(name), arguments(), unrecorded, throwing)
  }

  /// Answers an asynchronous method.
  public func callAsync<Arguments, Output>(
    isolation: isolated (any Actor)? = #isolation, _ name: StaticString,
    _ arguments: @autoclosure () -> Arguments = (), unrecorded: Set<Int> = []
  ) async -> Output {
    await answerLater(isolation, MemberName(name), arguments(), unrecorded, Never.self)
  }

  /// Answers an asynchronous method that throws.
  public func callAsyncThrowing<Arguments, Output, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation, _ name: StaticString,
    _ arguments: @autoclosure () -> Arguments = (), unrecorded: Set<Int> = [],
    throwing: Failure.Type = (any Error).self
  ) async throws(Failure) -> Output {
    try await answerLater(isolation, MemberName(name), arguments(), unrecorded, throwing)
  }

  /// Answers the getter of a property, or of a subscript.
  public func get<Index, Value>(_ name: StaticString, _ index: @autoclosure () -> Index = ())
    -> Value
  {
    answerNow(MemberName(name, .getter), index(), [], Never.self)
  }

  /// Answers a getter that throws.
  public func getThrowing<Index, Value, Failure: Error>(
    _ name: StaticString, _ index: @autoclosure () -> Index = (),
    throwing: Failure.Type = (any Error).self
  ) throws(Failure) -> Value {
    try answerNow(MemberName(name, .getter), index(), [], throwing)
  }

  /// Answers an asynchronous getter.
  public func getAsync<Index, Value>(
    isolation: isolated (any Actor)? = #isolation, _ name: StaticString,
    _ index: @autoclosure () -> Index = ()
  ) async -> Value {
    await answerLater(isolation, MemberName(name, .getter), index(), [], Never.self)
  }

  /// Answers an asynchronous getter that throws.
  public func getAsyncThrowing<Index, Value, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation, _ name: StaticString,
    _ index: @autoclosure () -> Index = (),
    throwing: Failure.Type = (any Error).self
  ) async throws(Failure) -> Value {
    try await answerLater(isolation, MemberName(name, .getter), index(), [], throwing)
  }

  /// Answers the setter of a property.
  public func set<Value>(_ name: StaticString, _ value: @autoclosure () -> Value) {
    return answerNow(MemberName(name, .setter), value(), [], Never.self)
  }

  /// Answers the setter of a subscript.
  public func set<Index, Value>(
    _ name: StaticString, _ index: @autoclosure () -> Index, _ value: @autoclosure () -> Value
  ) {
    return answerNow(MemberName(name, .setter), (index(), value()), [], Never.self)
  }

  /// Records an initializer, which has nothing to answer, and which no `verifyNoMoreInteractions`
  /// minds.
  public func initialize<Arguments>(
    _ name: StaticString, _ arguments: @autoclosure () -> Arguments = (), unrecorded: Set<Int> = []
  ) {
    record(
      MemberName(name), arguments(), as: CallTypes(Arguments.self, Void.self),
      unrecorded: unrecorded, isVerified: true)
  }
}
