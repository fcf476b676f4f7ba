/// What a mock was told and what it has seen. Every generated mock holds one, and nothing else.
///
/// It may be used from any thread: one lock guards its state, and is never held while code of a
/// test runs (matchers, `==`, descriptions, bodies).
public final class MockCore: Sendable {
  /// The mock's type, for messages.
  let type: String
  let mode: MockMode
  /// Whether it is the static side of a mock, which is made by nobody's line.
  let isStatic: Bool
  /// Where the mock was made.
  let place: SourcePlace
  let handler: MockFailureHandler
  /// The test that made it.
  let scope: MockScope?
  /// What the lock guards; the extensions of the core ask for it.
  let state: Locked<MockState>

  /// What mocks that are made meanwhile know and share from the start.
  @TaskLocal static var prepared: MockCore?

  /// Makes the core of one mock.
  ///
  /// - Parameters:
  ///   - name: The mock's type, for messages.
  ///   - mode: What an unstubbed call does.
  ///   - file: The path of the file that makes the mock.
  ///   - line: The line that makes the mock.
  ///   - reporter: Hands failures to the test framework that is running.
  public convenience init(
    _ name: String, _ mode: MockMode, _ file: StaticString, _ line: UInt,
    _ reporter: any _FailureReporting.Type
  ) {
    self.init(
      name, mode, at: SourcePlace(file: file, line: line), isStatic: false,
      handler: MockCore.handler(of: reporter))
  }

  /// Makes the core of one mock whose failures go elsewhere.
  package convenience init(
    _ name: String, _ mode: MockMode, _ file: StaticString, _ line: UInt,
    _ handler: @escaping MockFailureHandler
  ) {
    self.init(
      name, mode, at: SourcePlace(file: file, line: line), isStatic: false, handler: handler)
  }

  init(
    _ name: String, _ mode: MockMode, at place: SourcePlace, isStatic: Bool,
    handler: @escaping MockFailureHandler
  ) {
    type = name
    self.mode = mode
    self.isStatic = isStatic
    self.place = place
    self.handler = handler
    scope = MockScope.current
    state = MockCore.prepared?.state ?? Locked(MockState())
    UnattributedFailures.use(handler)
    // The scope keeps the static side of mocks alive itself.
    if !isStatic { scope?.add(self) }
  }

  /// Returns what reports failures to the framework whose test makes the mock, from any thread.
  static func handler(of reporter: any _FailureReporting.Type) -> MockFailureHandler {
    let origin = TestOrigin(reporter)
    let test = _LinkedFramework.runningTest
    return { reporter.report($0.noting(test), of: origin) }
  }

  deinit {
    if !isStatic { scope?.noteEnd(of: summary) }
  }

  /// What the mock was told and what it has seen, without the mock.
  var summary: MockSummary {
    let (stubs, calls) = state.with { ($0.stubStates, $0.calls) }
    return MockSummary(
      name: name, place: place, stubs: stubs, calls: calls, handler: handler)
  }

  /// Where calls go that no stub answers, if anywhere.
  var target: ForwardingTarget? {
    get { state.with { $0.target } }
    set {
      state.discard { state in
        defer { state.target = newValue }
        return state.target
      }
    }
  }

  /// What writes down the answers of the real object.
  var recorder: (any CallRecorder)? {
    get { state.with { $0.recorder } }
    set { state.with { $0.recorder = newValue } }
  }

  /// The clock by which the delays of answers pass.
  var clock: DelayClock {
    get { state.with { $0.clock } }
    set { state.with { $0.clock = newValue } }
  }

  /// What answers calls that no stub answers.
  var replay: Replay? {
    get { state.with { $0.replay } }
    set { state.with { $0.replay = newValue } }
  }

  /// Says that something is wrong, once.
  func report(_ fact: FailureFact) {
    let failure = PendingFailure(mayPass: fact.mayPass, handler: handler) {
      FailureText.failure(fact, of: self)
    }
    if MockScope.current == nil, let scope {
      let finding = MockIssue(check: .fail, failure: failure.render(), handler: handler)
      if scope.add(finding) { return }
    }
    failure.report()
  }

  /// Reports what waits to be reported, because the process is about to stop.
  func flush() {
    EventuallyAttempt.flush()
    scope?.flush()
  }
}
