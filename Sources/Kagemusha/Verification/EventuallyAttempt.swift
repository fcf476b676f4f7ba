/// One attempt of `eventually`: its failures are reported, and its captures and marks made, only if
/// nothing comes after it.
package final class EventuallyAttempt: Sendable {
  @TaskLocal static var current: EventuallyAttempt?

  private struct State {
    var isOpen = true
    var failures: [PendingFailure] = []
    var effects: [() -> Void] = []
    var verified: Set<UInt64> = []
    var calls: UInt64 = 0
    var hasVerified = false
  }

  private let state = Locked(State())

  /// The failures so far.
  var failures: [PendingFailure] { state.with { $0.failures } }

  /// How many calls the attempt itself has made to mocks: they are no news to it.
  var calls: UInt64 { state.with { $0.calls } }

  /// Runs the verifications, and no longer collects when they are done: tasks that they started
  /// inherit the attempt, and must not lose their failures in it.
  func run(_ body: () throws -> Void) rethrows {
    defer { state.with { $0.isOpen = false } }
    try EventuallyAttempt.$current.withValue(self) { try body() }
  }

  /// Collects a failure.
  ///
  /// - Returns: Whether the attempt still does.
  func add(_ failure: PendingFailure) -> Bool {
    state.with { state in
      if state.isOpen { state.failures.append(failure) }
      return state.isOpen
    }
  }

  /// Holds what a test framework finds in an attempt, such as an `#expect` that does not hold, until it is sure that no
  /// other attempt comes.
  ///
  /// - Parameter report: Lets the framework have it after all.
  /// - Returns: Whether an attempt holds it.
  package static func hold(_ report: @escaping @Sendable () -> Void) -> Bool {
    let failure = PendingFailure(mayPass: true, isOfTest: true, handler: { _ in report() }) {
      MockFailure("", at: SourcePlace(file: #filePath, line: #line))
    }
    return current?.add(failure) ?? false
  }

  /// Notes that a `verify` has matched calls, and what to do should the attempt succeed.
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

  /// The calls, those marked that a `verify` of this attempt has matched.
  func marking(_ calls: [Invocation]) -> [Invocation] {
    let verified = state.with { $0.verified }
    guard !verified.isEmpty else { return calls }
    return calls.map { call in
      var call = call
      call.isVerified = call.isVerified || verified.contains(call.order)
      return call
    }
  }

  /// Whether something was verified in it.
  var hasVerified: Bool { state.with { $0.hasVerified } }

  /// Notes that something is verified.
  func noteVerification() { state.with { $0.hasVerified = true } }

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
  func report() {
    let failures = state.with { state in
      defer { state.failures = [] }
      return state.failures
    }
    for failure in failures { failure.report() }
  }

  /// Reports the failures of the running attempt, because the process is about to stop.
  static func flush() {
    EventuallyAttempt.current.map { attempt in
      EventuallyAttempt.$current.withValue(nil) { attempt.report() }
    }
  }
}
