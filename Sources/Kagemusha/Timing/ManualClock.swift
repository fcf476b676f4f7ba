/// A clock that a test advances itself.
///
///     let clock = ManualClock()
///     stub(uploader, clock: clock)
///     stub(uploader).upload(any()).thenReturn(5, after: .seconds(30))
///     let upload = Task { [uploader] in await uploader.upload("a.txt") }
///     await eventually(clock.waitingCount == 1)
///     clock.advance(by: .seconds(30))
///     #expect(await upload.value == 5)
///
/// From macOS 13, iOS 16, tvOS 16 and watchOS 9, it is a `Clock`, so that the code under test can sleep on it as well. It may be
/// used from any thread.
public final class ManualClock: Sendable {
  /// The tasks that sleep, by the times at which they wake, and the current time, in nanoseconds. A
  /// task gets whether its sleep came to its end.
  private let sleepers = WaitingTasks<UInt64, UInt64, Bool>(0)

  /// Makes a clock that stands still until it is advanced.
  ///
  ///     let clock = ManualClock()
  public init() {}

  /// The time by which the clock has been advanced.
  ///
  ///     let clock = ManualClock()
  ///     clock.advance(by: .seconds(2))
  ///     #expect(clock.elapsed == .seconds(2))
  public var elapsed: TimeSpan { TimeSpan(nanoseconds: nanoseconds) }

  /// The number of calls and tasks that wait for the clock.
  ///
  ///     let clock = ManualClock()
  ///     await eventually(clock.waitingCount == 0)
  public var waitingCount: Int { sleepers.count }

  private var nanoseconds: UInt64 { sleepers.with { $0 } }

  /// Advances the clock, and wakes the tasks whose times have come, in the order of their times.
  ///
  ///     let clock = ManualClock()
  ///     clock.advance(by: .milliseconds(300))
  ///
  /// A call that begins to wait later starts at the new time: wait for `waitingCount` first.
  public func advance(by span: any TimeSpanConvertible) {
    sleepers.resume { elapsed, ends in
      // A span is limited, so the time never overflows.
      elapsed = TimeSpan(nanoseconds: elapsed + span.timeSpan.nanoseconds).nanoseconds
      let due = ends.indices.filter { ends[$0] <= elapsed }
      return (due.sorted { (ends[$0], $0) < (ends[$1], $1) }, true)
    }
  }

  /// Suspends the current task until the clock has been advanced by a span.
  ///
  ///     let clock = ManualClock()
  ///     Task { clock.advance(by: .seconds(1)) }
  ///     try await clock.sleep(for: .zero)
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  public func sleep(for span: any TimeSpanConvertible) async throws {
    let length = span.timeSpan.nanoseconds
    try await sleep { $0 + length }
  }

  /// Suspends the current task until a time that `end` computes from the current one.
  private func sleep(until end: (UInt64) -> UInt64) async throws {
    let isOver = await sleepers.wait(onCancel: { _ in false }) { elapsed, isCanceled in
      if isCanceled { return .goesOn(false) }
      let end = end(elapsed)
      return end <= elapsed ? .goesOn(true) : .waits(end)
    }
    if !isOver { throw CancellationError() }
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ManualClock: Clock {
  /// A time of the clock.
  ///
  ///     let start = ManualClock().now
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The time since the clock was made.
    let elapsed: Duration

    /// Returns the time that is later by a duration.
    ///
    ///     let later = ManualClock().now.advanced(by: .seconds(1))
    public func advanced(by duration: Duration) -> Instant { Instant(elapsed: elapsed + duration) }

    /// Returns the duration from this time to another.
    ///
    ///     let clock = ManualClock()
    ///     #expect(clock.now.duration(to: clock.now) == .zero)
    public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }

    /// Returns whether the left time is earlier.
    ///
    ///     let clock = ManualClock()
    ///     #expect(clock.now < clock.now.advanced(by: .seconds(1)))
    public static func < (left: Instant, right: Instant) -> Bool { left.elapsed < right.elapsed }

    /// The time since the clock was made: `2.0 seconds`.
    ///
    ///     print(ManualClock().now)
    public var description: String { "\(elapsed)" }
  }

  /// The time to which the clock has been advanced.
  ///
  ///     let start = ManualClock().now
  public var now: Instant {
    Instant(elapsed: .nanoseconds(nanoseconds))
  }

  /// The shortest time by which the clock can be advanced.
  ///
  ///     #expect(ManualClock().minimumResolution == .nanoseconds(1))
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends the current task until the clock has been advanced to a time.
  ///
  ///     let clock = ManualClock()
  ///     try await clock.sleep(until: clock.now, tolerance: nil)
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let end = deadline.elapsed.timeSpan.nanoseconds
    try await sleep { _ in end }
  }
}
