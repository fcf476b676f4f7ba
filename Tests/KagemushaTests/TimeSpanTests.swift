import Testing

@testable import Kagemusha

struct TimeSpanTests {
  private static let century: UInt64 = 3_153_600_000_000_000_000

  @Test func aSpanHasTheLengthThatItsUnitSays() {
    #expect(TimeSpan.zero.nanoseconds == 0)
    #expect(TimeSpan.seconds(2).nanoseconds == 2_000_000_000)
    #expect(TimeSpan.milliseconds(300).nanoseconds == 300_000_000)
    #expect(TimeSpan.microseconds(50).nanoseconds == 50_000)
    #expect(TimeSpan.nanoseconds(7).nanoseconds == 7)
    #expect(TimeSpan.seconds(Int8(3)) == .seconds(UInt64(3)))
  }

  @Test func aSpanMayHaveAFractionOfAUnit() {
    #expect(TimeSpan.seconds(0.3) == .milliseconds(300))
    #expect(TimeSpan.milliseconds(0.5) == .microseconds(500))
    #expect(TimeSpan.microseconds(1.5) == .nanoseconds(1500))
    #expect(TimeSpan.seconds(1e-9) == .nanoseconds(1))
    #expect(TimeSpan.seconds(1e-10) == .zero)
    #expect(TimeSpan.seconds(2.0) == .seconds(2))
  }

  @Test func nothingIsShorterThanNoTime() {
    #expect(TimeSpan.seconds(-1) == .zero)
    #expect(TimeSpan.milliseconds(Int64.min) == .zero)
    #expect(TimeSpan.nanoseconds(-1) == .zero)
    #expect(TimeSpan.seconds(-0.5) == .zero)
    #expect(TimeSpan.seconds(-Double.infinity) == .zero)
    #expect(TimeSpan.seconds(-0.0) == .zero)
    #expect(TimeSpan.seconds(Double.nan) == .zero)
    #expect(TimeSpan.milliseconds(Double.signalingNaN) == .zero)
  }

  @Test func nothingIsLongerThanACentury() {
    #expect(TimeSpan.seconds(Int64.max).nanoseconds == Self.century)
    #expect(TimeSpan.seconds(UInt64.max).nanoseconds == Self.century)
    #expect(TimeSpan.milliseconds(UInt64.max / 1_000_000).nanoseconds == Self.century)
    #expect(TimeSpan.milliseconds(UInt64.max / 1_000_000 + 1).nanoseconds == Self.century)
    #expect(TimeSpan.nanoseconds(UInt64.max).nanoseconds == Self.century)
    #expect(TimeSpan.nanoseconds(Self.century - 1).nanoseconds == Self.century - 1)
    #expect(TimeSpan.seconds(Double.infinity).nanoseconds == Self.century)
    #expect(TimeSpan.seconds(Double.greatestFiniteMagnitude).nanoseconds == Self.century)
    #expect(TimeSpan.seconds(1e10).nanoseconds == Self.century)
  }

  @Test func spansAreComparedByTheirLengths() {
    #expect(TimeSpan.milliseconds(999) < .seconds(1))
    #expect(!(TimeSpan.milliseconds(1000) < .seconds(1)))
    #expect(TimeSpan.milliseconds(1000) == .seconds(1))
    #expect(Set<TimeSpan>([.milliseconds(1000), .seconds(1.0)]).count == 1)
    #expect([TimeSpan.seconds(2), .zero, .milliseconds(1)].min() == .zero)
  }

  @Test func aSpanIsDescribedInSeconds() {
    #expect("\(TimeSpan.milliseconds(300))" == "0.3 seconds")
    #expect("\(TimeSpan.seconds(1))" == "1.0 seconds")
    #expect("\(TimeSpan.zero)" == "0.0 seconds")
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test func aDurationIsASpanOfItsLength() {
    #expect(Duration.milliseconds(1500).timeSpan == .milliseconds(1500))
    #expect(Duration.seconds(0.25).timeSpan == .milliseconds(250))
    #expect((Duration.seconds(1) + .nanoseconds(1)).timeSpan.nanoseconds == 1_000_000_001)
    #expect(Duration(secondsComponent: 0, attosecondsComponent: 999_999_999).timeSpan == .zero)
    #expect(Duration.zero.timeSpan == .zero)
    #expect(Duration.seconds(-1).timeSpan == .zero)
    #expect(Duration.nanoseconds(-1).timeSpan == .zero)
    #expect(Duration.seconds(Int64.min).timeSpan == .zero)
    #expect(Duration.seconds(Int64.max).timeSpan.nanoseconds == Self.century)
    let almost = Duration.nanoseconds(Int64(Self.century - 1))
    #expect(almost.timeSpan.nanoseconds == Self.century - 1)
    #expect((almost + .milliseconds(1)).timeSpan.nanoseconds == Self.century)
  }

  /// Whoever wraps the functions of the library need not know which kind of value a test has.
  @Test func aSpanIsTakenWithoutTheNameOfItsType() {
    func length(_ span: any TimeSpanConvertible, or other: (any TimeSpanConvertible)? = nil)
      -> UInt64
    {
      (other ?? span).timeSpan.nanoseconds
    }
    #expect(length(.seconds(1)) == 1_000_000_000)
    #expect(length(.zero, or: .milliseconds(2)) == 2_000_000)
    #expect(length(.seconds(0.5), or: nil) == 500_000_000)
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
      let duration: Duration? = .microseconds(3)
      #expect(length(.zero, or: duration) == 3_000)
      #expect(length(.seconds(1) + .milliseconds(1)) == 1_001_000_000)
    }
  }
}
