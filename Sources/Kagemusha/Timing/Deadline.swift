#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A moment on a monotonic clock, which stands still while the system sleeps.
///
/// The clocks of the standard library require macOS 13 and iOS 16.
package struct Deadline: Sendable, Comparable {
  /// The reading of the clock at that moment, in nanoseconds.
  private let end: UInt64

  /// Creates the moment at the end of a span that begins now.
  package init(after span: TimeSpan) { end = Self.now + span.nanoseconds }

  private static var now: UInt64 {
    #if canImport(Darwin)
      return clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
    #else
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    #endif
  }

  /// Whether the moment is now or in the past.
  package var hasPassed: Bool { Self.now >= end }

  /// Returns whether the moment is in the past by a span or more.
  func hasPassed(by span: TimeSpan) -> Bool { Self.now >= end + span.nanoseconds }

  /// The time until the moment; zero if it has passed.
  package var remaining: TimeSpan {
    let now = Self.now
    return TimeSpan(nanoseconds: end > now ? end - now : 0)
  }

  /// Blocks the thread until the moment.
  func wait() {
    // A signal may end a sleep early, and a sleep may be limited to a second.
    while !hasPassed { usleep(UInt32(min(remaining.nanoseconds / 1_000 + 1, 500_000))) }
  }

  /// Returns whether the left moment comes first.
  package static func < (left: Deadline, right: Deadline) -> Bool { left.end < right.end }
}

extension Task where Success == Never, Failure == Never {
  /// Suspends the current task for a span, even for one of zero.
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  package static func sleep(_ span: TimeSpan) async throws {
    try await sleep(nanoseconds: span.nanoseconds)
  }
}
