import Testing

@testable import Kagemusha

/// Tests a stub that calls the real object of a mock without one.
struct RealImplementationTests {
  @Test func itIsAFailureAndTheCallGoesOn() async throws {
    let tracker = MockTracker()
    let here = #line - 1
    stub(tracker).track("a", parameters: any()).thenCallRealImplementation()
    let texts = texts { tracker.track("a", parameters: [:]) }
    #expect(
      texts == [
        """
        MockTracker.track(_:parameters:) was told to call the real implementation, but there is none
          received  track("a", parameters: [:])
          stub      thenCallRealImplementation()   RealImplementationTests.swift:\(here + 2)
          made      MockTracker                    RealImplementationTests.swift:\(here)
          hint      mock.forward(to: …), or another answer for this stub
        """
      ])
    stub(tracker).upload().thenCallRealImplementation()
    let failed = await failures {
      await #expect(throws: UnstubbedCall.self) { try await tracker.upload() }
    }
    #expect(failed.count == 1)
  }
}
