extension CompletionMember where Use: StubbingUse, Output == Void {
  /// Calls the completion handler with `values`, at once or after a delay.
  ///
  ///     stub(service).getProfile(any()).thenComplete(.success(.tanaka))
  ///     stub(service).getProfile(any()).thenComplete(.failure(.offline), after: .milliseconds(300))
  ///
  /// With a delay, even one of zero, the handler is called on a background thread, as by a network session.
  @discardableResult
  public func thenComplete(_ values: Values, after delay: (any TimeSpanConvertible)? = nil) -> Self
  {
    completing(with: values, after: delay?.timeSpan, returning: ())
  }

  /// Calls the completion handler, which takes two values.
  ///
  ///     stub(service).load(any()).thenComplete(nil, .offline)
  @discardableResult
  public func thenComplete<First, Second>(
    _ first: First, _ second: Second, after delay: (any TimeSpanConvertible)? = nil
  ) -> Self where Values == (First, Second) {
    completing(with: (first, second), after: delay?.timeSpan, returning: ())
  }

  /// Calls the completion handler, which takes three values.
  ///
  ///     stub(session).dataTask(any()).thenComplete([1, 2], 200, nil)
  @discardableResult
  public func thenComplete<First, Second, Third>(
    _ first: First, _ second: Second, _ third: Third, after delay: (any TimeSpanConvertible)? = nil
  ) -> Self where Values == (First, Second, Third) {
    completing(with: (first, second, third), after: delay?.timeSpan, returning: ())
  }

  /// Calls the completion handler, which takes nothing.
  ///
  ///     stub(view).dismiss(completion: any()).thenComplete()
  @discardableResult
  public func thenComplete(after delay: (any TimeSpanConvertible)? = nil) -> Self
  where Values == Void {
    completing(with: (), after: delay?.timeSpan, returning: ())
  }
}

extension CompletionMember where Use: StubbingUse {
  /// Calls the completion handler with `values`, and returns `output`.
  ///
  ///     stub(client).send(any(), handler: any()).thenComplete(.success("a"), returning: token)
  @discardableResult
  public func thenComplete(
    _ values: Values, after delay: (any TimeSpanConvertible)? = nil, returning output: Output
  ) -> Self {
    completing(with: values, after: delay?.timeSpan, returning: output)
  }

  /// Calls the completion handler, which takes two values, and returns `output`.
  ///
  ///     stub(client).load(any(), handler: any()).thenComplete("a", nil, returning: token)
  @discardableResult
  public func thenComplete<First, Second>(
    _ first: First, _ second: Second, after delay: (any TimeSpanConvertible)? = nil,
    returning output: Output
  ) -> Self where Values == (First, Second) {
    completing(with: (first, second), after: delay?.timeSpan, returning: output)
  }

  /// Calls the completion handler, which takes three values, and returns `output`.
  ///
  ///     stub(client).fetch(any(), handler: any()).thenComplete("a", 200, nil, returning: token)
  @discardableResult
  public func thenComplete<First, Second, Third>(
    _ first: First, _ second: Second, _ third: Third, after delay: (any TimeSpanConvertible)? = nil,
    returning output: Output
  ) -> Self where Values == (First, Second, Third) {
    completing(with: (first, second, third), after: delay?.timeSpan, returning: output)
  }

  /// Calls the completion handler, which takes nothing, and returns `output`.
  ///
  ///     stub(client).ping(any()).thenComplete(returning: token)
  @discardableResult
  public func thenComplete(
    after delay: (any TimeSpanConvertible)? = nil, returning output: Output
  ) -> Self where Values == Void {
    completing(with: (), after: delay?.timeSpan, returning: output)
  }

  /// Adds the answer that calls the completion handler.
  package func completing(
    with values: Values, after delay: TimeSpan?, returning output: Output
  ) -> Self {
    // The function is nil only in a reference that was not made by a generated member.
    guard let completion = _reference.completion as? Completion<Arguments, Values> else {
      return self
    }
    return adding([
      .completing(
        { completion.complete($0, values) }, after: delay, of: _reference.mock, returning: output)
    ])
  }
}

extension Answer {
  /// Returns an answer that passes the arguments to a function, at once or after a delay, and returns `output`.
  static func completing(
    _ complete: @escaping (Arguments) -> Void, after delay: TimeSpan?, of mock: MockCore,
    returning output: Output
  ) -> Answer {
    guard let delay else {
      return .body { arguments in
        complete(arguments)
        return output
      }
    }
    return completingLater({ complete($0) }, after: delay, of: mock, returning: output)
  }

  /// Returns an answer that returns `output`, and passes the arguments to a function in a task.
  static func completingLater(
    _ complete: @escaping (Arguments) async -> Void, after delay: TimeSpan?, of mock: MockCore,
    returning output: Output
  ) -> Answer {
    .body { [weak mock] arguments in
      let clock = mock?.clock ?? .system
      // The mock passes on values that need not be `Sendable`, as in `AsyncWork`; the handler need not be, either.
      let work = Locked((complete: complete, arguments: arguments))
      Task {
        if let delay { try? await clock.sleep(delay) }
        let (complete, arguments) = work.with { $0 }
        await complete(arguments)
      }
      return output
    }
  }
}
