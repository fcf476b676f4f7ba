import Testing

@testable import Kagemusha

struct DeadlineTests {
  @Test func aMomentPassesWhenItsSpanIsOver() async throws {
    let late = Deadline(after: .seconds(1000))
    let soon = Deadline(after: .milliseconds(20))
    #expect(!late.hasPassed)
    #expect(late.remaining > .seconds(900))
    #expect(late.remaining <= .seconds(1000))
    #expect(soon < late)
    try await Task.sleep(.milliseconds(20))
    #expect(soon.hasPassed)
    #expect(soon.remaining == .zero)
    #expect(!late.hasPassed)
  }

  @Test func aMomentThatIsNowHasPassed() {
    let now = Deadline(after: .zero)
    #expect(now.hasPassed)
    #expect(now.remaining == .zero)
  }

  @Test func theLongestSpanHasAnEnd() {
    let far = Deadline(after: .seconds(Double.infinity))
    #expect(!far.hasPassed)
    #expect(far.remaining > .seconds(99 * 365 * 24 * 60 * 60))
    #expect(Deadline(after: .seconds(1)) < far)
  }

  @Test func aCanceledTaskDoesNotSleep() async {
    for span in [TimeSpan.zero, .seconds(Double.infinity)] {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await Task.sleep(span)
      }
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }
}
