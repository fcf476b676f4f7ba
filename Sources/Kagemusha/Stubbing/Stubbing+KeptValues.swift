extension MockedProperty where Use: StubbingUse {
  /// Lets the property keep its value: reading it returns what was set last, and `initial` before.
  ///
  ///     stub(repository).limit.keepsValue(3)
  ///
  /// Both stubs are lenient: a test need not both read and write.
  public func keepsValue(_ initial: Value) {
    let kept = Locked(initial)
    get.adding([.body { _ in kept.with { $0 } }]).lenient()
    set(.anything(Value.self)).adding([.body { value in kept.exchange(value) }]).lenient()
  }

  /// Lets the property keep its value: reading it returns what was set last, and the default value of its type before.
  ///
  ///     stub(repository).limit.keepsValue()
  public func keepsValue() {
    if let initial = get.initialValue() { keepsValue(initial) }
  }
}

extension MockedSubscript where Use: StubbingUse {
  /// Lets the elements keep their values: reading one returns what was set last with an equal index, and `initial`
  /// before.
  ///
  ///     stub(cache)[any()].keepsValue(.tanaka)
  public func keepsValue(_ initial: Value) {
    let kept = KeptElements<Index, Value>()
    get.adding([.body { index in kept.value(at: index) ?? initial }]).lenient()
    set(.anything(Value.self)).adding([.body { kept.keep($0.1, at: $0.0) }]).lenient()
  }

  /// Lets the elements keep their values: reading one returns what was set last with an equal index, and the default
  /// value of its type before.
  ///
  ///     stub(cache)[any()].keepsValue()
  public func keepsValue() {
    if let initial = get.initialValue() { keepsValue(initial) }
  }
}

extension MockedMember where Use: StubbingUse {
  /// Returns the default value of what a getter results in; reports that there is none in place of a stub.
  fileprivate func initialValue() -> Output? {
    _reference.pending?.end()
    if let value: Output = DefaultValueRegistry.defaultValue(for: Output.self) { return value }
    _reference.mock.report(.misuse(FailureText.noInitialValue(Output.self), of: _reference))
    return nil
  }
}

/// The elements of a subscript that were set.
private struct KeptElements<Index, Value> {
  private let elements = Locked<[(index: Index, value: Value)]>([])

  func value(at index: Index) -> Value? {
    elements.with { $0 }.last { AnyEquality.areEqual($0.index, index) }?.value
  }

  func keep(_ value: Value, at index: Index) {
    let position = elements.with { $0 }.lastIndex { AnyEquality.areEqual($0.index, index) }
    elements.discard { elements -> Value? in
      guard let position else {
        elements.append((index, value))
        return nil
      }
      // Elements stay at their positions.
      defer { elements[position].value = value }
      return elements[position].value
    }
  }
}
