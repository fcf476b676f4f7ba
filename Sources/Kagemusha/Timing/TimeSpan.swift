/// A length of time: the delay of an answer, or the limit for which a test waits.
///
///     stub(repository).profile(id: any()).thenReturn(.tanaka, after: .milliseconds(300))
///     await eventually(within: .seconds(2)) { verify(repository).profile(id: 7) }
///
/// A `Duration` can take its place from macOS 13, iOS 16, tvOS 16 and watchOS 9 on; a span works on all
/// systems. A span is at least zero and at most a century: shorter and longer lengths are limited to
/// these.
public struct TimeSpan: Sendable, Hashable, Comparable, CustomStringConvertible {
  private static let century: UInt64 = 100 * 365 * 24 * 60 * 60 * 1_000_000_000

  let nanoseconds: UInt64

  init(nanoseconds: UInt64) { self.nanoseconds = min(nanoseconds, Self.century) }

  fileprivate init(_ count: Double, of unit: Double) {
    let nanoseconds = count * unit
    // A NaN is not greater than zero, either.
    self.init(
      nanoseconds: nanoseconds > 0
        ? UInt64(min(nanoseconds.rounded(), Double(Self.century))) : 0)
  }

  fileprivate init(_ count: some BinaryInteger, of unit: UInt64) {
    let (nanoseconds, isTooLong) = UInt64(clamping: count).multipliedReportingOverflow(by: unit)
    self.init(nanoseconds: isTooLong ? Self.century : nanoseconds)
  }

  /// The span in seconds: `0.3 seconds`.
  ///
  ///     let limit: TimeSpan = .milliseconds(300)
  ///     print("waits for \(limit)")
  public var description: String { "\(Double(nanoseconds) / 1_000_000_000) seconds" }

  /// Returns whether the left span is shorter.
  ///
  ///     let limit: TimeSpan = .milliseconds(300)
  ///     print(limit < .seconds(1))
  public static func < (left: TimeSpan, right: TimeSpan) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}

/// A value that states a length of time: a `TimeSpan`, or a `Duration` of the standard library.
///
///     let patience = Duration.seconds(5)
///     await eventually(within: patience) { verify(repository).profile(id: 7) }
public protocol TimeSpanConvertible: Sendable {
  /// The length of time.
  var timeSpan: TimeSpan { get }
}

extension TimeSpan: TimeSpanConvertible {
  /// The span itself.
  ///
  ///     let limit: TimeSpan = .seconds(2).timeSpan
  public var timeSpan: TimeSpan { self }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration: TimeSpanConvertible {
  /// The span of the same length, to a nanosecond, limited to zero and a century.
  ///
  ///     let limit: TimeSpan = Duration.seconds(2).timeSpan
  public var timeSpan: TimeSpan {
    guard self > .zero else { return .zero }
    let seconds = TimeSpan.seconds(components.seconds)
    let rest = UInt64(components.attoseconds / 1_000_000_000)
    return TimeSpan(nanoseconds: seconds.nanoseconds + rest)
  }
}

// The spellings of `Duration`, which work for a parameter of the protocol without the name of a type.
extension TimeSpanConvertible where Self == TimeSpan {
  /// The span of no length.
  ///
  ///     stub(repository).profile(id: any()).thenReturn(.tanaka, after: .zero)
  public static var zero: TimeSpan { TimeSpan(nanoseconds: 0) }

  /// Returns a span of some seconds.
  ///
  ///     await eventually(within: .seconds(2)) { verify(repository).profile(id: 7) }
  public static func seconds(_ count: some BinaryInteger) -> TimeSpan {
    TimeSpan(count, of: 1_000_000_000)
  }

  /// Returns a span of some seconds.
  ///
  ///     stub(repository).profile(id: any()).thenReturn(.tanaka, after: .seconds(0.3))
  public static func seconds(_ count: Double) -> TimeSpan { TimeSpan(count, of: 1_000_000_000) }

  /// Returns a span of some thousandths of a second.
  ///
  ///     stub(repository).profile(id: any()).thenReturn(.tanaka, after: .milliseconds(300))
  public static func milliseconds(_ count: some BinaryInteger) -> TimeSpan {
    TimeSpan(count, of: 1_000_000)
  }

  /// Returns a span of some thousandths of a second.
  ///
  ///     stub(repository).profile(id: any()).thenReturn(.tanaka, after: .milliseconds(0.5))
  public static func milliseconds(_ count: Double) -> TimeSpan { TimeSpan(count, of: 1_000_000) }

  /// Returns a span of some millionths of a second.
  ///
  ///     stub(repository).profile(id: any()).thenReturn(.tanaka, after: .microseconds(50))
  public static func microseconds(_ count: some BinaryInteger) -> TimeSpan {
    TimeSpan(count, of: 1_000)
  }

  /// Returns a span of some millionths of a second.
  ///
  ///     stub(repository).profile(id: any()).thenReturn(.tanaka, after: .microseconds(0.5))
  public static func microseconds(_ count: Double) -> TimeSpan { TimeSpan(count, of: 1_000) }

  /// Returns a span of some billionths of a second.
  ///
  ///     stub(repository).profile(id: any()).thenReturn(.tanaka, after: .nanoseconds(50))
  public static func nanoseconds(_ count: some BinaryInteger) -> TimeSpan { TimeSpan(count, of: 1) }
}
