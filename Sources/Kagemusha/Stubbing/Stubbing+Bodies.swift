extension SynchronousMember where Use == Stubbing {
  /// Runs `body` with the arguments of the call.
  ///
  ///     stub(service).getProfile(any()).then { handler in handler(.success(.tanaka)) }
  @discardableResult
  public func then(_ body: @escaping (Arguments) throws(Failure) -> Output) -> Self {
    adding([.body { arguments throws(Failure) in try body(arguments) }])
  }
}

extension SynchronousMember where Use == SendableStubbing {
  /// Runs `body` with the arguments of the call, on the thread of the call.
  ///
  ///     stub(tracker).track(any(), parameters: any()).then { event, _ in print(event) }
  @discardableResult
  public func then(_ body: @escaping @Sendable (Arguments) throws(Failure) -> Output) -> Self {
    adding([.body { arguments throws(Failure) in try body(arguments) }])
  }
}

extension MockedMember where Use == Stubbing {
  /// Returns a new value for each call, which `make` makes from the number of the call, starting at 1.
  ///
  ///     stub(repository).profile(id: any()).thenReturn(each: { number in User(id: number) })
  @discardableResult
  public func thenReturn(each make: @escaping (Int) throws(Failure) -> Output) -> Self {
    let count = CallCount()
    return adding([.body { _ throws(Failure) in try make(count.next()) }])
  }
}

extension MockedMember where Use == SendableStubbing {
  /// Returns a new value for each call, which `make` makes from the number of the call, starting at 1,
  /// on the thread of the call.
  ///
  ///     stub(uploader).upload(any()).thenReturn(each: { number in number * 10 })
  @discardableResult
  public func thenReturn(each make: @escaping @Sendable (Int) throws(Failure) -> Output) -> Self {
    let count = CallCount()
    return adding([.body { _ throws(Failure) in try make(count.next()) }])
  }
}

/// The number of calls that got an answer.
private struct CallCount: Sendable {
  private let last = Locked(0)

  func next() -> Int {
    last.with { last in
      last += 1
      return last
    }
  }
}

extension AsynchronousMember where Use == Stubbing {
  /// Runs `body` with the arguments of the call.
  ///
  ///     stub(repository).profile(id: any()).then { id in User(id: id) }
  @discardableResult
  public func then(_ body: @escaping (Arguments) async throws(Failure) -> Output) -> Self {
    adding([.asyncBody { arguments async throws(Failure) in try await body(arguments) }])
  }
}

extension AsynchronousMember where Use == SendableStubbing {
  /// Runs `body` with the arguments of the call, on the thread of the call.
  ///
  ///     stub(uploader).upload(any()).then { path in path.count }
  @discardableResult
  public func then(
    _ body: @escaping @Sendable (Arguments) async throws(Failure) -> Output
  ) -> Self {
    adding([.asyncBody { arguments async throws(Failure) in try await body(arguments) }])
  }
}

extension MockedInoutMethod where Use == Stubbing {
  /// Runs `body` with the arguments of the call, which it may change where they are `inout`.
  ///
  ///     stub(formatter).trim(any()).then { text in text = "trimmed" }
  @discardableResult
  public func then(_ body: @escaping (inout Arguments) throws(Failure) -> Output) -> Self {
    adding([.body(body)])
  }
}

extension MockedInoutMethod where Use == SendableStubbing {
  /// Runs `body` with the arguments of the call, which it may change where they are `inout`.
  ///
  ///     stub(normalizer).trim(any()).then { text in text = "trimmed" }
  @discardableResult
  public func then(
    _ body: @escaping @Sendable (inout Arguments) throws(Failure) -> Output
  ) -> Self {
    adding([.body(body)])
  }
}

extension MockedAsyncInoutMethod where Use == Stubbing {
  /// Runs `body` with the arguments of the call, which it may change where they are `inout`.
  ///
  ///     stub(asyncFormatter).trim(any()).then { text in text = "trimmed" }
  @discardableResult
  public func then(
    _ body: @escaping (inout Arguments) async throws(Failure) -> Output
  ) -> Self {
    adding([.asyncBody(body)])
  }
}

extension MockedAsyncInoutMethod where Use == SendableStubbing {
  /// Runs `body` with the arguments of the call, which it may change where they are `inout`.
  ///
  ///     stub(asyncNormalizer).trim(any()).then { text in text = "trimmed" }
  @discardableResult
  public func then(
    _ body: @escaping @Sendable (inout Arguments) async throws(Failure) -> Output
  ) -> Self {
    adding([.asyncBody(body)])
  }
}

extension MockedMember where Use: StubbingUse {
  /// Adds an answer decoded from JSON, or reports why it cannot be decoded.
  ///
  /// A call of a stub without an answer throws or returns a default value, and is not reported
  /// again.
  package func thenReturn(decoding output: () throws(JSONFault) -> Output) -> Self {
    answering(output) { .value($0) }
  }

  /// Adds an answer made from a value that may not be decodable.
  func answering<Value>(
    _ value: () throws(JSONFault) -> Value,
    with answer: (Value) -> Answer<Arguments, Output, Failure>
  ) -> Self {
    do {
      return adding([answer(try value())])
    } catch {
      let fact = FailureFact.undecodable(error, of: _reference)
      _reference.mock.report(fact)
      return adding([.impossible(FailureText.failure(fact, of: _reference.mock))])
    }
  }
}

extension CompletionMember where Use: StubbingUse {
  /// Adds an answer that calls the completion handler with a value decoded from JSON, or reports why it cannot be decoded.
  package func thenComplete(
    after delay: TimeSpan?, returning output: Output,
    decoding values: () throws(JSONFault) -> Values
  ) -> Self {
    guard let completion = _reference.completion as? Completion<Arguments, Values> else {
      return self
    }
    return answering(values) { values in
      .completing(
        { completion.complete($0, values) }, after: delay, of: _reference.mock, returning: output)
    }
  }
}
