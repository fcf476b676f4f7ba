/// Verifies what other tasks have yet to do: as soon as it holds, and at the latest when time is
/// up.
///
///     await eventually(within: .seconds(1)) {
///       verify(repository).save(any(), completion: anyClosure())
///     }
///
/// The verifications run again each time a mock is called; what still fails when time is up is
/// reported. They must not `await`.
public func eventually(
  within limit: Duration = .seconds(1), isolation: isolated (any Actor)? = #isolation,
  _ body: () throws -> Void
) async rethrows {
  let deadline = ContinuousClock.now + limit
  while true {
    let seen = CallSignal.count
    let attempt = FailureOutlet.Collection()
    try FailureOutlet.Collection.$current.withValue(attempt) { try body() }
    let failures = attempt.all
    if failures.isEmpty { return }
    guard await CallSignal.wait(after: seen, until: deadline) else {
      for (failure, handler) in failures { FailureOutlet(handler: handler).report(failure) }
      return
    }
  }
}
