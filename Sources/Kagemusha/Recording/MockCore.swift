/// The stubs and the calls of a mock. Every generated mock stores one core, and nothing else.
///
/// It may be used from any thread: one lock guards its state, and is not held while code of a test runs
/// (matchers, `==`, descriptions, bodies).
public final class MockCore: Sendable {
  /// The mock's type, for messages.
  let type: String
  let mode: MockMode
  /// Whether it is the static side of a mock, which no line of a test makes.
  let isStatic: Bool
  /// The line that made the mock.
  let place: SourcePlace
  let handler: MockFailureHandler
  /// The scope of the test that made the mock.
  let scope: MockScope?
  /// The state that the lock guards; the extensions of the core use it.
  let state: Locked<MockState>

  /// The core that mocks made meanwhile share from the start.
  @TaskLocal static var prepared: MockCore?

  /// Makes the core of one mock.
  ///
  /// - Parameters:
  ///   - name: The mock's type, for messages.
  ///   - mode: The mode of the mock, for unstubbed calls.
  ///   - file: The path of the file that makes the mock.
  ///   - line: The line that makes the mock.
  ///   - reporter: Passes failures to the test framework that is running.
  public convenience init(
    _ name: String, _ mode: MockMode, _ file: StaticString, _ line: UInt,
    _ reporter: any _FailureReporting.Type
  ) {
    self.init(
      name, mode, at: SourcePlace(file: file, line: line), isStatic: false,
      handler: MockCore.handler(of: reporter))
  }

  /// Creates the core of one mock, with another handler of its failures.
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
    // The scope itself keeps the static sides of mocks alive.
    if !isStatic { scope?.add(self) }
  }

  /// Returns the handler that reports failures to the framework whose test makes the mock, from any thread.
  static func handler(of reporter: any _FailureReporting.Type) -> MockFailureHandler {
    let origin = TestOrigin(reporter)
    let test = _LinkedFramework.runningTest
    return { reporter.report($0.noting(test), of: origin) }
  }

  deinit {
    // An initializer that fails lets go of the mock.
    endInitializer()
    if !isStatic { scope?.noteEnd(of: summary) }
  }

  /// The stubs and the calls of the mock, without a reference to the mock.
  var summary: MockSummary {
    let (stubs, calls) = state.with { ($0.stubStates, $0.calls) }
    return MockSummary(
      name: name, place: place, stubs: stubs, calls: calls, handler: handler)
  }

  /// The object that receives the calls that no stub answers, if there is one.
  var target: ForwardingTarget? {
    get { state.with { $0.target } }
    set {
      state.discard { state in
        defer { state.target = newValue }
        return state.target
      }
    }
  }

  /// The recorder of the real object's answers.
  var recorder: (any CallRecorder)? {
    get { state.with { $0.recorder } }
    set { state.with { $0.recorder = newValue } }
  }

  /// The clock by which the delays of answers pass.
  var clock: DelayClock {
    get { state.with { $0.clock } }
    set { state.with { $0.clock = newValue } }
  }

  /// The recording that answers the calls that no stub answers.
  var replay: Replay? {
    get { state.with { $0.replay } }
    set { state.with { $0.replay = newValue } }
  }

  /// Reports a problem, once.
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

  /// Reports the failures that are still held back, because the process is about to stop.
  func flush() {
    EventuallyAttempt.flush()
    scope?.flush()
  }
}
