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
  private let state: Locked<MockState>

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

  /// What has happened to the mock so far, with the marks of an attempt that is under way.
  var calls: [Invocation] {
    let calls = state.with { $0.calls }
    return EventuallyAttempt.current?.marking(calls) ?? calls
  }

  /// The stubs of one requirement, oldest first.
  func stubs(of name: MemberName) -> [AnyStub] { state.with { $0.stubs[name] ?? [] } }

  /// The stubs of one requirement that have given each of their answers, oldest first.
  func spentStubs(of name: MemberName) -> [SpentStub] {
    state.with { $0.spent.filter { $0.name == name } }
  }

  /// Whether it matters that several stubs match a call.
  var asksForChoice: Bool { state.with { asksForChoice($0) } }

  private func asksForChoice(_ state: MockState) -> Bool {
    mode == .unambiguous || state.hasStrictStubs
  }

  /// What the mock was told and what it has seen, without the mock.
  var summary: MockSummary {
    let (stubs, calls) = state.with { ($0.stubStates, $0.calls) }
    return MockSummary(
      name: name, place: place, stubs: stubs, calls: calls, handler: handler)
  }

  /// Adds a stub, which from now on is asked before all others.
  func add(_ stub: AnyStub) {
    state.with { state in
      state.stubs[stub.name, default: []].append(stub)
      if stub.strictness == .strict { state.hasStrictStubs = true }
    }
  }

  /// Keeps an object that ends what a stub has under way.
  func keep(_ end: StubsEnd) { state.with { $0.ends.append(end) } }

  /// What is asked of each of some stubs.
  func strictness(of stubs: [AnyStub]) -> [StubStrictness?] {
    state.with { _ in stubs.map(\.strictness) }
  }

  /// Says what is asked of a stub.
  func set(_ strictness: StubStrictness, of stub: AnyStub) {
    state.with { state in
      stub.strictness = strictness
      if strictness == .strict { state.hasStrictStubs = true }
    }
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

  /// The name that a test gave it, else its type.
  var name: String { state.with { $0.name } ?? type }

  /// Gives it a name for messages.
  func name(_ name: String) { state.with { $0.name = name } }

  /// The mocks that answer for this one, by requirement.
  var children: [String: any StubVerifyMock] { state.with { $0.children } }

  /// How a test reaches it from the mock that the test made itself; empty for such a one.
  var path: String { state.with { $0.path } }

  /// The expression with which a test reaches it: `mock`, `mock.mocks.client`.
  var expression: String {
    let path = path
    return path.isEmpty ? "mock" : path
  }

  /// Its type, and how a test reaches it if it answers for another mock.
  var title: String {
    let path = path
    return path.isEmpty ? name : "\(name) (\(path))"
  }

  /// Notes that this mock answers for another.
  func name(asChild name: String, of parent: MockCore) {
    let (parentName, parentPath) = parent.state.with { ($0.name, $0.path) }
    let start = parentPath.isEmpty ? parentName ?? "mock" : parentPath
    let clock = parent.clock
    state.with { state in
      state.path = "\(start).mocks.\(name)"
      state.clock = clock
    }
  }

  /// Keeps a mock that answers for this one, unless another thread was faster.
  func keep<Child: StubVerifyMock>(_ child: Child, as name: String) -> Child {
    state.with { state in
      if let first = state.children[name] as? Child { return first }
      state.children[name] = child
      return child
    }
  }

  /// Whether the next answer of a stub is to call the real object; any other waits for its call.
  func takesReal(_ stub: AnyStub) -> Bool {
    state.with { state in
      defer { state.removeIfSpent(stub) }
      return stub.takesReal()
    }
  }

  /// Notes what answered a call.
  func note(_ call: Invocation, answeredBy place: SourcePlace) {
    state.with { $0.note(call, answeredBy: place) }
  }

  /// Notes that the mock of another protocol answered a call.
  func noteChild(answering call: Invocation) { state.with { $0.noteChild(answering: call) } }

  /// Gives a stub more answers.
  ///
  /// - Returns: Whether the mock still asks it: one may be forgotten, or have given each of its answers.
  func extend(_ stub: AnyStub, by change: () -> Void) -> Bool {
    state.with { state in
      guard let stubs = state.stubs[stub.name], stubs.contains(where: { $0 === stub }) else {
        return false
      }
      change()
      return true
    }
  }

  /// Notes that a `verify` has matched these calls.
  func markVerified(_ calls: [Invocation]) { state.with { $0.markVerified(calls) } }

  /// Forgets stubs, calls, or both, of the mock and of those that answer for it.
  func forget(stubs: Bool, calls: Bool) {
    // A `deinit` of what is forgotten may use the mock.
    state.discard { state in
      let forgotten = state
      if stubs {
        state.stubs = [:]
        state.ends = []
        state.spent = []
        state.defaults = [:]
      }
      if calls { state.calls = [] }
      return forgotten
    }
    for child in children.values { child.mock.forget(stubs: stubs, calls: calls) }
  }

  /// All stubs.
  var allStubs: [AnyStub] { state.with { $0.stubs.values.flatMap { $0 } } }

  /// The requirements whose stubs were forgotten with the test.
  var endedMembers: Set<MemberName> { state.with { $0.ended } }

  /// Forgets some stubs with the test, and ends what stubs have under way.
  func forget(_ ended: [AnyStub]) {
    state.discard { state in
      let forgotten = (state.stubs, state.ends)
      for stub in ended {
        state.stubs[stub.name]?.removeAll { $0 === stub }
        state.ended.insert(stub.name)
      }
      state.ends = []
      return forgotten
    }
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

  /// Records a call.
  ///
  /// - Returns: The call, the stubs that may answer it, oldest first, and whether it matters that
  ///   several match.
  @discardableResult
  func record(
    _ name: MemberName, _ arguments: Any, as types: CallTypes, unrecorded: Set<Int>,
    isVerified: Bool = false
  ) -> (call: Invocation, stubs: [AnyStub], asksForChoice: Bool) {
    let parts = recordable(arguments, of: name, without: unrecorded)
    let whole = parts == nil ? arguments : nil
    let recorded = state.with { state in
      // The number is taken with the lock held, so that calls are kept in the order of the clock.
      var call = Invocation(
        name: name, types: types, order: CallClock.next(), arguments: whole, parts: parts)
      call.isVerified = isVerified
      state.calls.append(call)
      return (call: call, stubs: state.stubs[name] ?? [], asksForChoice: asksForChoice(state))
    }
    InvocationNotifier.send()
    EventuallyAttempt.current?.noteCall()
    return recorded
  }

  /// Records a call and finds the answer to it: of the latest stub that matches.
  ///
  /// - Complexity: Linear in the number of stubs of the requirement. The lock is taken once to
  ///   record, and once more to advance the stub.
  func answer<Arguments, Output, Failure>(
    _ name: MemberName, _ arguments: Arguments, unrecorded: Set<Int>,
    as type: Stub<Arguments, Output, Failure>.Type
  ) -> (call: Invocation, answer: Answer<Arguments, Output, Failure>?) {
    let types = CallTypes(Arguments.self, Output.self)
    var (call, stubs, asksForChoice) = record(
      name, arguments, as: types, unrecorded: unrecorded)
    while let stub = choose(among: stubs, for: call, asksForChoice: asksForChoice) {
      call.answeredBy = stub.place
      if let answer: Answer<Arguments, Output, Failure> = take(stub, for: call, arguments) {
        if stub.hasCaptors { stub.capture(call.arguments(count: stub.matchers.count)) }
        return (call, answer)
      }
      // Another thread took its last answer meanwhile.
      call.answeredBy = nil
      stubs.removeAll { $0 === stub }
    }
    return (call, nil)
  }

  /// The stub that answers a call, of those of its requirement.
  private func choose(
    among stubs: [AnyStub], for call: Invocation, asksForChoice: Bool
  ) -> AnyStub? {
    if asksForChoice {
      let typed = stubs.reversed().filter { $0.answers(call.types) }
      return choose(of: typed, for: call, asksForChoice: true, reporting: report)
    }
    // A call of a mock should cost little: indices need no memory, where sequences do.
    var index = stubs.count
    while index > 0 {
      index -= 1
      let stub = stubs[index]
      if stub.answers(call.types), stub.accepts(call) { return stub }
    }
    return nil
  }

  /// Takes the next answer of a stub; nil if it has none left.
  private func take<Arguments, Output, Failure>(
    _ stub: AnyStub, for call: Invocation, _ arguments: Arguments
  ) -> Answer<Arguments, Output, Failure>? {
    state.with { state in
      guard !stub.isSpent,
        let answer = stub.next(
          to: arguments, of: self, as: Answer<Arguments, Output, Failure>.self)
      else { return nil }
      state.note(call, answeredBy: stub.place)
      state.removeIfSpent(stub)
      return answer
    }
  }

  /// What calls without a stub return, by type.
  func setDefault<Value>(_ value: Value) {
    state.discard { $0.defaults.updateValue(value, forKey: ObjectIdentifier(Value.self)) }
  }

  /// What a call without a stub returns in this mock only.
  func ownDefault<Value>() -> Value? {
    // Unwrapped before the cast: no value is none of an optional type either.
    guard let value = state.with({ $0.defaults[ObjectIdentifier(Value.self)] }) else { return nil }
    return value as? Value
  }

  /// The arguments one by one, if some of them do not outlive the call.
  func recordable(
    _ arguments: Any, of name: MemberName, without unrecorded: Set<Int>
  ) -> [Any]? {
    if unrecorded.isEmpty { return nil }
    if name.kind == .setter {
      // A setter of a subscript is called with its index, itself a tuple, and the value.
      let parts = split(arguments, into: 2)
      let index = parts.prefix(1).flatMap {
        recordable($0, of: MemberName("", .getter), without: unrecorded) ?? []
      }
      return index + parts.suffix(1)
    }
    if unrecorded == [0], Mirror(reflecting: arguments).displayStyle != .tuple {
      return [UnrecordedArgument()]
    }
    return Mirror(reflecting: arguments).children.enumerated().map { index, child in
      unrecorded.contains(index) ? UnrecordedArgument() : child.value
    }
  }
}
