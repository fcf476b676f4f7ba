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
    let call: RecordedCall
    let mock: MockCore
  }

  private let step = Locked<Step?>(nil)

  var last: Step? { step.with { $0 } }

  var position: UInt64 { last?.call.order ?? 0 }

  func advance(to call: RecordedCall, of reference: MemberReference) {
    step.exchange(Step(call: call, mock: reference.mock))
  }
}
