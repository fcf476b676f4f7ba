import Testing

@testable import Kagemusha

struct EventuallyTests {
  private let tracker = MockTracker(.lenient)

  @Test func itWaitsForTheCall() async {
    Task.detached {
      try await Task.sleep(.milliseconds(30))
      tracker.track("late", parameters: [:])
    }
    await eventually(within: .seconds(600)) {
      verify(tracker).track("late", parameters: any())
    }
  }

  @Test(arguments: [
    TimeSpan.seconds(Int64.max), .seconds(Double.infinity), .seconds(Int64.min), .zero,
  ])
  func limitsMayBeExtreme(limit: TimeSpan) async {
    await waits(within: limit, isOver: limit == .zero)
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test(arguments: [Duration.seconds(Int64.max), .seconds(Int64.min), .zero])
  func limitsMayBeDurations(limit: Duration) async {
    await waits(within: limit, isOver: limit <= .zero)
  }

  private func waits(within limit: any TimeSpanConvertible, isOver: Bool) async {
    tracker.track("early", parameters: [:])
    await eventually(within: limit) { verify(tracker).track("early", parameters: any()) }
    if isOver {
      let failures = await failures {
        await eventually(within: limit) { verify(tracker).track("late", parameters: any()) }
      }
      #expect(failures.count == 1)
    } else {
      Task.detached { tracker.track("late", parameters: [:]) }
      await eventually(within: limit) { verify(tracker).track("late", parameters: any()) }
    }
  }

  @Test func itFailsOnceWhenTimeIsUp() async {
    tracker.track("early", parameters: [:])
    let failures = await failures {
      await eventually(within: .milliseconds(20)) {
        verify(tracker).track("late", parameters: any())
      }
    }
    #expect(failures.count == 1)
  }

  @Test(arguments: [true, false]) @MainActor
  func tasksThatHadNoTurnGetOneWhenTimeIsUp(verifies: Bool) async {
    let (tracker, isDone) = (tracker, Locked(false))
    // The main actor is busy until long after the time is up, and has the task that waits in its queue before the rest.
    Task { @MainActor in
      Deadline(after: .milliseconds(200)).wait()
      Task { @MainActor in
        await Task.yield()
        isDone.with { $0 = true }
        tracker.track("late", parameters: [:])
      }
    }
    if verifies {
      await eventually(within: .milliseconds(20)) {
        verify(tracker).track("late", parameters: any())
      }
    } else {
      await eventually(within: .milliseconds(20), isDone.with { $0 })
    }
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test(.timeLimit(.minutes(10))) func itEndsThoughOtherMocksAreCalled() async {
    let other = MockTracker(.lenient)
    let noise = Task.detached {
      while !Task.isCancelled {
        other.track("tick", parameters: [:])
        clearInvocations(other)
        // The test must not wait for a thread that this task has.
        await Task.yield()
      }
    }
    let end = Deadline(after: .seconds(200))
    let failures = await failures {
      await eventually(within: .milliseconds(50)) {
        verify(tracker).track("never", parameters: any())
      }
    }
    #expect(failures.count == 1)
    #expect(!end.hasPassed)
    noise.cancel()
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test(.timeLimit(.minutes(10))) func cancellationEndsIt() async {
    let count = Locked(0)
    let waiting = Task {
      await failures {
        await eventually(within: .seconds(3600)) {
          count.with { $0 += 1 }
          _ = tracker.isEnabled
          verify(tracker).track("never", parameters: any())
        }
      }.map(\.text)
    }
    while count.with({ $0 == 0 }) { await Task.yield() }
    waiting.cancel()
    let texts = await waiting.value
    #expect(texts.count == 1)
    #expect(texts.first?.contains("\n  waited    until the task was cancelled\n") == true)
  }

  @Test func itsOwnCallsAreNoNews() async {
    var attempts = 0
    let failures = await failures {
      await eventually(within: .milliseconds(100)) {
        attempts += 1
        _ = tracker.isEnabled
        // The bound is so high that too many calls cannot end the wait.
        verify(tracker, atLeast(1_000_000)).isEnabled.get()
      }
    }
    #expect(failures.count == 1)
    // Other tests call mocks at the same time, so the limit is generous.
    #expect(attempts < 200)
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test(.timeLimit(.minutes(10))) func whatCannotComeTrueEndsIt() async {
    tracker.track("a", parameters: [:])
    for count in [never(), atMost(0)] {
      let failures = await failures {
        await eventually(within: .seconds(3600)) {
          verify(tracker, count).track("a", parameters: any())
        }
      }
      #expect(failures.count == 1)
    }
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test(.timeLimit(.minutes(10))) func anUnstubbedCallEndsItAndIsReportedOnce() async {
    let strict = MockTracker()
    let failures = await failures {
      await eventually(within: .seconds(3600)) { _ = strict.isEnabled }
    }
    #expect(failures.count == 1)
  }

  @Test func aTaskStartedInItReportsItsOwnFailures() async {
    let reported = Locked(0)
    let core = MockCore("Mock", .strict, #filePath, #line) { _ in reported.with { $0 += 1 } }
    let gate = AsyncStream.makeStream(of: Void.self)
    var task: Task<Void, Never>?
    _ = tracker.isEnabled
    await eventually {
      verify(tracker).isEnabled.get()
      task = Task {
        for await _ in gate.stream {}
        let _: Void = core._call(name: "unstubbed()")
      }
    }
    gate.continuation.finish()
    await task?.value
    #expect(reported.with { $0 } == 1)
  }

  @Test func anErrorEndsItAndLosesNoFailure() async {
    let failures = await failures {
      await #expect(throws: LoadError.offline) {
        try await eventually {
          verify(tracker).track("late", parameters: any())
          throw LoadError.offline
        }
      }
    }
    #expect(failures.count == 1)
  }

  @Test func captorsCaptureOnlyWhenItHolds() async {
    tracker.track("a", parameters: ["n": 1])
    let captor = ArgumentCaptor<[String: Int]>()
    Task.detached {
      for index in 0..<5 {
        try await Task.sleep(.milliseconds(5))
        tracker.track("b\(index)", parameters: [:])
      }
    }
    await eventually(within: .seconds(600)) {
      verify(tracker).track("a", parameters: captor.capture())
      verify(tracker).track("b4", parameters: any())
    }
    #expect(captor.allValues == [["n": 1]])
  }

  @Test func aFailedAttemptMarksNothing() async {
    tracker.track("a", parameters: [:])
    let failed = await failures {
      await eventually(within: .zero) {
        verify(tracker).track("a", parameters: any())
        verify(tracker).track("late", parameters: any())
      }
    }
    #expect(failed.count == 1)
    #expect(failures { verifyNoMoreInteractions(tracker) }.count == 1)
    await eventually(within: .zero) {
      verify(tracker).track("a", parameters: any())
      verifyNoMoreInteractions(tracker)
    }
    verifyNoMoreInteractions(tracker)
  }
}
