/// What a mock was told and what it has seen, at one moment.
///
/// A mock that dies makes one of itself, so nothing in it leads back to the mock.
struct MockSummary {
  let name: String
  let place: SourcePlace
  let stubs: [StubState]
  let calls: [RecordedCall]
  let handler: MockFailureHandler

  /// What is wrong with the mock by the rules of its test, stubs first.
  func findings(by rules: MockRules) -> [MockFinding] {
    stubs.compactMap { finding(of: $0, by: rules) } + unverified(by: rules)
  }

  private func finding(of stub: StubState, by rules: MockRules) -> MockFinding? {
    guard stub.uses == 0 else { return nil }
    let check: MockCheck =
      switch stub.strictness {
      case .strict: .fail
      case .lenient: .ignore
      case nil: rules.unusedStubs
      }
    guard check != .ignore else { return nil }
    return MockFinding(
      check: check, failure: FailureText.unusedStub(stub.stub, of: self), handler: handler)
  }

  private func unverified(by rules: MockRules) -> [MockFinding] {
    let unverified = calls.filter { !$0.isSettled(ignoringStubbed: rules.ignoresStubbed) }
    guard rules.unverifiedCalls != .ignore, !unverified.isEmpty else { return [] }
    let text = FailureText.moreInteractions(unverified, of: calls, to: name)
    return [
      MockFinding(
        check: rules.unverifiedCalls, failure: MockFailure(text, at: place), handler: handler)
    ]
  }
}
