/// What a mock was told and what it has seen, at one moment.
///
/// A mock that dies makes one of itself, so nothing in it leads back to the mock.
struct MockSummary {
  let name: String
  let place: SourcePlace
  let stubs: [StubState]
  let calls: [Invocation]
  let handler: MockFailureHandler

  /// What is wrong with the mock by the rules of its test, stubs first.
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

/// A stub, and what it has come to.
struct StubState {
  let stub: AnyStub
  let uses: Int
  let strictness: StubStrictness?
}

/// Something that is wrong with a mock when its test is over.
package struct MockIssue: Sendable {
  /// Whether it is a failure or a warning.
  package let check: MockCheck
  /// What it is.
  package let failure: MockFailure
  let handler: MockFailureHandler

  /// Tells the test framework of a failure, and whoever reads the output of a warning.
  package func report() {
    switch check {
    case .fail: handler(failure)
    case .warn: StandardError.write(FailureText.warning(failure) + "\n")
    case .ignore: break
    }
  }
}
