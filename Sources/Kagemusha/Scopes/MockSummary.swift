/// The stubs and the calls of a mock at one moment.
///
/// A mock that is released leaves a summary of itself, so nothing in it refers to the mock.
struct MockSummary {
  let name: String
  let place: SourcePlace
  let stubs: [StubState]
  let calls: [Invocation]
  let handler: MockFailureHandler

  /// Returns the problems of the mock by the rules of its test, stubs first.
  func findings(by rules: MockRules) -> [MockIssue] {
    stubs.compactMap { finding(of: $0, by: rules) } + unverified(by: rules)
  }

  private func finding(of stub: StubState, by rules: MockRules) -> MockIssue? {
    guard stub.uses == 0 else { return nil }
    let check: MockCheck =
      switch stub.strictness {
      case .strict: .fail
      case .lenient: .ignore
      case nil: rules.unusedStubs
      }
    guard check != .ignore else { return nil }
    return MockIssue(
      check: check, failure: FailureText.unusedStub(stub.stub, of: self), handler: handler)
  }

  private func unverified(by rules: MockRules) -> [MockIssue] {
    let unverified = calls.filter { !$0.isSettled(ignoringStubbed: rules.ignoresStubbed) }
    guard rules.unverifiedCalls != .ignore, !unverified.isEmpty else { return [] }
    let text = FailureText.moreInteractions(unverified, of: calls, to: name)
    return [
      MockIssue(
        check: rules.unverifiedCalls, failure: MockFailure(text, at: place), handler: handler)
    ]
  }
}

/// A stub, and the number of calls that it has answered.
struct StubState {
  let stub: AnyStub
  let uses: Int
  let strictness: StubStrictness?
}

/// A problem with a mock at the end of its test.
package struct MockIssue: Sendable {
  /// Whether the problem is a failure or a warning.
  package let check: MockCheck
  /// The message and the place of the problem.
  package let failure: MockFailure
  let handler: MockFailureHandler

  /// Reports a failure to the test framework, and writes a warning to the output.
  package func report() {
    switch check {
    case .fail: handler(failure)
    case .warn: StandardError.write(FailureText.warning(failure) + "\n")
    case .ignore: break
    }
  }
}
