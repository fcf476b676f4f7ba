/// Runs a test, or a part of it, with rules for the mocks that it makes.
///
///     withMocks(.lenient, unverifiedCalls: .fail) {
///       let repository = MockRepository()
///       repository.refresh()
///       verify(repository).refresh()
///     }
///
/// When `body` is over, stubs that answered no call fail the test, static members lose their stubs and
/// calls, and stubs with closures are removed, since a closure that captures its mock would keep it
/// alive. With XCTest, override `invokeTest()`; with Swift Testing, there is the trait `.mocks(…)` of
/// `KagemushaTesting`. Mocks that a detached task or a dispatch queue makes are not included.
///
/// - Parameters:
///   - mode: The mode of mocks that are made without a mode.
///   - unusedStubs: The consequence of stubs that answered no call.
///   - unverifiedCalls: The consequence of calls that no `verify` matched.
///   - body: The test.
@discardableResult
public func withMocks<Result>(
  _ mode: MockMode = .strict, unusedStubs: MockCheck = .fail, unverifiedCalls: MockCheck = .ignore,
  _ body: () throws -> Result
) rethrows -> Result {
  try withMocks(
    MockRules(mode: mode, unusedStubs: unusedStubs, unverifiedCalls: unverifiedCalls), body)
}

/// Runs a test, or a part of it, with rules for the mocks that it makes.
///
///     withMocks(MockRules(unverifiedCalls: .fail, ignoringStubbed: true)) {
///       verifyNoInteractions(MockRepository())
///     }
@discardableResult
public func withMocks<Result>(
  _ rules: MockRules, _ body: () throws -> Result
) rethrows -> Result {
  let isSwiftTest = TestProcess.isSwiftTesting || _LinkedFramework.isInSwiftTest
  let scope = MockScope(rules, reportsAtOnce: !isSwiftTest)
  defer { scope.release() }
  var hasThrown = true
  defer { for finding in scope.end(hasThrown: hasThrown) { finding.report() } }
  let result = try MockScope.$current.withValue(scope) { try body() }
  hasThrown = false
  return result
}

/// Runs an asynchronous test, or a part of it, with rules for the mocks that it makes.
///
///     await withMocks(unusedStubs: .warn) {
///       let repository = MockRepository()
///       await after(.milliseconds(100)) { verify(repository, never()).refresh() }
///     }
@discardableResult
public func withMocks<Result>(
  _ mode: MockMode = .strict, unusedStubs: MockCheck = .fail, unverifiedCalls: MockCheck = .ignore,
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await withMocks(
    MockRules(mode: mode, unusedStubs: unusedStubs, unverifiedCalls: unverifiedCalls),
    isolation: isolation, body)
}

/// Runs an asynchronous test, or a part of it, with rules for the mocks that it makes.
///
///     await withMocks(MockRules(unverifiedCalls: .fail, ignoringStubbed: true)) {
///       let repository = MockRepository()
///       await after(.milliseconds(100)) { verify(repository, never()).refresh() }
///     }
@discardableResult
public func withMocks<Result>(
  _ rules: MockRules, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  let scope = MockScope(rules)
  defer { scope.release() }
  var hasThrown = true
  defer { for finding in scope.end(hasThrown: hasThrown) { finding.report() } }
  let result = try await MockScope.$current.withValue(scope) {
    try await scope.reporting { try await body() }
  }
  hasThrown = false
  return result
}

/// The rules for the mocks that a test makes.
///
///     withMocks(.strict, unusedStubs: .fail, unverifiedCalls: .warn) { }
public struct MockRules: Sendable, Hashable {
  /// The mode of mocks that are made without a mode.
  public var mode: MockMode
  /// The check for stubs that answered no call.
  public var unusedStubs: MockCheck
  /// The check for calls that no `verify` matched.
  public var unverifiedCalls: MockCheck
  /// Whether a call that a stub answered counts as verified.
  public var ignoresStubbed: Bool
  /// The check for mocks that are still alive when the test is over.
  public var outlivingMocks: MockCheck

  /// Creates rules.
  ///
  ///     let rules = MockRules(mode: .lenient, unusedStubs: .ignore, unverifiedCalls: .fail)
  public init(
    mode: MockMode = .strict, unusedStubs: MockCheck = .fail, unverifiedCalls: MockCheck = .ignore,
    ignoringStubbed: Bool = false, outlivingMocks: MockCheck = .ignore
  ) {
    self.outlivingMocks = outlivingMocks
    ignoresStubbed = ignoringStubbed
    self.mode = mode
    self.unusedStubs = unusedStubs
    self.unverifiedCalls = unverifiedCalls
  }
}

/// The consequence of a problem with the mocks of a test.
///
///     withMocks(.lenient, unusedStubs: MockCheck.ignore) { }
public enum MockCheck: Sendable, Hashable {
  /// No consequence.
  case ignore
  /// The test passes with a warning.
  case warn
  /// The test fails.
  case fail
}
