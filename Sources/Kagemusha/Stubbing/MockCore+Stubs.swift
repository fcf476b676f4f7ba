/// The stubs of a mock.
extension MockCore {
  /// The stubs of one requirement, oldest first.
  func stubs(of name: MemberName) -> [AnyStub] { state.with { $0.stubs[name] ?? [] } }

  /// The stubs of one requirement that have given each of their answers, oldest first.
  func spentStubs(of name: MemberName) -> [SpentStub] {
    state.with { $0.spent.filter { $0.name == name } }
  }

  /// Whether it matters that several stubs match a call.
  var asksForChoice: Bool { state.with { asksForChoice($0) } }

  /// Whether it matters that several stubs match a call, to whoever holds the lock.
  func asksForChoice(_ state: MockState) -> Bool {
    mode == .unambiguous || state.hasStrictStubs
  }

  /// Adds a stub, which from now on is asked before all others.
  func add(_ stub: AnyStub) {
    state.with { state in
      state.stubs[stub.name, default: []].append(stub)
      if stub.strictness == .strict { state.hasStrictStubs = true }
    }
  }

  /// Keeps an object that ends what a stub has under way.
  func keep(_ end: StubsEnd) { state.with { $0.ends.append(end) } }

  /// What is asked of each of some stubs.
  func strictness(of stubs: [AnyStub]) -> [StubStrictness?] {
    state.with { _ in stubs.map(\.strictness) }
  }

  /// Says what is asked of a stub.
  func set(_ strictness: StubStrictness, of stub: AnyStub) {
    state.with { state in
      stub.strictness = strictness
      if strictness == .strict { state.hasStrictStubs = true }
    }
  }

  /// Gives a stub more answers.
  ///
  /// - Returns: Whether the mock still asks it: one may be forgotten, or have given each of its answers.
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

  /// The requirements whose stubs were forgotten with the test.
  var endedMembers: Set<MemberName> { state.with { $0.ended } }

  /// Forgets some stubs with the test, and ends what stubs have under way.
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

  /// What calls without a stub return, by type.
  func setDefault<Value>(_ value: Value) {
    state.discard { $0.defaults.updateValue(value, forKey: ObjectIdentifier(Value.self)) }
  }

  /// What a call without a stub returns in this mock only.
  func ownDefault<Value>() -> Value? {
    // Unwrapped before the cast: no value is none of an optional type either.
    guard let value = state.with({ $0.defaults[ObjectIdentifier(Value.self)] }) else { return nil }
    return value as? Value
  }
}
