import Testing

@testable import Kagemusha

struct CallMatcherTests {
  @Test(
    arguments: [
      (times(1).or(times(3)), [1, 3], "1 call or 3 calls"),
      (never().or(times(1)), [0, 1], "at most 1 call"),
      (atMost(1).or(atLeast(3)), [0, 1, 3, 4], "at most 1 call or at least 3 calls"),
      (atLeast(3).or(atMost(5)), [0, 1, 2, 3, 4], "at least 0 calls"),
      (atLeast(1).and(atMost(2)), [1, 2], "1 to 2 calls"),
      (times(1).or(times(3)).and(atLeast(2)), [3], "3 calls"),
      (times(1).and(times(2)), [], "no possible number of calls"),
    ])
  func numbersCombine(matcher: CallMatcher, accepted: [Int], text: String) {
    #expect((0..<5).filter { matcher.accepts($0) } == accepted)
    #expect(matcher.text == text)
  }

  @Test func eventuallyWaitsForTheNumberThatMayStillCome() async {
    let tracker = MockTracker(.lenient)
    tracker.track("a", parameters: [:])
    tracker.track("a", parameters: [:])
    Task.detached { tracker.track("a", parameters: [:]) }
    await eventually(within: .seconds(600)) {
      verify(tracker, times(1).or(times(3))).track("a", parameters: any())
    }
  }
}
