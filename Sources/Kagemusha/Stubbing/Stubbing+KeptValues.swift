extension MockedProperty where Use: StubbingUse {
  /// Lets the property keep its value: reading it returns what was set last, and `initial` before.
  ///
  ///     stub(repository).limit.keepsValue(3)
  public func keepsValue(_ initial: Value) { keep(initial) }

  /// Lets the property keep its value: reading it returns what was set last, and the default value of its type before.
  ///
  ///     stub(repository).limit.keepsValue()
  public func keepsValue() {
    if let initial: Value = DefaultValueRegistry.defaultValue(for: Value.self) {
      return keep(initial)
    }
    let getter = get
    getter.reference.pending?.end()
    let problem = FailureText.noInitialValue(Value.self)
    getter.reference.mock.report(.misuse(problem, of: getter.reference))
  }

  /// Both stubs are lenient: a test need not both read and write.
  private func keep(_ initial: Value) {
    let kept = Locked(initial)
    get.adding([.body { _ in kept.with { $0 } }]).lenient()
    set(ArgumentMatcher.typed("any()") { (_: Value) in true }.asking(.anything))
      .adding([.body { value in kept.exchange(value) }]).lenient()
  }
}
