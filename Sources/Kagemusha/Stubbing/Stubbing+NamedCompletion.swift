// Which of several closures of a requirement is meant is said by its place in the tuple of
// arguments. A key path also tells the compiler what the closure takes, so that `.success(…)` needs
// no type.
extension SynchronousMember where Use: StubbingUse, Output == Void {
  /// Calls one closure among the arguments, by the name of its parameter.
  ///
  ///     stub(loader).load(1, success: any(), failure: any())
  ///       .thenComplete(\.failure, with: LoadError.offline)
  @discardableResult
  public func thenComplete<Value>(
    _ handler: KeyPath<Arguments, (Value) -> Void>, with value: Value,
    after delay: Duration? = nil
  ) -> Self {
    adding([.completing({ $0[keyPath: handler](value) }, after: delay, returning: ())])
  }

  /// Calls one `@Sendable` closure among the arguments, by the name of its parameter.
  ///
  ///     stub(loader).load(1, success: any(), failure: any())
  ///       .thenComplete(\.success, with: "a", after: .milliseconds(300))
  @discardableResult
  public func thenComplete<Value>(
    _ handler: KeyPath<Arguments, @Sendable (Value) -> Void>, with value: Value,
    after delay: Duration? = nil
  ) -> Self {
    adding([.completing({ $0[keyPath: handler](value) }, after: delay, returning: ())])
  }

  /// Calls one closure among the arguments that takes nothing.
  ///
  ///     stub(loader).cancel(1, done: any(), failure: any()).thenComplete(\.done)
  @discardableResult
  public func thenComplete(
    _ handler: KeyPath<Arguments, () -> Void>, after delay: Duration? = nil
  ) -> Self {
    adding([.completing({ $0[keyPath: handler]() }, after: delay, returning: ())])
  }

  /// Calls one closure among the arguments, unless it is nil.
  ///
  ///     stub(loader).preload(1, progress: any(), done: any())
  ///       .thenComplete(\.progress, with: 0.5)
  @discardableResult
  public func thenComplete<Value>(
    _ handler: KeyPath<Arguments, ((Value) -> Void)?>, with value: Value,
    after delay: Duration? = nil
  ) -> Self {
    adding([.completing({ $0[keyPath: handler]?(value) }, after: delay, returning: ())])
  }
}
