/// What the lock of a mock guards.
struct MockState {
  /// Oldest first.
  var stubs: [MemberName: [AnyStub]] = [:]
  /// The requirements whose stubs were forgotten with the test.
  var ended: Set<MemberName> = []
  /// The objects that end what stubs have under way, when these are forgotten.
  var ends: [StubsEnd] = []
  /// The latest stubs that are gone because each of their answers has been given; messages list them.
  var spent: [SpentStub] = []
  /// Oldest first.
  var calls: [Invocation] = []
  /// Whether a stub asks to be the only one that matches.
  var hasStrictStubs = false
  /// Where calls go that no stub answers.
  var target: ForwardingTarget?
  /// What writes down the answers of the real object.
  var recorder: (any CallRecorder)?
  /// What answers calls that no stub answers.
  var replay: Replay?
  /// What calls without a stub return, by type.
  var defaults: [ObjectIdentifier: Any] = [:]
  /// The clock by which the delays of answers pass.
  var clock = DelayClock.system
  /// The mocks that answer for this one, by requirement.
  var children: [String: any StubVerifyMock] = [:]
  /// The name that a test gave the mock.
  var name: String?
  /// The expression with which the test that made the first of its parents reaches a child: `mock.mocks.client`.
  var path = ""

  /// All stubs, in the order of their lines as far as these tell one.
  var stubStates: [StubState] {
    stubs.values.joined()
      .map { StubState(stub: $0, uses: $0.uses, strictness: $0.strictness) }
      .sorted { $0.stub.order < $1.stub.order }
  }

  /// Removes a stub that has given its last answer.
  mutating func removeIfSpent(_ stub: AnyStub) {
    guard stub.isSpent else { return }
    stubs[stub.name]?.removeAll { $0 === stub }
    spent.append(SpentStub(name: stub.name, matchers: stub.matchers, place: stub.place))
    if spent.count > FailureTable.listed { spent.removeFirst() }
  }

  /// Notes which stub answered `call`, unless the calls were cleared meanwhile.
  mutating func note(_ call: Invocation, answeredBy place: SourcePlace) {
    if let index = index(of: call.order) { calls[index].answeredBy = place }
  }

  /// Notes that the mock of another protocol answered a call.
  mutating func noteChild(answering call: Invocation) {
    if let index = index(of: call.order) { calls[index].isAnsweredByChild = true }
  }

  /// Notes that a `verify` has matched some calls.
  mutating func markVerified(_ matched: [Invocation]) {
    for call in matched {
      if let index = index(of: call.order) { calls[index].isVerified = true }
    }
  }

  /// The place of a call among those that are kept, which are in order: the latest is looked at first.
  private func index(of order: UInt64) -> Int? {
    var (low, high) = (0, calls.count - 1)
    if high >= 0, calls[high].order == order { return high }
    while low <= high {
      let middle = (low + high) / 2
      if calls[middle].order == order { return middle }
      if calls[middle].order < order { low = middle + 1 } else { high = middle - 1 }
    }
    return nil
  }
}

/// A stub that has given each of its answers, without them.
struct SpentStub {
  let name: MemberName
  let matchers: [_ArgumentMatcher]
  let place: SourcePlace
}
