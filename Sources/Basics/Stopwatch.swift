import Dispatch

/// A measurement of how long something takes; the clocks of the standard library need macOS 13.
package struct Stopwatch: Sendable {
  private let start: UInt64

  /// Begins to measure.
  package init() { start = DispatchTime.now().uptimeNanoseconds }

  /// The time since the beginning, in seconds.
  package var seconds: Double {
    Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000
  }
}
