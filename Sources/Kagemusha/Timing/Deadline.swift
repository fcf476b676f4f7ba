#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A moment in the future, on a clock that nobody sets; Swift's own clocks need macOS 13.
package struct Deadline: Sendable, Comparable {
  /// Nanoseconds since the system's own beginning.
  private let end: UInt64

  /// Creates the moment after a span from now.
  package init(after span: TimeSpan) { end = Self.now + span.nanoseconds }

  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Whether it is over.
  package var hasPassed: Bool { Self.now >= end }

  /// The time until then.
  package var remaining: TimeSpan {
    let now = Self.now
    return TimeSpan(nanoseconds: end > now ? end - now : 0)
  }

  package static func < (left: Deadline, right: Deadline) -> Bool { left.end < right.end }
}

extension Task where Success == Never, Failure == Never {
  /// Suspends the current task for a span.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  package static func sleep(_ span: TimeSpan) async throws {
    try await sleep(nanoseconds: span.nanoseconds)
  }
}
