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
  private struct State {
    var elapsed: UInt64 = 0
    var lastTicket = 0
    var sleepers: [Sleeper] = []
    /// The sleeps that have yet to begin, and whether they are canceled.
    var beginning: [Int: Bool] = [:]
  }

  private struct Sleeper {
    let ticket: Int
    let end: UInt64
    let continuation: CheckedContinuation<Bool, Never>
  }

  private let state = Locked(State())

  /// Makes a clock that stands still until it is advanced.
  ///
  ///     let clock = ManualClock()
  public init() {}

  /// The time by which it has been advanced.
  ///
  ///     let clock = ManualClock()
  ///     clock.advance(by: .seconds(2))
  ///     #expect(clock.elapsed == .seconds(2))
  public var elapsed: TimeSpan { TimeSpan(nanoseconds: state.with { $0.elapsed }) }

  /// The number of calls and tasks that wait for it.
  ///
  ///     let clock = ManualClock()
  ///     await eventually(clock.waitingCount == 0)
  public var waitingCount: Int { state.with { $0.sleepers.count } }

  /// Advances it, and wakes those whose time has come, in the order of their times.
  ///
  ///     let clock = ManualClock()
  ///     clock.advance(by: .milliseconds(300))
  ///
  /// Whoever comes to wait later begins at the new time: wait for `waitingCount` first.
  public func advance(by span: any TimeSpanConvertible) {
    let due = state.with { state in
      // A span has a limit, so that time never overflows.
      state.elapsed = TimeSpan(nanoseconds: state.elapsed + span.timeSpan.nanoseconds).nanoseconds
      let due = state.sleepers.filter { $0.end <= state.elapsed }
      state.sleepers.removeAll { $0.end <= state.elapsed }
      return due
    }
    for sleeper in due.sorted(by: { ($0.end, $0.ticket) < ($1.end, $1.ticket) }) {
      sleeper.continuation.resume(returning: true)
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

  /// Suspends the current task until a time that `end` makes of that of the clock.
  private func sleep(until end: @escaping @Sendable (UInt64) -> UInt64) async throws {
    let ticket = state.with { state in
      state.lastTicket += 1
      state.beginning[state.lastTicket] = false
      return state.lastTicket
    }
    let isOver = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver: Bool? = state.with { state in
          if state.beginning.removeValue(forKey: ticket) == true { return false }
          let end = end(state.elapsed)
          if end <= state.elapsed { return true }
          state.sleepers.append(Sleeper(ticket: ticket, end: end, continuation: continuation))
          return nil
        }
        if let isOver { continuation.resume(returning: isOver) } else { InvocationNotifier.send() }
      }
    } onCancel: {
      let sleeper: Sleeper? = state.with { state in
        guard let index = state.sleepers.firstIndex(where: { $0.ticket == ticket }) else {
          if state.beginning[ticket] != nil { state.beginning[ticket] = true }
          return nil
        }
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(returning: false)
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
    Instant(elapsed: .nanoseconds(state.with { $0.elapsed }))
  }

  /// The shortest time that it can be advanced by.
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
