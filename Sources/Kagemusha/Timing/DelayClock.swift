/// The clock by which the delays of a mock's answers pass.
struct DelayClock: Sendable {
  /// Suspends the task of an asynchronous call, until the time is over or the task is canceled.
  let sleep: @Sendable (TimeSpan) async throws -> Void
  /// Waits for the delay of a synchronous call.
  let pass: @Sendable (TimeSpan) -> Void

  /// The clock of the system, on which a synchronous call blocks its thread.
  static let system = DelayClock(
    sleep: { try await Task.sleep($0) }, pass: { Deadline(after: $0).wait() })

  /// Returns the clock of a test.
  static func manual(_ clock: ManualClock) -> DelayClock {
    DelayClock(sleep: { try await clock.sleep(for: $0) }, pass: { clock.advance(by: $0) })
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension DelayClock {
  /// Creates a clock from one of the standard library, on which only a task can wait: a synchronous
  /// call waits on the clock of the system.
  init(_ clock: some Clock<Duration>) {
    sleep = { span in
      try await clock.sleep(for: .nanoseconds(span.nanoseconds))
    }
    pass = DelayClock.system.pass
  }
}

/// Sets the clock by which the delays of a mock's answers pass, and those of its child mocks.
///
///     let clock = ManualClock()
///     stub(repository, clock: clock)
///     stub(repository).profile(id: any()).thenReturn(.tanaka, after: .seconds(30))
///
/// An asynchronous call waits until the test advances the clock. A synchronous call, which cannot be
/// suspended, advances the clock by its delay.
@_disfavoredOverload  // The compiler has less to try where `stub` has a closure.
public func stub<Mock: StubVerifyMock>(_ mock: Mock, clock: ManualClock) {
  for core in MockCore.families(of: [mock]) { core.clock = .manual(clock) }
}

/// Sets the clock by which the delays of a mock's answers pass, and those of its child mocks.
///
///     stub(repository, clock: ContinuousClock())
///
/// A synchronous call waits on the clock of the system.
@_disfavoredOverload
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public func stub<Mock: StubVerifyMock>(_ mock: Mock, clock: some Clock<Duration>) {
  for core in MockCore.families(of: [mock]) { core.clock = DelayClock(clock) }
}
