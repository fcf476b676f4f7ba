extension MockedProperty where Use: StubbingUse {
  /// Makes the property keep its value: its getter returns the value that was set last, or `initial` before that.
  ///
  ///     stub(repository).limit.keepsValue(3)
  ///
  /// Both stubs are lenient: a test need not use both accessors.
  public func keepsValue(_ initial: Value) {
    let kept = Locked(initial)
    get.adding([.body { _ in kept.with { $0 } }]).lenient()
    set(.anything(Value.self)).adding([.body { value in kept.exchange(value) }]).lenient()
  }

  /// Makes the property keep its value: its getter returns the value that was set last, or the default
  /// value of its type before that.
  ///
  ///     stub(repository).limit.keepsValue()
  public func keepsValue() {
    if let initial = get.initialValue() { keepsValue(initial) }
  }
}

extension MockedSubscript where Use: StubbingUse {
  /// Makes the elements keep their values: the getter returns the value that was set last with an equal
  /// index, or `initial` before that.
  ///
  ///     stub(cache)[any()].keepsValue(.tanaka)
  public func keepsValue(_ initial: Value) {
    let kept = KeptElements<Index, Value>()
    get.adding([.body { index in kept.value(at: index) ?? initial }]).lenient()
    set(.anything(Value.self)).adding([.body { kept.keep($0.1, at: $0.0) }]).lenient()
  }

  /// Makes the elements keep their values: the getter returns the value that was set last with an equal
  /// index, or the default value of the type before that.
  ///
  ///     stub(cache)[any()].keepsValue()
  public func keepsValue() {
    if let initial = get.initialValue() { keepsValue(initial) }
  }
}

extension MockedMember where Use: StubbingUse {
  /// Returns the default value of a getter's result; if there is none, reports that instead of adding a stub.
  fileprivate func initialValue() -> Output? {
    _reference.pending?.end()
    if let value: Output = DefaultValueRegistry.defaultValue(for: Output.self) { return value }
    _reference.mock.report(.misuse(FailureText.noInitialValue(Output.self), of: _reference))
    return nil
  }
}

/// The elements of a subscript that were set.
private struct KeptElements<Index, Value> {
  private struct State {
    var elements: [(index: Index, value: Value)] = []
    /// The places of the elements, by the hashes of their indices.
    var positions: [Int: [Int]] = [:]
  }

  private let state = Locked(State())

  func value(at index: Index) -> Value? {
    let position = position(of: index, hash(of: index))
    return position.map { position in state.with { $0.elements[position].value } }
  }

  func keep(_ value: Value, at index: Index) {
    let hash = hash(of: index)
    let position = position(of: index, hash)
    state.discard { state -> Value? in
      guard let position else {
        state.positions[hash, default: []].append(state.elements.count)
        state.elements.append((index, value))
        return nil
      }
      // The positions of elements never change.
      defer { state.elements[position].value = value }
      return state.elements[position].value
    }
  }

  private func position(of index: Index, _ hash: Int) -> Int? {
    let candidates = state.with { state in
      (state.positions[hash] ?? []).map { (position: $0, index: state.elements[$0].index) }
    }
    return candidates.last { AnyEquality.areEqual($0.index, index) }?.position
  }

  /// Returns the hash of the parts of an index whose types are `Hashable`; equal indices have equal
  /// hashes. The lock is not held, since hashing runs code of the test.
  private func hash(of index: Index) -> Int {
    var hasher = Hasher()
    func combine(_ value: Any, as type: Any.Type) {
      func combine<Part: Hashable>(_ type: Part.Type) {
        if let part = value as? Part { hasher.combine(part) }
      }
      if let type = type as? any Hashable.Type { combine(type) }
    }
    if let types = TupleLayout.elementTypes(of: Index.self),
      let parts = TupleLayout.elements(of: index)
    {
      for (part, type) in zip(parts, types) { combine(part, as: type) }
    } else {
      combine(index, as: Index.self)
    }
    return hasher.finalize()
  }
}
