import Kagemusha
import XCTest

@testable import App

/// XCTest, beside Swift Testing in the same target.
final class SessionCases: XCTestCase {
  func testAFailureOfTheClientIsPassedOn() async {
    struct Offline: Error {}
    let (client, store) = (MockClient(), MockUserStore())
    stub(client).get(any()).thenThrow(Offline())
    do {
      _ = try await Session(client: client, store: store).start()
      XCTFail("an error is expected")
    } catch {
      XCTAssertTrue(error is Offline)
    }
    verify(store, never()).remember(any())
  }
}
