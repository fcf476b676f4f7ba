/// The mocks that one test makes, and the rules for them.
///
/// The scope is current (task-local) while the test runs. Mocks that a detached task or a dispatch
/// queue makes belong to no test, since neither inherits task-local values.
package final class MockScope: Sendable {
  /// The scope of the running test.
  @TaskLocal package static var current: MockScope?

  fileprivate struct State {
    var mocks: [WeakMock] = []
    var statics: [ObjectIdentifier: MockCore] = [:]
    var dead: [(findings: [MockIssue], log: String)] = []
    var foreign: [MockIssue] = []
    /// Wakes the task that reports failures of other threads while the test runs.
    var signal: AsyncStream<Void>.Continuation?
    var isOver = false
    var hasFailed = false
  }

  fileprivate struct WeakMock {
    weak var core: MockCore?
  }

  private struct WeakScope {
    weak var scope: MockScope?
  }

  /// The scopes with static sides of mocks, for lookups where no scope is current.
  private static let withStatics = Locked<[WeakScope]>([])

  let rules: MockRules
  private let keepsLog: Bool
  /// Whether `eventually` also waits for expectations of the test framework.
  let holdsExpectations: Bool
  /// Whether a failure on a thread that knows no test is reported at once, because it counts for the test anyway.
  private let reportsAtOnce: Bool
  private let state = Locked(State())

  /// Creates a scope.
  ///
  /// - Parameters:
  ///   - rules: The rules for the mocks.
  ///   - keepsLog: Whether `log` is needed, which costs a text for each mock that is released.
  ///   - reportsAtOnce: Whether the framework knows the test on every thread, as XCTest does.
  ///   - holdsExpectations: Whether the framework passes expectations that do not hold to `EventuallyAttempt`.
  package init(
    _ rules: MockRules, keepsLog: Bool = false, reportsAtOnce: Bool = false,
    holdsExpectations: Bool = false
  ) {
    self.rules = rules
    self.keepsLog = keepsLog
    self.holdsExpectations = holdsExpectations
    self.reportsAtOnce = reportsAtOnce
  }

  /// Adds a mock to those of the test.
  ///
  /// The scope does not keep the mock alive, so that tests of releases work in it as well.
  func add(_ mock: MockCore) {
    state.with { $0.mocks.append(WeakMock(core: mock)) }
  }

  /// Returns the core of the static side of a mock; each test has its own.
  func statics(of type: ObjectIdentifier, make: () -> MockCore) -> MockCore {
    if let core = state.with({ $0.statics[type] }) { return core }
    let made = make()
    let (core, isFirst) = state.with { state in
      if let core = state.statics[type] { return (core, false) }
      state.statics[type] = made
      return (made, state.statics.count == 1)
    }
    if isFirst {
      MockScope.withStatics.with { scopes in
        scopes.removeAll { $0.scope == nil }
        scopes.append(WeakScope(scope: self))
      }
    }
    return core
  }

  /// Returns the static sides of a mock in the running tests, for a queue or a detached task, which belongs to one of them.
  static func statics(of type: ObjectIdentifier) -> [MockCore] {
    let scopes = withStatics.with { $0.compactMap(\.scope) }
    return scopes.compactMap { scope in
      scope.state.with { $0.isOver ? nil : $0.statics[type] }
    }
  }

  /// Returns the number of running tests that have a static side of a mock.
  ///
  /// - Parameter name: The name of the static side.
  static func count(ofStatics name: String) -> Int {
    let scopes = withStatics.with { $0.compactMap(\.scope) }
    return scopes.count { scope in
      scope.state.with { !$0.isOver && $0.statics.values.contains { $0.type == name } }
    }
  }

  /// Keeps the summary of a mock that is released before the test is over.
  func noteEnd(of mock: MockSummary) {
    guard !state.with({ $0.isOver }) else { return }
    let findings = mock.findings(by: rules)
    let log = keepsLog && !mock.calls.isEmpty ? FailureText.log(of: mock) : ""
    guard !findings.isEmpty || !log.isEmpty else { return }
    state.with { $0.dead.append((findings, log)) }
  }

  /// The calls of all mocks of the test; empty if there were none.
  package var log: String {
    let (dead, living) = state.with { state in
      (state.dead.map(\.log), state.mocks.compactMap(\.core) + state.sortedStatics)
    }
    let logs = living.map(\.summary).filter { !$0.calls.isEmpty }.map(FailureText.log)
    return (dead + logs).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Takes a failure of a detached task or a dispatch queue, where the test is unknown.
  ///
  /// A task of the test reports the failure, if there is one that waits for it. Otherwise, it is
  /// reported when the test is over, and also written to standard error at once, since the test may
  /// never end.
  ///
  /// - Returns: Whether the test is still running.
  func add(_ failure: MockIssue) -> Bool {
    if reportsAtOnce { return false }
    let (isTaken, signal) = state.with { state in
      if !state.isOver { state.foreign.append(failure) }
      return (!state.isOver, state.signal)
    }
    if let signal {
      signal.yield()
    } else if isTaken {
      StandardError.write(FailureText.waiting(failure.failure) + "\n")
    }
    return isTaken
  }

  /// Reports the failures of detached tasks and dispatch queues.
  func flush() {
    let foreign = state.with { state in
      defer { state.foreign = [] }
      if !state.foreign.isEmpty { state.hasFailed = true }
      return state.foreign
    }
    for failure in foreign { failure.report() }
  }

  /// Runs a test, and meanwhile reports the failures of detached tasks and dispatch queues.
  ///
  /// A child task reports them: it inherits the task-local values by which a test framework knows the test.
  package func reporting<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let (signals, signal) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    state.with { $0.signal = signal }
    async let reports: Void = report(signals)
    do {
      let result = try await body()
      signal.finish()
      await reports
      return result
    } catch {
      signal.finish()
      await reports
      throw error
    }
  }

  private func report(_ signals: AsyncStream<Void>) async {
    for await _ in signals { flush() }
    // Later failures are reported at the end.
    state.with { $0.signal = nil }
    flush()
  }

  /// Ends the test, once.
  ///
  /// - Parameter hasThrown: Whether an error ended the test, which is then not blamed for what it did not reach.
  /// - Returns: The problems of its mocks, in the order in which the mocks were released, then made.
  package func end(hasThrown: Bool = false) -> [MockIssue] {
    let (foreign, own) = findings(hasThrown: hasThrown)
    for core in state.with({ $0.mocks.compactMap(\.core) }) { core.endTest() }
    // A line that makes several mocks is reported once.
    var said: Set<String> = []
    let all = own + (hasThrown ? [] : outliving)
    return foreign + all.filter { said.insert($0.failure.text).inserted }
  }

  private func findings(hasThrown: Bool) -> (foreign: [MockIssue], own: [MockIssue]) {
    let (foreign, dead, living) = state.with { state in
      defer { state.isOver = true }
      let mocks = hasThrown ? [] : state.mocks.compactMap(\.core) + state.sortedStatics
      return (state.foreign, hasThrown ? [] : state.dead.flatMap(\.findings), mocks)
    }
    return (foreign, dead + living.flatMap { $0.summary.findings(by: rules) })
  }

  /// The mocks that are still alive, without children.
  private var outliving: [MockIssue] {
    guard rules.outlivingMocks != .ignore else { return [] }
    let living = state.with { $0.mocks.compactMap(\.core) }
    return living.filter { !$0.isChild }.map { core in
      MockIssue(
        check: rules.outlivingMocks, failure: FailureText.outliving(core), handler: core.handler)
    }
  }

  /// Releases the static sides of mocks, which refer to the scope as the scope does to them.
  package func release() {
    state.discard { state in
      defer { state.statics = [:] }
      return state.statics
    }
  }

  /// Whether the test has failed, as far as that was noted.
  package var hasFailed: Bool { state.with { $0.hasFailed } }

  /// Notes that the test has failed.
  package func noteFailure() { state.with { $0.hasFailed = true } }
}

extension MockScope.State {
  fileprivate var sortedStatics: [MockCore] { statics.values.sorted { $0.type < $1.type } }
}
