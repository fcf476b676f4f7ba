/// `verify(mock)`: naming a requirement checks how often it was called.
public enum Verifying: _MockUse {
  /// Checks the calls so far, and reports a failure at the line of the `verify`.
  public static func use(_ reference: _MemberReference) -> _MemberReference {
    EventuallyAttempt.current?.noteVerification()
    let wanted = reference.context.count
    let calls = reference.mock.calls
    let matching = reference.matching(calls)
    if let order = VerificationOrder.current {
      return verify(reference, matching, of: calls, in: order)
    }
    if wanted.accepts(matching) {
      reference.accept(matching)
    } else {
      reference.mock.report(.verification(reference, received: matching, of: calls))
    }
    return reference
  }

  private static func verify(
    _ reference: _MemberReference, _ matching: [Invocation], of calls: [Invocation],
    in order: VerificationOrder
  ) -> _MemberReference {
    order.note(reference.mock)
    let wanted = reference.context.count
    if let maximum = wanted.maximum, maximum > wanted.minimum {
      reference.mock.report(.misuse(FailureText.unordered(wanted), of: reference))
      return reference
    }
    let later = matching.filter { $0.order > order.position }
    if later.count < wanted.minimum || (wanted.maximum == 0 && !later.isEmpty) {
      reference.mock.report(.order(reference, received: later, after: order))
    } else {
      var taken = Array(later.prefix(wanted.minimum))
      if wanted.maximum == nil { taken += run(of: later, after: taken.last, in: calls) }
      reference.accept(taken)
      if let call = taken.last { order.advance(to: call, of: reference) }
    }
    return reference
  }

  /// The matching calls that directly follow `last`, without another call of the mock between.
  private static func run(
    of matching: [Invocation], after last: Invocation?, in calls: [Invocation]
  ) -> [Invocation] {
    guard let last else { return [] }
    let followers = calls.drop { $0.order <= last.order }
    return zip(followers, matching.drop { $0.order <= last.order })
      .prefix { $0.order == $1.order }.map { $1 }
  }
}

extension _MemberReference {
  /// Those of the calls that its matchers accept, oldest first.
  func matching(_ calls: [Invocation]) -> [Invocation] {
    var matching: [Invocation] = []
    for call in calls where isNamed(call) && matchers.accept(call) { matching.append(call) }
    return matching
  }

  /// Whether a call is of the requirement, in the specialisation that is meant.
  func isNamed(_ call: Invocation) -> Bool { call.name == name && call.types == types }

  /// Marks the calls as verified, and gives their arguments to the captors.
  /// In an attempt of `eventually` that waits until it succeeds.
  func accept(_ calls: [Invocation]) {
    if EventuallyAttempt.current?.accept(calls, { keep(calls) }) != true { keep(calls) }
  }

  private func keep(_ calls: [Invocation]) {
    mock.markVerified(calls)
    guard matchers.contains(where: { $0.capture != nil }) else { return }
    for call in calls {
      for (matcher, argument) in zip(matchers, call.arguments(count: matchers.count)) {
        matcher.capture?(argument)
      }
    }
  }
}

/// Verifies that calls came in this order, of one mock or of several.
///
///     inOrder {
///       verify(session).open()
///       verify(repository).save(any(), completion: anyClosure())
///     }
///
/// Each `verify` looks only at calls after the one before it, and takes as many as it wants; other
/// calls may come in between. `atLeast` takes what it needs, and the matching calls that directly
/// follow. `never()` asks that there be no such call any more; `atMost` and `between`, of which
/// nobody can tell what to take, have no place here.
public func inOrder(_ body: () throws -> Void) rethrows {
  try VerificationOrder.$current.withValue(VerificationOrder()) { try body() }
}

/// The position that an `inOrder` has reached.
final class VerificationOrder: Sendable {
  @TaskLocal static var current: VerificationOrder?

  /// The call that was verified last, and the mock it went to.
  struct Step {
    let call: Invocation
    let mock: MockCore
  }

  private struct State {
    var step: Step?
    var mocks: [MockCore] = []
  }

  private let state = Locked(State())

  var last: Step? { state.with { $0.step } }

  var position: UInt64 { last?.call.order ?? 0 }

  /// The mocks that were verified so far.
  var mocks: [MockCore] { state.with { $0.mocks } }

  /// Notes that a mock is verified.
  func note(_ mock: MockCore) {
    state.with { state in
      if !state.mocks.contains(where: { $0 === mock }) { state.mocks.append(mock) }
    }
  }

  func advance(to call: Invocation, of reference: _MemberReference) {
    let step = Step(call: call, mock: reference.mock)
    state.with { $0.step = step }
  }
}
