extension MockedMember where Use: StubbingUse {
  /// Returns these values, one for each call; the last one is repeated.
  ///
  ///     when(stub.isCached.get).thenReturn(true, false)
  @discardableResult
  public func thenReturn(_ first: Output, _ more: Output...) -> Self {
    adding(([first] + more).map { .value($0) })
  }

  /// Returns the values of a collection, one for each call; the last one is repeated.
  ///
  ///     stub(repository).limit.get.thenReturn(each: [1, 2, 3])
  @discardableResult
  public func thenReturn(each values: some Collection<Output>) -> Self {
    guard !values.isEmpty else { return misused(FailureText.noValues) }
    return adding(values.map { .value($0) })
  }

  /// Returns `value` after a while.
  ///
  ///     stub(repository).profile(id: any()).thenReturn(.tanaka, after: .milliseconds(300))
  ///
  /// A synchronous call blocks its thread for that time. A canceled task gets a `CancellationError`
  /// where the requirement can throw one, else the value at once. With `stub(repository, clock:
  /// clock)`, the test controls the time.
  @discardableResult
  public func thenReturn(_ value: Output, after delay: any TimeSpanConvertible) -> Self {
    adding([.delayedValue(value, delay.timeSpan)])
  }

  /// Throws `error` after a while.
  ///
  ///     stub(repository).profile(id: any()).thenThrow(NotFound(), after: .milliseconds(300))
  ///
  /// A synchronous call blocks its thread for that time. A canceled task gets a `CancellationError`
  /// where the requirement can throw one, else the error at once. With `stub(repository, clock:
  /// clock)`, the test controls the time.
  @discardableResult
  public func thenThrow(_ error: Failure, after delay: any TimeSpanConvertible) -> Self {
    adding([.delayedError(error, delay.timeSpan)])
  }

  /// Throws these errors, one for each call; the last one is repeated.
  ///
  ///     when(stub.profile(id: 13)).thenThrow(NotFound())
  @discardableResult
  public func thenThrow(_ first: Failure, _ more: Failure...) -> Self {
    adding(([first] + more).map { .error($0) })
  }

  /// Returns or throws these results, one for each call; the last one is repeated.
  ///
  ///     stub(client).profile(id: any()).thenAnswer(.failure(LoadError.offline), .success(.tanaka))
  @discardableResult
  public func thenAnswer(
    _ first: Result<Output, Failure>, _ more: Result<Output, Failure>...
  ) -> Self {
    adding(
      ([first] + more).map { result in
        switch result {
        case .success(let value): .value(value)
        case .failure(let error): .error(error)
        }
      })
  }

  /// Removes the stub when it has given each of its answers; earlier stubs answer from then on.
  ///
  ///     stub(repository).profile(id: any()).thenReturn(.tanaka)
  ///     stub(repository).profile(id: any()).thenThrow(LoadError.offline).once()
  @discardableResult
  public func once() -> Self {
    var reference = _reference
    reference.isOnce = true
    if let stub = reference.stub { _ = reference.mock.extend(stub) { stub.isOnce = true } }
    return Self(_reference: reference)
  }

  /// Removes the stub when it has answered this number of calls; earlier stubs answer from then on.
  ///
  ///     stub(repository).profile(id: any()).thenReturn(.tanaka)
  ///     stub(repository).profile(id: any()).thenThrow(LoadError.offline).times(2)
  ///
  /// - Parameter count: The number of calls, from 1.
  @discardableResult
  public func times(_ count: Int) -> Self {
    guard count > 0 else { return misused(FailureText.noCalls(count)) }
    var reference = _reference
    reference.limit = count
    if let stub = reference.stub { _ = reference.mock.extend(stub) { stub.limit = count } }
    return Self(_reference: reference)
  }

  /// Reports that the stub asks for something impossible.
  func misused(_ problem: String) -> Self {
    _reference.pending?.end()
    _reference.mock.report(.misuse(problem, of: _reference))
    return self
  }

  /// Adds an answer that has something in progress, which ends when the stub is removed.
  func add(
    _ answer: Answer<Arguments, Output, Failure>, ending end: @escaping @Sendable () -> Void
  ) {
    _reference.mock.keep(StubsEnd(end))
    _ = adding([answer])
  }

  /// Adds answers to the stub of this expression; the first answer makes the stub.
  func adding(_ answers: [Answer<Arguments, Output, Failure>]) -> Self {
    _reference.pending?.end()
    if let problem = _reference.problem {
      _reference.mock.report(.misuse(problem, of: _reference))
      var reported = _reference
      reported.problem = nil
      return Self(_reference: reported)
    }
    var stubbed = _reference
    stubbed.stub = _reference.stub ?? _reference.pending?.stub
    if let stub = stubbed.stub as? Stub<Arguments, Output, Failure>,
      _reference.mock.extend(stub, by: { stub.append(answers) })
    {
      return Self(_reference: stubbed)
    }
    let stub = Stub<Arguments, Output, Failure>(stubbed)
    stub.append(answers)
    _reference.mock.add(stub)
    stubbed.stub = stub
    stubbed.pending?.stub = stub
    return Self(_reference: stubbed)
  }
}

extension MockedMember where Use: StubbingUse, Output == Void {
  /// Does nothing.
  ///
  ///     stub(tracker).track(any(), parameters: any()).thenDoNothing()
  @discardableResult
  public func thenDoNothing() -> Self {
    adding([.value(())])
  }

  /// Does nothing; `thenDoNothing` is the plainer name.
  ///
  ///     stub(tracker).track(any(), parameters: any()).thenReturn()
  @discardableResult
  public func thenReturn() -> Self { thenDoNothing() }
}

extension MockedMember where Use: StubbingUse {
  /// Lets the stub go unused, and match calls that other stubs match as well.
  ///
  ///     stub(repository).profile(id: any()).thenReturn(.tanaka).lenient()
  @discardableResult
  public func lenient() -> Self { setting(.lenient) }

  /// Requires that the stub answers a call, even if the test does not require it of other stubs, and
  /// that no other stub matches the calls that it answers, unless it is the most specific one.
  ///
  ///     stub(repository).profile(id: 7).thenReturn(.suzuki).strict()
  ///
  /// The use of the stub is checked by `verifyNoUnusedStubs`, and at the end of `withMocks` or of a
  /// test with the trait `.mocks(…)`.
  @discardableResult
  public func strict() -> Self { setting(.strict) }

  private func setting(_ strictness: StubStrictness) -> Self {
    var reference = _reference
    reference.strictness = strictness
    if let stub = reference.stub { reference.mock.set(strictness, of: stub) }
    return Self(_reference: reference)
  }
}
