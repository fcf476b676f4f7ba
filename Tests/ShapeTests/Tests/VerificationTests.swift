import Kagemusha
import Testing

struct VerificationTests {
  private let tracker = MockTracker(.lenient)

  @Test func orderIsVerifiedAcrossMocks() {
    let other = MockTracker(.lenient)
    tracker.track("open", parameters: [:])
    other.track("between", parameters: [:])
    tracker.track("close", parameters: [:])
    tracker.track("open", parameters: [:])
    inOrder {
      verify(tracker).track("open", parameters: any())
      verify(other).track("between", parameters: any())
      verify(tracker).track("open", parameters: any())
      verify(tracker, never()).track("close", parameters: any())
    }
    let failures = failures {
      inOrder {
        verify(other).track("between", parameters: any())
        verify(tracker).track("close", parameters: any())
        verify(tracker).track("close", parameters: any())
      }
    }
    #expect(failures.count == 1)
  }

  @Test func inOrderAtLeastTakesTheWholeRun() {
    for event in ["a", "a", "a", "b", "a"] { tracker.track(event, parameters: [:]) }
    let captor = ArgumentCaptor<String>()
    inOrder {
      verify(tracker, atLeast(2)).track("a", parameters: any())
      verify(tracker).track("b", parameters: any())
      verify(tracker, atLeastOnce()).track(captor.capture(), parameters: any())
    }
    #expect(captor.allValues == ["a"])
    verifyNoMoreInteractions(tracker)
    inOrder {
      verify(tracker, times(2)).track("a", parameters: any())
      verify(tracker, times(2)).track("a", parameters: any())
      verify(tracker, never()).track("a", parameters: any())
    }
    let failures = failures {
      inOrder {
        verify(tracker, atLeastOnce()).track("b", parameters: any())
        verify(tracker, atLeast(2)).track("a", parameters: any())
      }
    }
    #expect(failures.count == 1)
  }

  @Test(arguments: [atMost(1), atMost(9), between(1...5), times(1).or(times(3))])
  func inOrderKnowsMaxima(count: CallMatcher) {
    tracker.track("a", parameters: [:])
    tracker.track("b", parameters: [:])
    inOrder {
      verify(tracker, count).track("a", parameters: any())
      verify(tracker).track("b", parameters: any())
    }
  }

  @Test func aSubscriptWithoutAnIndexIsSet() {
    let core = MockCore("Mock", .strict, #filePath, #line) { _ in }
    let stub = _MemberSelector<Stubbing>(core, at: SourcePlace(file: #filePath, line: #line))
    let verify = _MemberSelector<Verifying>(core, at: SourcePlace(file: #filePath, line: #line))
    let stubbed: Stubbing.Subscript<Void, Int> = stub._subscript(name: "subscript()")
    let verified: Verifying.Subscript<Void, Int> = verify._subscript(name: "subscript()")
    stubbed.set(5).thenDoNothing()
    #expect(failures { core._set((), 5, name: "subscript()") }.isEmpty)
    #expect(failures { verified.set(any()) }.isEmpty)
    #expect(failures { verified.set(6) }.count == 1)
  }

  @Test func whatWasNotVerifiedIsAnInteractionMore() {
    tracker.track("a", parameters: [:])
    _ = tracker.isEnabled
    verify(tracker).track("a", parameters: any())
    #expect(failures { verifyNoMoreInteractions(tracker) }.count == 1)
    verify(tracker).isEnabled.get()
    verifyNoMoreInteractions(tracker)
  }

  @Test func aFailedVerifyMarksNothing() {
    tracker.track("a", parameters: [:])
    #expect(failures { verify(tracker, times(2)).track("a", parameters: any()) }.count == 1)
    #expect(failures { verifyNoMoreInteractions(tracker) }.count == 1)
  }

  @Test func aCaptorKeepsTheArgumentsOfMatchingCallsOnly() {
    tracker.track("a", parameters: ["x": 1])
    tracker.track("b", parameters: ["x": 2])
    tracker.track("b", parameters: ["x": 3])
    let captor = ArgumentCaptor<[String: Int]>()
    verify(tracker, times(2)).track("b", parameters: captor.capture())
    #expect(captor.allValues == [["x": 2], ["x": 3]])
    #expect(captor.value == ["x": 3])
  }

  @Test func aCaptorInAStubKeepsWhatComesLater() {
    let captor = ArgumentCaptor<String>()
    stub(tracker).track(captor.capture(), parameters: ["x": 1]).thenDoNothing()
    tracker.track("a", parameters: [:])
    tracker.track("b", parameters: ["x": 1])
    #expect(captor.allValues == ["b"])
  }

  @Test func historyIsTyped() async throws {
    let loader = MockProfileLoader(.lenient)
    loader.save(.tanaka) { _ in }
    loader.save(.suzuki) { _ in }
    let profiles = calls(loader).save(any(), completion: any()).map(\.profile)
    #expect(profiles == [.tanaka, .suzuki])
    stub(loader).profile(id: any()).thenReturn(.tanaka)
    _ = try await loader.profile(id: 3)
    let ids = calls(loader).profile(id: any())
    #expect(ids == [3])
    #expect(ids.first == 3)
    #expect(calls(loader).save(.suzuki, completion: any()).count == 1)
  }

  @Test func historyWithoutItsClosuresIsAFailure() throws {
    let sender = MockRequestSender()
    stub(sender).transaction(any(((Int) throws -> Int).self)).thenReturn(1)
    _ = try sender.transaction { $0 }
    let failures = failures {
      #expect(calls(sender).transaction(any(((Int) throws -> Int).self)).isEmpty)
    }
    #expect(failures.count == 1)
  }
}
