/// Verifies the effects of other tasks, as soon as they occur, or when the time is up.
///
///     await eventually(within: .seconds(1)) {
///       verify(repository).save(any(), completion: anyClosure())
///     }
///
/// The verifications run again whenever a mock is called, and a last time when the time is up or the
/// task is cancelled; the failures of the last run are reported. A failure that later calls cannot
/// resolve is reported at once: too many calls, wrong use, a call that no stub matches. Captors capture
/// when all verifications succeed. The body must not `await`. If all threads were busy until the time was
/// up, other tasks get some turns before the last run.
///
/// In a test with the trait `.mocks(…)`, `#expect` and `#require` run again as well. Elsewhere, they
/// and `XCTAssert` fail at once: wait for a condition instead, `await eventually(model.isLoaded)`.
public func eventually(
  within limit: any TimeSpanConvertible = .seconds(1),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void
) async rethrows {
  var patience = Patience(limit.timeSpan)
  while true {
    patience.beginAttempt()
    let isLast = Task.isCancelled || patience.isOver
    let seen = InvocationNotifier.count
    let attempt = EventuallyAttempt()
    do {
      try attempt.run(body)
    } catch {
      // A `#require` may succeed later, as an `#expect` may; it has reported a failure, and thrown as well.
      let mayPass =
        attempt.failures.contains(where: \.isOfTest) && attempt.failures.allSatisfy(\.mayPass)
      guard mayPass, !isLast else {
        attempt.report()
        throw error
      }
    }
    let failures = attempt.failures
    if failures.isEmpty {
      if !attempt.awaitsCalls, MockScope.current?.holdsExpectations != true {
        let place = SourcePlace(file: file, line: line)
        UnattributedFailures.report(
          attempt.hasVerified
            ? FailureText.nothingAwaited(at: place) : FailureText.nothingVerified(at: place))
      }
      return attempt.keep()
    }
    let isHopeless = failures.contains { !$0.mayPass }
    if isLast || isHopeless {
      // A failure that cannot cease any more was not waited for.
      let waiting: WaitingTime? =
        isHopeless ? nil : patience.isOver ? .whole(limit.timeSpan) : .untilCancelled
      return attempt.report(after: waiting)
    }
    // An expectation of the test may come true without a call of a mock.
    let mayPassUnseen = failures.contains(where: \.isOfTest)
    await patience.wait(after: seen + attempt.calls, atMost: mayPassUnseen ? .milliseconds(5) : nil)
  }
}

/// Verifies what other tasks have done after a time: that they did not call a mock, or not again.
///
///     await after(.milliseconds(100)) { verify(repository, never()).refresh() }
///
/// A canceled task verifies at once.
public func after(
  _ delay: any TimeSpanConvertible, isolation: isolated (any Actor)? = #isolation,
  _ body: () throws -> Void
) async rethrows {
  try? await Task.sleep(delay.timeSpan)
  try body()
}

/// Waits until other tasks make a condition true; if the time is up before, that is a failure.
///
///     let captor = ArgumentCaptor<User>()
///     await eventually(captor.value != nil)
///
/// The condition is evaluated again when a mock is called, and from time to time. It must not `await`.
public func eventually(
  within limit: any TimeSpanConvertible = .seconds(1),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString = #filePath, line: UInt = #line, _ condition: @autoclosure () throws -> Bool
) async rethrows {
  var patience = Patience(limit.timeSpan)
  while true {
    patience.beginAttempt()
    if try condition() { return }
    if Task.isCancelled || patience.isOver {
      let place = SourcePlace(file: file, line: line)
      return UnattributedFailures.report(
        FailureText.notFulfilled(within: limit.timeSpan, at: place))
    }
    await patience.wait(after: InvocationNotifier.count, atMost: .milliseconds(5))
  }
}

/// The time that an `eventually` has, and the turns that it gives other tasks when the time is up.
///
/// If all threads are busy, or the actor of the test is, the time may be up before the awaited task has run at all. The next
/// attempt then begins late as well. In that case, the tasks that are ready get some turns before the last attempt.
private struct Patience {
  private let deadline: Deadline
  private var hasWaited = false
  /// The turns that are left; nil before the time is up.
  private var turns: Int?

  init(_ limit: TimeSpan) { deadline = Deadline(after: limit) }

  /// Whether the attempt that has begun is the last.
  var isOver: Bool { turns == 0 }

  /// Counts the turns down if an attempt begins after the deadline.
  mutating func beginAttempt() {
    guard deadline.hasPassed else { return }
    let isLate = hasWaited && deadline.hasPassed(by: .milliseconds(10))
    turns = turns.map { $0 - 1 } ?? (isLate ? 5 : 0)
  }

  /// Waits until a mock has been called after call number `seen`, but no longer than a span.
  mutating func wait(after seen: UInt64, atMost span: TimeSpan?) async {
    hasWaited = true
    guard turns == nil else {
      try? await Task.sleep(.milliseconds(1))
      return
    }
    let next = span.map { min(deadline, Deadline(after: $0)) } ?? deadline
    await InvocationNotifier.wait(after: seen, until: next)
  }
}

/// The time that an `eventually` has waited before it reports a failure.
enum WaitingTime {
  case whole(TimeSpan)
  case untilCancelled

  @TaskLocal static var current: WaitingTime?
}

/// An attempt of `eventually`.
///
/// The last attempt alone has effects: its failures are reported, or its captures and marks are made.
package final class EventuallyAttempt: Sendable {
  @TaskLocal static var current: EventuallyAttempt?

  private struct State {
    var isOpen = true
    var failures: [PendingFailure] = []
    var effects: [() -> Void] = []
    var verified: Set<UInt64> = []
    var calls: UInt64 = 0
    var hasVerified = false
    var awaitsCalls = false
  }

  private let state = Locked(State())

  /// The failures of the attempt so far.
  var failures: [PendingFailure] { state.with { $0.failures } }

  /// The number of calls that the attempt itself has made to mocks; these do not start another attempt.
  var calls: UInt64 { state.with { $0.calls } }

  /// Runs the verifications, and stops collecting when they are done: tasks that they started inherit
  /// the attempt, and must not lose their failures in it.
  func run(_ body: () throws -> Void) rethrows {
    defer { state.with { $0.isOpen = false } }
    try EventuallyAttempt.$current.withValue(self) { try body() }
  }

  /// Collects a failure.
  ///
  /// - Returns: Whether the attempt still collects failures.
  func add(_ failure: PendingFailure) -> Bool {
    state.with { state in
      if state.isOpen { state.failures.append(failure) }
      return state.isOpen
    }
  }

  /// Holds back an issue of a test framework, such as an `#expect` that fails, until it is certain that
  /// no other attempt follows.
  ///
  /// - Parameter report: Passes the issue to the framework.
  /// - Returns: Whether an attempt holds the issue back.
  package static func hold(_ report: @escaping @Sendable () -> Void) -> Bool {
    let failure = PendingFailure(mayPass: true, isOfTest: true, handler: { _ in report() }) {
      MockFailure("", at: SourcePlace(file: #filePath, line: #line))
    }
    return current?.add(failure) ?? false
  }

  /// Notes that a `verify` has matched calls, and the effect to have if the attempt succeeds.
  ///
  /// - Returns: Whether the attempt still takes notes.
  func accept(_ calls: [Invocation], _ effect: @escaping () -> Void) -> Bool {
    state.with { state in
      guard state.isOpen else { return false }
      state.effects.append(effect)
      state.verified.formUnion(calls.map(\.order))
      return true
    }
  }

  /// Returns the calls, with marks on those that a `verify` of this attempt has matched.
  func marking(_ calls: [Invocation]) -> [Invocation] {
    let verified = state.with { $0.verified }
    guard !verified.isEmpty else { return calls }
    return calls.map { call in
      var call = call
      call.isVerified = call.isVerified || verified.contains(call.order)
      return call
    }
  }

  /// Whether the attempt has verified something.
  var hasVerified: Bool { state.with { $0.hasVerified } }

  /// Whether a verification wants calls for which the attempt may wait.
  var awaitsCalls: Bool { state.with { $0.awaitsCalls } }

  /// Notes that something is verified.
  ///
  /// - Parameter awaitsCalls: Whether the verification wants calls; one that wants none succeeds from the start.
  func noteVerification(awaitsCalls: Bool = false) {
    state.with { state in
      state.hasVerified = true
      if awaitsCalls { state.awaitsCalls = true }
    }
  }

  func noteCall() {
    state.with { state in if state.isOpen { state.calls += 1 } }
  }

  /// Makes the captures and marks of the attempt, once.
  func keep() {
    let effects = state.with { state in
      defer { state.effects = [] }
      return state.effects
    }
    for effect in effects { effect() }
  }

  /// Reports the failures of the attempt, once.
  ///
  /// - Parameter waiting: The time that was waited for the failures to cease.
  func report(after waiting: WaitingTime? = nil) {
    let failures = state.with { state in
      defer { state.failures = [] }
      return state.failures
    }
    for failure in failures { failure.after(waiting).report() }
  }

  /// Reports the failures of the running attempt, because the process is about to stop.
  static func flush() {
    EventuallyAttempt.current.map { attempt in
      EventuallyAttempt.$current.withValue(nil) { attempt.report() }
    }
  }
}

/// Wakes the tasks that wait for a mock to be called.
enum InvocationNotifier {
  private struct State {
    var count: UInt64 = 0
    var waiting: [UInt64: CheckedContinuation<Void, Never>] = [:]
    var lastTicket: UInt64 = 0
  }

  private static let state = Locked(State())

  /// The number of calls that all mocks have received.
  static var count: UInt64 { state.with { $0.count } }

  /// Wakes all tasks that wait for a call.
  static func send() {
    let waiting = state.with { state in
      state.count += 1
      defer { state.waiting = [:] }
      return state.waiting.values.map { $0 }
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until a mock has been called after call number `seen`, until the deadline or until the
  /// task is cancelled, whichever comes first.
  static func wait(after seen: UInt64, until deadline: Deadline) async {
    if count > seen {
      // Many calls at once are handled together, and other work on this actor gets its turn.
      try? await Task.sleep(.milliseconds(1))
      return
    }
    let ticket = state.with { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    let alarm = Task {
      try? await Task.sleep(deadline.remaining)
      state.with { $0.waiting.removeValue(forKey: ticket) }?.resume()
    }
    defer { alarm.cancel() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.with { state in
          if deadline.hasPassed || Task.isCancelled || state.count > seen {
            return true
          }
          state.waiting[ticket] = continuation
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      state.with { $0.waiting.removeValue(forKey: ticket) }?.resume()
    }
  }
}
