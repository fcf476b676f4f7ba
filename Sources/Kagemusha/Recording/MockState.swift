/// The state that the lock of a mock guards.
struct MockState {
  /// The stubs of each requirement, oldest first.
  var stubs: [MemberName: [AnyStub]] = [:]
  /// The requirements whose stubs were removed at the end of the test.
  var ended: Set<MemberName> = []
  /// The objects that end what stubs have in progress, when the stubs are removed.
  var ends: [StubsEnd] = []
  /// The latest stubs that were removed after the last call that they were to answer; messages list them.
  var spent: [SpentStub] = []
  /// The calls, oldest first.
  var calls: [Invocation] = []
  /// Whether a stub has to be the only one that matches.
  var hasStrictStubs = false
  /// The object that receives the calls that no stub answers.
  var target: ForwardingTarget?
  /// Whether an initializer or `deinit` of the mocked class is running, so that the class answers, and nothing is
  /// recorded.
  var isClassAlone = false
  /// The static side of the mock, while an initializer of the mocked class runs.
  var statics: MockCore?
  /// The number of initializers of the mocked class that run, for a static side: the class answers the calls of members
  /// without a stub, and these are not recorded.
  var initializers = 0
  /// The line of the test that lets the mocked class answer the calls that no stub answers.
  var forwardsToSuper: SourcePlace?
  /// The recorder of the real object's answers.
  var recorder: (any CallRecorder)?
  /// The recording that answers the calls that no stub answers.
  var replay: Replay?
  /// The values that calls without a stub return, by type.
  var defaults: [ObjectIdentifier: Any] = [:]
  /// The clock by which the delays of answers pass.
  var clock = DelayClock.system
  /// The child mocks, by requirement.
  var children: [String: any StubVerifyMock] = [:]
  /// The name that a test gave the mock.
  var name: String?
  /// The expression for a child in the test that made the first of its parents: `mock.mocks.client`.
  var path = ""

  /// All stubs, in the order of their lines as far as these give an order.
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

  /// Notes that a child mock answered a call.
  mutating func noteChild(answering call: Invocation) {
    if let index = index(of: call.order) { calls[index].isAnsweredByChild = true }
  }

  /// Notes that a `verify` has matched some calls.
  mutating func markVerified(_ matched: [Invocation]) {
    for call in matched {
      if let index = index(of: call.order) { calls[index].isVerified = true }
    }
  }

  /// Returns the index of a call. The calls are in order, and the latest is looked at first.
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

/// A stub that was removed after the last call that it was to answer, without its answers.
struct SpentStub {
  let name: MemberName
  let matchers: [_ArgumentMatcher]
  let place: SourcePlace
}
