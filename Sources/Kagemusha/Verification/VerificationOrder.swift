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

/// How far an `inOrder` has come.
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

  func advance(to call: Invocation, of reference: MemberReference) {
    let step = Step(call: call, mock: reference.mock)
    state.with { $0.step = step }
  }
}
