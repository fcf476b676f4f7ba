// A closure among several of a requirement is named by its key path in the tuple of arguments. A key
// path also tells the compiler the type of the closure's parameter, so that `.success(…)` needs no
// type.
extension MockedMember where Use: StubbingUse, Output == Void {
  /// Calls one closure among the arguments, by the name of its parameter.
  ///
  ///     stub(loader).load(1, success: any(), failure: any())
  ///       .thenComplete(\.failure, with: LoadError.offline)
  @discardableResult
  public func thenComplete<Value>(
    _ handler: KeyPath<Arguments, (Value) -> Void>, with value: Value,
    after delay: (any TimeSpanConvertible)? = nil
  ) -> Self { thenComplete(handler, after: delay) { $0(value) } }

  /// Calls one `@Sendable` closure among the arguments, by the name of its parameter.
  ///
  ///     stub(loader).load(1, success: any(), failure: any())
  ///       .thenComplete(\.success, with: "a", after: .milliseconds(300))
  @discardableResult
  public func thenComplete<Value>(
    _ handler: KeyPath<Arguments, @Sendable (Value) -> Void>, with value: Value,
    after delay: (any TimeSpanConvertible)? = nil
  ) -> Self { thenComplete(handler, after: delay) { $0(value) } }

  /// Calls one closure without parameters among the arguments.
  ///
  ///     stub(loader).cancel(1, done: any(), failure: any()).thenComplete(\.done)
  @discardableResult
  public func thenComplete(
    _ handler: KeyPath<Arguments, () -> Void>, after delay: (any TimeSpanConvertible)? = nil
  ) -> Self { thenComplete(handler, after: delay) { $0() } }

  /// Calls one closure among the arguments, unless it is nil.
  ///
  ///     stub(loader).preload(1, progress: any(), done: any())
  ///       .thenComplete(\.progress, with: 0.5)
  @discardableResult
  public func thenComplete<Value>(
    _ handler: KeyPath<Arguments, ((Value) -> Void)?>, with value: Value,
    after delay: (any TimeSpanConvertible)? = nil
  ) -> Self { thenComplete(handler, after: delay) { $0?(value) } }
}

extension MockedMember where Use: StubbingUse, Output == Void {
  /// Calls one closure of any type among the arguments, by the name of its parameter.
  ///
  ///     stub(loader).preload(1, progress: any(), done: any()).thenComplete(\.progress) { $0?(0.5) }
  ///
  /// - Parameters:
  ///   - handler: The name of the parameter; `\.self` for the only one.
  ///   - delay: The time after which the closure is called.
  ///   - call: Calls the closure.
  @discardableResult
  public func thenComplete<Handler>(
    _ handler: KeyPath<Arguments, Handler>, after delay: (any TimeSpanConvertible)? = nil,
    _ call: @escaping (Handler) -> Void
  ) -> Self { thenComplete(handler, after: delay, returning: (), call) }

  /// Calls one closure among the arguments, which is `async` or isolated to an actor, in a task.
  ///
  ///     stub(player).play(progress: any(), done: any()).thenComplete(\.progress) { await $0(0.5) }
  ///
  /// - Parameters:
  ///   - handler: The name of the parameter; `\.self` for the only one.
  ///   - delay: The time after which the closure is called.
  ///   - call: Calls the closure.
  @discardableResult
  public func thenComplete<Handler>(
    _ handler: KeyPath<Arguments, Handler>, after delay: (any TimeSpanConvertible)? = nil,
    _ call: @escaping (Handler) async -> Void
  ) -> Self { thenComplete(handler, after: delay, returning: (), call) }
}

extension MockedMember where Use: StubbingUse {
  /// Calls one closure of any type among the arguments, by the name of its parameter, and returns `output`.
  ///
  ///     stub(client).send(any(), handler: any())
  ///       .thenComplete(\.handler, returning: token) { $0(.success("a")) }
  ///
  /// - Parameters:
  ///   - handler: The name of the parameter; `\.self` for the only one.
  ///   - delay: The time after which the closure is called.
  ///   - output: The result of the call.
  ///   - call: Calls the closure.
  @discardableResult
  public func thenComplete<Handler>(
    _ handler: KeyPath<Arguments, Handler>, after delay: (any TimeSpanConvertible)? = nil,
    returning output: Output, _ call: @escaping (Handler) -> Void
  ) -> Self {
    adding([
      .completing(
        { call($0[keyPath: handler]) }, after: delay?.timeSpan, of: _reference.mock,
        returning: output)
    ])
  }

  /// Calls one closure among the arguments, which is `async` or isolated to an actor, in a task, and returns `output`.
  ///
  ///     stub(player).seek(to: 3, done: any()).thenComplete(\.done, returning: true) { await $0() }
  ///
  /// - Parameters:
  ///   - handler: The name of the parameter; `\.self` for the only one.
  ///   - delay: The time after which the closure is called.
  ///   - output: The result of the call.
  ///   - call: Calls the closure.
  @discardableResult
  public func thenComplete<Handler>(
    _ handler: KeyPath<Arguments, Handler>, after delay: (any TimeSpanConvertible)? = nil,
    returning output: Output, _ call: @escaping (Handler) async -> Void
  ) -> Self {
    adding([
      .completingLater(
        { await call($0[keyPath: handler]) }, after: delay?.timeSpan, of: _reference.mock,
        returning: output)
    ])
  }
}
