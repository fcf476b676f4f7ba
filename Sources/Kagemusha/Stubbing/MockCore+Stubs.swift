/// The stubs of a mock.
extension MockCore {
  /// Returns the stubs of one requirement, oldest first.
  func stubs(of name: MemberName) -> [AnyStub] { state.with { $0.stubs[name] ?? [] } }

  /// Returns the stubs of one requirement that have given each of their answers, oldest first.
  func spentStubs(of name: MemberName) -> [SpentStub] {
    state.with { $0.spent.filter { $0.name == name } }
  }

  /// Whether several matching stubs may be a failure.
  var asksForChoice: Bool { state.with { asksForChoice($0) } }

  /// Returns whether several matching stubs may be a failure; the caller holds the lock.
  func asksForChoice(_ state: MockState) -> Bool {
    mode == .unambiguous || state.hasStrictStubs
  }

  /// Adds a stub, which takes precedence over all others.
  func add(_ stub: AnyStub) {
    state.with { state in
      state.stubs[stub.name, default: []].append(stub)
      if stub.strictness == .strict { state.hasStrictStubs = true }
    }
  }

  /// Keeps an object that ends what a stub has in progress.
  func keep(_ end: StubsEnd) { state.with { $0.ends.append(end) } }

  /// Returns the strictness of each of some stubs.
  func strictness(of stubs: [AnyStub]) -> [StubStrictness?] {
    state.with { _ in stubs.map(\.strictness) }
  }

  /// Sets the strictness of a stub.
  func set(_ strictness: StubStrictness, of stub: AnyStub) {
    state.with { state in
      stub.strictness = strictness
      if strictness == .strict { state.hasStrictStubs = true }
    }
  }

  /// Gives a stub more answers.
  ///
  /// - Returns: Whether the mock still uses the stub; it may be removed, or have given each of its answers.
  func extend(_ stub: AnyStub, by change: () -> Void) -> Bool {
    state.with { state in
      guard let stubs = state.stubs[stub.name], stubs.contains(where: { $0 === stub }) else {
        return false
      }
      change()
      return true
    }
  }

  /// All stubs.
  var allStubs: [AnyStub] { state.with { $0.stubs.values.flatMap { $0 } } }

  /// The requirements whose stubs were removed at the end of the test.
  var endedMembers: Set<MemberName> { state.with { $0.ended } }

  /// Removes some stubs at the end of the test, and ends what stubs have in progress.
  func forget(_ ended: [AnyStub]) {
    state.discard { state in
      let forgotten = (state.stubs, state.ends)
      for stub in ended {
        state.stubs[stub.name]?.removeAll { $0 === stub }
        state.ended.insert(stub.name)
      }
      state.ends = []
      return forgotten
    }
  }

  /// Sets the value that calls without a stub return, by its type.
  func setDefault<Value>(_ value: Value) {
    state.discard { $0.defaults.updateValue(value, forKey: ObjectIdentifier(Value.self)) }
  }

  /// Returns the value that a call without a stub returns in this mock only.
  func ownDefault<Value>() -> Value? {
    // The optional is unwrapped before the cast: a missing value must not count as a nil of an optional type.
    guard let value = state.with({ $0.defaults[ObjectIdentifier(Value.self)] }) else { return nil }
    return value as? Value
  }
}
