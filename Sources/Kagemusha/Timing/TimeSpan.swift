/// A length of time: how long an answer takes, or how long a test waits.
///
///     stub(repository).profile(id: any()).thenReturn(.tanaka, after: .milliseconds(300))
///     await eventually(within: .seconds(2)) { verify(repository).profile(id: 7) }
///
/// `Duration` means the same where the system has it, from macOS 13 and iOS 16; this type also serves older systems. It
/// is never negative, and at most a century.
public struct TimeSpan: Sendable, Hashable, Comparable, CustomStringConvertible {
  private static let century: UInt64 = 100 * 365 * 24 * 60 * 60 * 1_000_000_000

  let nanoseconds: UInt64

  init(nanoseconds: UInt64) { self.nanoseconds = min(nanoseconds, Self.century) }

  fileprivate init(_ count: Double, of unit: Double) {
    let nanoseconds = count * unit
    // A value that is not a number is as short as a negative one.
    self.init(
      nanoseconds: nanoseconds > 0 ? UInt64(min(nanoseconds, Double(Self.century))) : 0)
  }

  fileprivate init(_ count: some BinaryInteger, of unit: UInt64) {
    let (nanoseconds, isTooLong) = UInt64(clamping: count).multipliedReportingOverflow(by: unit)
    self.init(nanoseconds: isTooLong ? Self.century : nanoseconds)
  }

  /// The span in seconds: `0.3 seconds`.
  public var description: String { "\(Double(nanoseconds) / 1_000_000_000) seconds" }

  /// Compares two spans by their lengths.
  public static func < (left: TimeSpan, right: TimeSpan) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}

/// A value that states a length of time: a `TimeSpan`, or a `Duration` of Swift.
///
///     await eventually(within: .milliseconds(500)) { verify(tracker).track("late", parameters: any()) }
public protocol TimeSpanConvertible: Sendable {
  /// The length of time.
  var timeSpan: TimeSpan { get }
}

extension TimeSpan: TimeSpanConvertible {
  /// The span itself.
  public var timeSpan: TimeSpan { self }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration: TimeSpanConvertible {
  /// The duration, from zero to a century.
  public var timeSpan: TimeSpan {
    guard self > .zero else { return .zero }
    let seconds = TimeSpan(components.seconds, of: 1_000_000_000)
    let rest = UInt64(components.attoseconds / 1_000_000_000)
    return TimeSpan(nanoseconds: seconds.nanoseconds + rest)
  }
}

// The spellings of `Duration`.
extension TimeSpanConvertible where Self == TimeSpan {
  /// No time.
  public static var zero: TimeSpan { TimeSpan(nanoseconds: 0) }

  /// Returns a number of seconds.
  ///
  ///     await eventually(within: .seconds(2)) { verify(repository).profile(id: 7) }
  public static func seconds(_ count: some BinaryInteger) -> TimeSpan {
    TimeSpan(count, of: 1_000_000_000)
  }

  /// Returns a number of seconds.
  ///
  ///     stub(repository).profile(id: any()).thenReturn(.tanaka, after: .seconds(0.3))
  public static func seconds(_ count: Double) -> TimeSpan { TimeSpan(count, of: 1_000_000_000) }

  /// Returns a number of thousandths of a second.
  ///
  ///     stub(repository).profile(id: any()).thenReturn(.tanaka, after: .milliseconds(300))
  public static func milliseconds(_ count: some BinaryInteger) -> TimeSpan {
    TimeSpan(count, of: 1_000_000)
  }

  /// Returns a number of thousandths of a second.
  ///
  ///     stub(repository).profile(id: any()).thenReturn(.tanaka, after: .milliseconds(0.5))
  public static func milliseconds(_ count: Double) -> TimeSpan { TimeSpan(count, of: 1_000_000) }

  /// Returns a number of millionths of a second.
  ///
  ///     stub(repository).profile(id: any()).thenReturn(.tanaka, after: .microseconds(50))
  public static func microseconds(_ count: some BinaryInteger) -> TimeSpan {
    TimeSpan(count, of: 1_000)
  }

  /// Returns a number of billionths of a second.
  ///
  ///     stub(repository).profile(id: any()).thenReturn(.tanaka, after: .nanoseconds(50))
  public static func nanoseconds(_ count: some BinaryInteger) -> TimeSpan { TimeSpan(count, of: 1) }
}
