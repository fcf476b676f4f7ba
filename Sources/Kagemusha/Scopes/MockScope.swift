/// The mocks that one test makes, and what is asked of them.
///
/// It is current (task-local) while the test runs. What a detached task or a dispatch queue makes
/// belongs to no test, since neither inherits task-local values.
package final class MockScope: Sendable {
  /// The scope of the running test.
  @TaskLocal package static var current: MockScope?

  fileprivate struct State {
    var mocks: [WeakMock] = []
    var statics: [ObjectIdentifier: MockCore] = [:]
    var dead: [(findings: [MockIssue], log: String)] = []
    var foreign: [MockIssue] = []
    /// Wakes whoever reports foreign failures while the test runs.
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

  /// The scopes with static sides of mocks, for those who look for one where no scope is current.
  private static let withStatics = Locked<[WeakScope]>([])

  let rules: MockRules
  private let keepsLog: Bool
  /// Whether `eventually` waits for expectations of the test framework, too.
  let holdsExpectations: Bool
  /// Whether a failure of a thread that knows no test is the test's as well, and need not wait.
  private let reportsAtOnce: Bool
  private let state = Locked(State())

  /// Makes a scope.
  ///
  /// - Parameters:
  ///   - rules: What is asked of the mocks.
  ///   - keepsLog: Whether `log` is wanted, which costs a text for each mock that dies.
  ///   - reportsAtOnce: Whether the framework knows the test on every thread, as XCTest does.
  ///   - holdsExpectations: Whether somebody tells `EventuallyAttempt` of the expectations that do not hold.
  package init(
    _ rules: MockRules, keepsLog: Bool = false, reportsAtOnce: Bool = false,
    holdsExpectations: Bool = false
  ) {
    self.rules = rules
    self.keepsLog = keepsLog
    self.holdsExpectations = holdsExpectations
    self.reportsAtOnce = reportsAtOnce
  }

  /// Counts a mock among those of the test.
  ///
  /// It is not kept alive: tests of what is released hold in a scope as well.
  func add(_ mock: MockCore) {
    state.with { $0.mocks.append(WeakMock(core: mock)) }
  }

  /// The core of the static side of a mock, which in a test is the test's own.
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

  /// The static sides of a mock in the tests that run, for a queue or a detached task, which belongs to one of them.
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

  /// Keeps what is to be said of a mock that dies before the test is over.
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

  /// Takes a failure of a detached task or a dispatch queue, where nobody knows the test.
  ///
  /// It is reported by a task of the test, if there is one that waits for it, else when the test is over: then standard
  /// error has it at once, since the test may wait for ever.
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

  /// Runs a test, and reports meanwhile what detached tasks and dispatch queues come to.
  ///
  /// A child task does: it inherits what a test framework knows the test by.
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
    // What still comes waits for the end.
    state.with { $0.signal = nil }
    flush()
  }

  /// Ends the test, once.
  ///
  /// - Parameter hasThrown: Whether an error ended it: what it did not come to is no news then.
  /// - Returns: What is wrong with its mocks, in the order of their ends, then of their making.
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

  /// The mocks that are still alive, children left out.
  private var outliving: [MockIssue] {
    guard rules.outlivingMocks != .ignore else { return [] }
    let living = state.with { $0.mocks.compactMap(\.core) }
    return living.filter { !$0.isChild }.map { core in
      MockIssue(
        check: rules.outlivingMocks, failure: FailureText.outliving(core), handler: core.handler)
    }
  }

  /// Lets go of the static side of mocks: it holds the scope, and the scope it.
  package func release() {
    state.discard { state in
      defer { state.statics = [:] }
      return state.statics
    }
  }

  /// Whether the test has failed as far as it was noted.
  package var hasFailed: Bool { state.with { $0.hasFailed } }

  /// Notes that the test has failed.
  package func noteFailure() { state.with { $0.hasFailed = true } }
}

extension MockScope.State {
  fileprivate var sortedStatics: [MockCore] { statics.values.sorted { $0.type < $1.type } }
}
