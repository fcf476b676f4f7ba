/// For requirements without arguments that result in a protocol which is mocked as well: the mock of
/// that protocol answers where no stub does.
///
/// It is passed with its own type, and cast to that of the result: passed as the result, it would be
/// up to the compiler whether a call results in `any P`, whose stubs it must find, or in the mock.
extension MockCore {
  /// Answers a synchronous method.
  ///
  /// - Parameters:
  ///   - name: The requirement.
  ///   - child: The mock that answers where no stub does.
  ///   - isWaiting: Whether it answers only once a test has asked for it: of an optional result.
  public func call<Output, Child: StubVerifyMock>(
    _ name: StaticString, child: @autoclosure () -> Child, ifAskedFor isWaiting: Bool = false
  ) -> Output {
    answerNow(MemberName(name), Never.self) { answer(name, isWaiting, child) }
  }

  /// Answers a synchronous method that throws.
  public func callThrowing<Output, Failure: Error, Child: StubVerifyMock>(
    _ name: StaticString, child: @autoclosure () -> Child, ifAskedFor isWaiting: Bool = false,
    throwing: Failure.Type = (any Error).self
  ) throws(Failure) -> Output {
    try answerNow(MemberName(name), throwing) { answer(name, isWaiting, child) }
  }

  /// Answers an asynchronous method.
  public func callAsync<Output, Child: StubVerifyMock>(
    isolation: isolated (any Actor)? = #isolation, _ name: StaticString,
    child: @autoclosure () -> Child, ifAskedFor isWaiting: Bool = false
  ) async -> Output {
    await answerLater(isolation, MemberName(name), Never.self) {
      answer(name, isWaiting, child)
    }
  }

  /// Answers an asynchronous method that throws.
  public func callAsyncThrowing<Output, Failure: Error, Child: StubVerifyMock>(
    isolation: isolated (any Actor)? = #isolation, _ name: StaticString,
    child: @autoclosure () -> Child, ifAskedFor isWaiting: Bool = false,
    throwing: Failure.Type = (any Error).self
  ) async throws(Failure) -> Output {
    try await answerLater(isolation, MemberName(name), throwing) {
      answer(name, isWaiting, child)
    }
  }

  /// Answers the getter of a property.
  public func get<Value, Child: StubVerifyMock>(
    _ name: StaticString, child: @autoclosure () -> Child, ifAskedFor isWaiting: Bool = false
  ) -> Value {
    answerNow(MemberName(name, .getter), Never.self) { answer(name, isWaiting, child) }
  }

  /// Answers a getter that throws.
  public func getThrowing<Value, Failure: Error, Child: StubVerifyMock>(
    _ name: StaticString, child: @autoclosure () -> Child, ifAskedFor isWaiting: Bool = false,
    throwing: Failure.Type = (any Error).self
  ) throws(Failure) -> Value {
    try answerNow(MemberName(name, .getter), throwing) { answer(name, isWaiting, child) }
  }

  /// Answers an asynchronous getter.
  public func getAsync<Value, Child: StubVerifyMock>(
    isolation: isolated (any Actor)? = #isolation, _ name: StaticString,
    child: @autoclosure () -> Child, ifAskedFor isWaiting: Bool = false
  ) async -> Value {
    await answerLater(isolation, MemberName(name, .getter), Never.self) {
      answer(name, isWaiting, child)
    }
  }

  /// Answers an asynchronous getter that throws.
  public func getAsyncThrowing<Value, Failure: Error, Child: StubVerifyMock>(
    isolation: isolated (any Actor)? = #isolation, _ name: StaticString,
    child: @autoclosure () -> Child, ifAskedFor isWaiting: Bool = false,
    throwing: Failure.Type = (any Error).self
  ) async throws(Failure) -> Value {
    try await answerLater(isolation, MemberName(name, .getter), throwing) {
      answer(name, isWaiting, child)
    }
  }
}
