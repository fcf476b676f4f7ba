import Dispatch

/// Measures durations; the clocks of the standard library need macOS 13.
package struct Stopwatch: Sendable {
  private let start: UInt64

  /// Starts to measure.
  package init() { start = DispatchTime.now().uptimeNanoseconds }

  /// The time since the start, in seconds.
  package var seconds: Double {
    Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000
  }
}
