/// The verifications of an `inOrder`.
///
/// Each verification is checked at once for the calls that it needs, and gets them. The end of the
/// block checks that it accounts for all calls that its verifications match.
final class VerificationOrder: Sendable {
  @TaskLocal private static var current: VerificationOrder?

  /// The block that is running. Tasks that it has started inherit it, and may outlive it.
  static var running: VerificationOrder? {
    current.flatMap { order in order.state.with { $0.isOpen } ? order : nil }
  }

  private struct State {
    var isOpen = true
    var steps: [OrderStep] = []
    /// The call that was verified last.
    var last: OrderPosition.Call?
    var mocks: [MockCore] = []
    /// The line of the test that requires that no other call follows the verified ones.
    var end: SourcePlace?
    var hasFailed = false
  }

  /// Whether the mocks must not have received other calls.
  private let isExact: Bool
  private let place: SourcePlace
  private let state = Locked(State())

  /// Begins a block.
  init(isExact: Bool, at place: SourcePlace) {
    self.isExact = isExact
    self.place = place
  }

  /// Runs the verifications, and checks the calls that they leave.
  func run(_ body: () throws -> Void) rethrows {
    defer { state.with { $0.isOpen = false } }
    try VerificationOrder.$current.withValue(self) { try body() }
    finish()
  }

  /// Requires that no other call follows the verified ones.
  func end(at place: SourcePlace) {
    EventuallyAttempt.current?.noteVerification()
    state.with { $0.end = place }
  }

  /// Takes the calls that a verification needs, the earliest ones after those of the verification before it.
  ///
  /// - Parameters:
  ///   - reference: The verification.
  ///   - matching: The calls that the verification matches, oldest first.
  ///   - calls: All calls of its mock.
  func verify(_ reference: _MemberReference, _ matching: [Invocation], of calls: [Invocation]) {
    let wanted = reference.context.count
    let position = position(including: reference.mock)
    guard wanted.customMatcher == nil else {
      return fail(.misuse(FailureText.unordered(wanted), of: reference), of: reference)
    }
    let later = matching.filter { $0.order > position.order }
    guard later.count >= wanted.minimum, !wanted.bounds.isEmpty else {
      return fail(.order(reference, received: later, after: position), of: reference)
    }
    let taken = Array(later.prefix(wanted.minimum))
    reference.accept(taken)
    let step = OrderStep(
      reference: reference, position: position, taken: taken, matching: matching,
      seen: calls.last?.order ?? 0)
    state.with { state in
      state.steps.append(step)
      if let call = taken.last { state.last = .init(call: call, mock: reference.mock) }
    }
  }

  /// Returns the position that the block has reached, and notes a mock that it verifies.
  private func position(including mock: MockCore) -> OrderPosition {
    state.with { state in
      if !state.mocks.contains(where: { $0 === mock }) { state.mocks.append(mock) }
      return OrderPosition(last: state.last, mocks: state.mocks)
    }
  }

  private func fail(_ fact: FailureFact, of reference: _MemberReference) {
    noteFailure()
    reference.mock.report(fact)
  }

  /// Checks that the block accounts for all calls that its verifications match, and for all calls of their mocks if it
  /// is exact.
  private func finish() {
    let (state, mocks) = self.state.with { state in
      state.isOpen = false
      return (state, state.mocks)
    }
    // A missing call has been reported, and may be the cause of the surplus.
    if state.hasFailed { return }
    guard !state.steps.isEmpty else {
      return UnattributedFailures.report(FailureText.emptyOrder(isExact: isExact, at: place))
    }
    let steps = state.steps.map(\.updated)
    guard let assignment = OrderAssignment(of: steps) else {
      return reportSurplus(of: steps, mocks)
    }
    for (step, calls) in zip(steps, assignment.calls) {
      let known = Set(step.taken.map(\.order))
      step.reference.accept(calls.filter { !known.contains($0.order) })
    }
    let accounted = assignment.orders
    for step in steps where step.reference.context.count.maximum == 0 {
      let later = step.matching.filter {
        $0.order > step.position.order && !accounted.contains($0.order)
      }
      if !later.isEmpty {
        return step.reference.mock.report(
          .order(step.reference, received: later, after: step.position))
      }
    }
    if isExact { reportOthers(than: accounted, of: mocks) }
    if let place = state.end {
      for mock in mocks.families {
        mock.verifyNoMoreInteractions(after: accounted.max() ?? 0, at: place)
      }
    }
  }

  /// Notes that a verification has failed before it looked at any call.
  func noteFailure() { state.with { $0.hasFailed = true } }

  /// Reports the first call that a verification matches, but that the block does not want.
  private func reportSurplus(of steps: [OrderStep], _ mocks: [MockCore]) {
    guard let surplus = OrderSurplus(of: steps, mocks: mocks) else { return }
    surplus.step.reference.mock.report(.surplus(surplus))
  }

  /// Reports calls that no verification of the block matches.
  private func reportOthers(than accounted: Set<UInt64>, of mocks: [MockCore]) {
    for mock in mocks.families {
      let calls = mock.calls
      let others = calls.filter {
        !accounted.contains($0.order) && !$0.isInitializer && !$0.isAnsweredByChild
      }
      if !others.isEmpty { mock.report(.others(others, of: calls, at: place)) }
    }
  }
}

/// The position that an `inOrder` has reached.
struct OrderPosition {
  /// A call with the mock that received it.
  struct Call {
    let call: Invocation
    let mock: MockCore
  }

  /// The call that was verified last.
  let last: Call?
  /// The mocks that were verified so far.
  let mocks: [MockCore]

  var order: UInt64 { last?.call.order ?? 0 }
}

/// A verification of an `inOrder`.
struct OrderStep {
  let reference: _MemberReference
  /// The position that the block had reached before the verification.
  let position: OrderPosition
  /// The calls that the verification needs.
  let taken: [Invocation]
  /// All calls that the verification matches, oldest first.
  var matching: [Invocation]
  /// The number of the last call that the verification has looked at.
  let seen: UInt64

  /// The verification with the calls that came since.
  var updated: OrderStep {
    var step = self
    step.matching += reference.matching(reference.mock.calls.filter { $0.order > seen })
    return step
  }

  /// The wanted number.
  var count: CallMatcher { reference.context.count }
}
