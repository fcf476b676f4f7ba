import Kagemusha

/// A call that a mock received.
private struct ReceivedCall: StubCall {
  let method: String
  let parametersAsString: String
}

extension CallMatcher {
  /// Wants what `matchesFunction` is true for, given the calls that match.
  ///
  ///     verify(repository, CallMatcher(name: "an even number") { $0.count.isMultiple(of: 2) })
  ///       .profile(id: anyInt())
  ///
  /// - Parameters:
  ///   - name: How it shows in messages.
  ///   - matchesFunction: Decides.
  public init(name: String, matchesFunction: @escaping ([any StubCall]) -> Bool) {
    self.init(
      CustomCallMatcher(name) { calls in
        matchesFunction(
          calls.map { ReceivedCall(method: $0.name, parametersAsString: $0.arguments) })
      })
  }

  /// Wants a number of calls that compares as wanted.
  ///
  ///     verify(repository, CallMatcher(name: "more than 2", numberOfExpectedCalls: 2) { $0 < $1 })
  ///       .profile(id: anyInt())
  ///
  /// - Parameters:
  ///   - name: How it shows in messages.
  ///   - numberOfExpectedCalls: The number.
  ///   - compareCallsFunction: Gets it, and the number of calls.
  public init(
    name: String, numberOfExpectedCalls: Int,
    compareCallsFunction: @escaping (_ expected: Int, _ actual: Int) -> Bool
  ) {
    self.init(name: name) { compareCallsFunction(numberOfExpectedCalls, $0.count) }
  }

  /// Whether calls, of which each is the wanted one, are as many as are wanted.
  ///
  ///     precondition(never().matches([]))
  public func matches(_ calls: [any StubCall]) -> Bool {
    if let custom = customMatcher {
      return custom.accepts(
        calls.map { CallSummary(name: $0.method, arguments: $0.parametersAsString) })
    }
    return accepts(calls.count)
  }
}
