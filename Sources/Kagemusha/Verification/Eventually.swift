/// Verifies what other tasks have yet to do: as soon as it holds, and at the latest when time is
/// up.
///
///     await eventually(within: .seconds(1)) {
///       verify(repository).save(any(), completion: anyClosure())
///     }
///
/// The verifications run again when a mock is called, and a last time when time is up or the task
/// is cancelled; what still fails then is reported. What cannot come true any more is reported at
/// once: too many calls, wrong use, a call that no stub matches. Captors capture when all
/// verifications hold. They must not `await`.
public func eventually(
  within limit: Duration = .seconds(1), isolation: isolated (any Actor)? = #isolation,
  _ body: () throws -> Void
) async rethrows {
  let deadline = ContinuousClock.now + limit.bounded
  while true {
    let isLast = Task.isCancelled || ContinuousClock.now >= deadline
    let seen = CallSignal.count
    let attempt = Attempt()
    do {
      try attempt.run(body)
    } catch {
      attempt.report()
      throw error
    }
    let failures = attempt.failures
    if failures.isEmpty { return attempt.keep() }
    if isLast || failures.contains(where: { !$0.mayPass }) { return attempt.report() }
    await CallSignal.wait(after: seen + attempt.calls, until: deadline)
  }
}
