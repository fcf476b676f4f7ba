/// What is asked of the mocks that a test makes.
///
///     withMocks(.strict, unusedStubs: .fail, unverifiedCalls: .warn) { }
public struct MockRules: Sendable, Hashable {
  /// The mode of mocks that are made without one.
  public var mode: MockMode
  /// What becomes of stubs that answered no call.
  public var unusedStubs: MockCheck
  /// What becomes of calls that no `verify` matched.
  public var unverifiedCalls: MockCheck
  /// Whether a call that a stub answered counts as verified.
  public var ignoresStubbed: Bool

  /// Says what is asked.
  ///
  ///     let rules = MockRules(mode: .lenient, unusedStubs: .ignore, unverifiedCalls: .fail)
  public init(
    mode: MockMode = .strict, unusedStubs: MockCheck = .fail, unverifiedCalls: MockCheck = .ignore,
    ignoringStubbed: Bool = false
  ) {
    ignoresStubbed = ignoringStubbed
    self.mode = mode
    self.unusedStubs = unusedStubs
    self.unverifiedCalls = unverifiedCalls
  }
}

/// What becomes of something that may be wrong with the mocks of a test.
///
///     withMocks(.lenient, unusedStubs: MockCheck.ignore) { }
public enum MockCheck: Sendable, Hashable {
  /// Nothing.
  case ignore
  /// The test is told, and passes.
  case warn
  /// The test fails.
  case fail
}
