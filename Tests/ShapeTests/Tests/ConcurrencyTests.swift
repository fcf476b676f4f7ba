import Testing

@testable import Kagemusha

struct ConcurrencyTests {
  @Test func aThousandTasksLoseNoCall() async {
    let tracker = MockTracker(.lenient)
    let counter = MockCounter()
    stub(counter).increment(by: any()).then { $0 + 1 }
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<1000 {
        group.addTask {
          tracker.track("event", parameters: ["index": index])
          // The call is outside of `#expect`, in whose closure Swift 6.3.1 would confuse the
          // autoclosures after `await`.
          let sum = await counter.increment(by: index)
          #expect(sum == index + 1)
          if index % 50 == 0 {
            stub(tracker).track("event", parameters: ["index": index]).thenDoNothing()
            verify(tracker, atLeast(1)).track("event", parameters: any())
          }
        }
      }
    }
    verify(tracker, times(1000)).track("event", parameters: any())
    verify(counter, times(1000)).increment(by: any())
    let indices = calls(counter).increment(by: any())
    #expect(Set(indices).count == 1000)
  }

  @Test func callsAreKeptInTheOrderOfTheClock() async {
    let tracker = MockTracker(.lenient)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<5000 { tracker.track("a", parameters: [:]) } }
      }
    }
    let orders = tracker.mock.calls.map(\.order)
    #expect(zip(orders, orders.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func callsThatAreResumedAtOnceGetTheirResults() async {
    for index in 0..<2000 {
      let suspended = SuspendedCalls<Int, Never>()
      async let waiting = suspended.result()
      while suspended.waitingCount == 0 { await Task.yield() }
      suspended.resume(returning: index)
      let result = await waiting
      #expect(result == .success(index))
    }
  }

  @Test func aBodyMayUseItsOwnMock() {
    let tracker = MockTracker(.lenient)
    stub(tracker).track("outer", parameters: any()).then { _, _ in
      tracker.track("inner", parameters: [:])
      stub(tracker).isEnabled.get.thenReturn(true)
    }
    tracker.track("outer", parameters: [:])
    #expect(tracker.isEnabled)
    verify(tracker).track("inner", parameters: any())
  }
}
