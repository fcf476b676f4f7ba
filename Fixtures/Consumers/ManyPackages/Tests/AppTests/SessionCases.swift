import Kagemusha
import NetworkKit
import XCTest

@testable import App

/// XCTest, beside Swift Testing in the same target.
final class SessionCases: XCTestCase {
  func testAClassOfAnotherPackageAnswersByItsOpenMembers() {
    let cache = MockCache()
    stub(cache).value(for: "user").thenReturn("Sato")
    XCTAssertEqual((cache as Cache).value(for: "user"), "Sato")
    cache.clear()
    verify(cache).value(for: "user")
  }

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
