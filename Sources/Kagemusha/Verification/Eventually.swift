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
///
/// In a test with the trait `.mocks(…)`, the same goes for `#expect`. Elsewhere, `#expect` and `XCTAssert` fail at once: wait
/// for a condition instead, `await eventually(model.isLoaded)`.
public func eventually(
  within limit: Duration = .seconds(1), isolation: isolated (any Actor)? = #isolation,
  file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void
) async rethrows {
  let deadline = ContinuousClock.now + limit.bounded
  while true {
    let isLast = Task.isCancelled || ContinuousClock.now >= deadline
    let seen = InvocationNotifier.count
    let attempt = EventuallyAttempt()
    do {
      try attempt.run(body)
    } catch {
      attempt.report()
      throw error
    }
    let failures = attempt.failures
    if failures.isEmpty {
      if !attempt.hasVerified, MockScope.current?.holdsExpectations != true {
        UnattributedFailures.report(
          FailureText.nothingVerified(at: SourcePlace(file: file, line: line)))
      }
      return attempt.keep()
    }
    if isLast || failures.contains(where: { !$0.mayPass }) { return attempt.report() }
    // What a test expects may come about without a call of a mock.
    let next =
      failures.contains(where: \.isOfTest) ? min(deadline, .now + .milliseconds(5)) : deadline
    await InvocationNotifier.wait(after: seen + attempt.calls, until: next)
  }
}

/// Verifies what other tasks have done when a time is over: that they did not call a mock, or not again.
///
///     await after(.milliseconds(100)) { verify(repository, never()).refresh() }
///
/// A canceled task verifies at once.
public func after(
  _ delay: Duration, isolation: isolated (any Actor)? = #isolation, _ body: () throws -> Void
) async rethrows {
  try? await Task.sleep(for: delay.bounded)
  try body()
}

/// Waits until a condition holds that other tasks bring about, and at the latest until time is up, which is a failure.
///
///     let captor = ArgumentCaptor<User>()
///     await eventually(captor.value != nil)
///
/// The condition is asked again when a mock is called, and from time to time. It must not `await`.
public func eventually(
  within limit: Duration = .seconds(1), isolation: isolated (any Actor)? = #isolation,
  file: StaticString = #filePath, line: UInt = #line, _ condition: @autoclosure () throws -> Bool
) async rethrows {
  let deadline = ContinuousClock.now + limit.bounded
  while true {
    if try condition() { return }
    if Task.isCancelled || ContinuousClock.now >= deadline {
      let place = SourcePlace(file: file, line: line)
      return UnattributedFailures.report(FailureText.notFulfilled(within: limit, at: place))
    }
    let next = min(deadline, .now + .milliseconds(5))
    await InvocationNotifier.wait(after: InvocationNotifier.count, until: next)
  }
}
