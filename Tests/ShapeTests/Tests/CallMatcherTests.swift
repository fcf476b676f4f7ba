import Testing

@testable import Kagemusha

struct CallMatcherTests {
  @Test(
    arguments: [
      (times(1).or(times(3)), [1, 3], "exactly 1 × or exactly 3 ×"),
      (never().or(times(1)), [0, 1], "at most 1 ×"),
      (atMost(1).or(atLeast(3)), [0, 1, 3, 4], "at most 1 × or at least 3 ×"),
      (atLeast(3).or(atMost(5)), [0, 1, 2, 3, 4], "at least 0 ×"),
      (atLeast(1).and(atMost(2)), [1, 2], "1 to 2 ×"),
      (times(1).or(times(3)).and(atLeast(2)), [3], "exactly 3 ×"),
      (times(1).and(times(2)), [], "no possible number ×"),
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
