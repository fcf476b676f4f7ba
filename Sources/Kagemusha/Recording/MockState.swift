/// What the lock of a mock guards.
struct MockState {
  /// Oldest first.
  var stubs: [MemberName: [AnyStub]] = [:]
  /// Oldest first.
  var calls: [RecordedCall] = []
  /// Where calls go that no stub answers.
  var target: ForwardingTarget?

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
