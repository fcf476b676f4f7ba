// The functions run on the actor of the mock's member. Before Swift 6.2, only an isolated parameter can say so; where the
// `shared` of a global actor is of another type than itself, the compiler (6.3.1) does not understand closures beside one.

#if compiler(>=6.2)
  extension MockCore {
    /// Answers an asynchronous method.
    nonisolated(nonsending) public func _callAsync<Arguments, Output>(
      _ arguments: @autoclosure () -> Arguments = (), unrecorded: Set<Int> = [],
      child: @autoclosure () -> (any StubVerifyMock)? = nil, ifAskedFor isWaiting: Bool = false,
      name: StaticString = #function
    ) async -> Output {
      var arguments = arguments()
      return await answerLater(#isolation, MemberName(name), &arguments, unrecorded, Never.self) {
        answer(name, isWaiting, child)
      }
    }

    /// Answers an asynchronous method that throws.
    nonisolated(nonsending) public func _callAsyncThrowing<Arguments, Output, Failure: Error>(
      _ arguments: @autoclosure () -> Arguments = (), unrecorded: Set<Int> = [],
      child: @autoclosure () -> (any StubVerifyMock)? = nil, ifAskedFor isWaiting: Bool = false,
      throwing: Failure.Type = (any Error).self, name: StaticString = #function
    ) async throws(Failure) -> Output {
      var arguments = arguments()
      return try await answerLater(#isolation, MemberName(name), &arguments, unrecorded, throwing) {
        answer(name, isWaiting, child)
      }
    }

    /// Answers an asynchronous getter.
    nonisolated(nonsending) public func _getAsync<Index, Value, Failure: Error>(
      _ index: @autoclosure () -> Index = (), unrecorded: Set<Int> = [],
      child: @autoclosure () -> (any StubVerifyMock)? = nil, ifAskedFor isWaiting: Bool = false,
      throwing: Failure.Type = Never.self, name: StaticString = #function
    ) async throws(Failure) -> Value {
      var index = index()
      return try await answerLater(
        #isolation, MemberName(name, .getter), &index, unrecorded, throwing
      ) {
        answer(name, isWaiting, child)
      }
    }

    /// Answers an asynchronous method with `inout` parameters.
    nonisolated(nonsending) public func _callInoutAsync<Arguments, Output, Failure: Error>(
      _ arguments: inout Arguments, as type: Arguments.Type = Arguments.self,
      unrecorded: Set<Int> = [], throwing: Failure.Type = Never.self, name: StaticString = #function
    ) async throws(Failure) -> Output {
      try await answerLater(#isolation, MemberName(name), &arguments, unrecorded, throwing)
    }

    /// Answers an asynchronous method that rethrows.
    nonisolated(nonsending) public func _callAsyncRethrowing<Arguments, Output>(
      _ arguments: @autoclosure () -> Arguments, unrecorded: Set<Int> = [],
      rethrowing errors: _RethrownErrors, name: StaticString = #function,
      _ rescue: (any Error) throws -> Output
    ) async rethrows -> Output {
      var arguments = arguments()
      let outcome: Result<Output, any Error> = await outcome(
        #isolation, MemberName(name), &arguments, unrecorded, errors)
      return try outcome.value(rescue)
    }

    /// Answers an asynchronous method with `inout` parameters that rethrows.
    nonisolated(nonsending) public func _callInoutAsyncRethrowing<Arguments, Output>(
      _ arguments: inout Arguments, unrecorded: Set<Int> = [],
      rethrowing errors: _RethrownErrors, name: StaticString = #function,
      _ rescue: (any Error) throws -> Output
    ) async rethrows -> Output {
      let outcome: Result<Output, any Error> = await outcome(
        #isolation, MemberName(name), &arguments, unrecorded, errors)
      return try outcome.value(rescue)
    }
  }
#else
  extension MockCore {
    /// Answers an asynchronous method.
    public func _callAsync<Arguments, Output>(
      isolation: isolated (any Actor)? = #isolation,
      _ arguments: @autoclosure () -> Arguments = (), unrecorded: Set<Int> = [],
      child: @autoclosure () -> (any StubVerifyMock)? = nil, ifAskedFor isWaiting: Bool = false,
      name: StaticString = #function
    ) async -> Output {
      var arguments = arguments()
      return await answerLater(isolation, MemberName(name), &arguments, unrecorded, Never.self) {
        answer(name, isWaiting, child)
      }
    }

    /// Answers an asynchronous method that throws.
    public func _callAsyncThrowing<Arguments, Output, Failure: Error>(
      isolation: isolated (any Actor)? = #isolation,
      _ arguments: @autoclosure () -> Arguments = (), unrecorded: Set<Int> = [],
      child: @autoclosure () -> (any StubVerifyMock)? = nil, ifAskedFor isWaiting: Bool = false,
      throwing: Failure.Type = (any Error).self, name: StaticString = #function
    ) async throws(Failure) -> Output {
      var arguments = arguments()
      return try await answerLater(isolation, MemberName(name), &arguments, unrecorded, throwing) {
        answer(name, isWaiting, child)
      }
    }

    /// Answers an asynchronous getter.
    public func _getAsync<Index, Value, Failure: Error>(
      isolation: isolated (any Actor)? = #isolation,
      _ index: @autoclosure () -> Index = (), unrecorded: Set<Int> = [],
      child: @autoclosure () -> (any StubVerifyMock)? = nil, ifAskedFor isWaiting: Bool = false,
      throwing: Failure.Type = Never.self, name: StaticString = #function
    ) async throws(Failure) -> Value {
      var index = index()
      return try await answerLater(
        isolation, MemberName(name, .getter), &index, unrecorded, throwing
      ) {
        answer(name, isWaiting, child)
      }
    }

    /// Answers an asynchronous method with `inout` parameters.
    public func _callInoutAsync<Arguments, Output, Failure: Error>(
      isolation: isolated (any Actor)? = #isolation,
      _ arguments: inout Arguments, as type: Arguments.Type = Arguments.self,
      unrecorded: Set<Int> = [], throwing: Failure.Type = Never.self, name: StaticString = #function
    ) async throws(Failure) -> Output {
      try await answerLater(isolation, MemberName(name), &arguments, unrecorded, throwing)
    }

    /// Answers an asynchronous method that rethrows.
    public func _callAsyncRethrowing<Arguments, Output>(
      isolation: isolated (any Actor)? = #isolation,
      _ arguments: @autoclosure () -> Arguments, unrecorded: Set<Int> = [],
      rethrowing errors: _RethrownErrors, name: StaticString = #function,
      _ rescue: (any Error) throws -> Output
    ) async rethrows -> Output {
      var arguments = arguments()
      let outcome: Result<Output, any Error> = await outcome(
        isolation, MemberName(name), &arguments, unrecorded, errors)
      return try outcome.value(rescue)
    }

    /// Answers an asynchronous method with `inout` parameters that rethrows.
    public func _callInoutAsyncRethrowing<Arguments, Output>(
      isolation: isolated (any Actor)? = #isolation,
      _ arguments: inout Arguments, unrecorded: Set<Int> = [],
      rethrowing errors: _RethrownErrors, name: StaticString = #function,
      _ rescue: (any Error) throws -> Output
    ) async rethrows -> Output {
      let outcome: Result<Output, any Error> = await outcome(
        isolation, MemberName(name), &arguments, unrecorded, errors)
      return try outcome.value(rescue)
    }
  }
#endif
