/// What the lock of a mock guards.
struct MockState {
  /// Oldest first.
  var stubs: [MemberName: [AnyStub]] = [:]
  /// Oldest first.
  var calls: [RecordedCall] = []
  /// Whether a stub asks to be the only one that matches.
  var hasStrictStubs = false
  /// Where calls go that no stub answers.
  var target: ForwardingTarget?
  /// What writes down the answers of the real object.
  var recorder: (any CallRecorder)?
  /// What answers calls that no stub answers.
  var replay: Replay?
  /// The mocks that answer for this one, by requirement.
  var children: [String: any StubVerifyMock] = [:]
  /// How the test that made the first of its parents reaches a child: `.mocks.client`.
  var path = ""

  /// All stubs, in the order of their lines as far as these tell one.
  var stubStates: [StubState] {
    stubs.values.joined()
      .map { StubState(stub: $0, uses: $0.uses, strictness: $0.strictness) }
      .sorted { $0.stub.order < $1.stub.order }
  }

  /// Notes which stub answered `call`, unless the calls were cleared meanwhile.
  mutating func note(_ call: RecordedCall, answeredBy place: SourcePlace) {
    guard let index = calls.lastIndex(where: { $0.order == call.order }) else { return }
    calls[index].answeredBy = place
  }

  /// Notes that a `verify` has matched some calls.
  mutating func markVerified(where isMatched: (RecordedCall) -> Bool) {
    for index in calls.indices where isMatched(calls[index]) {
      calls[index].isVerified = true
    }
  }
}
