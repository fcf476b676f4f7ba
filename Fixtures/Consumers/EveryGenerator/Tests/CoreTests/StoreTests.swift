import Core
import Kagemusha
import Network
import XCTest

final class StoreTests: XCTestCase {
  func testTheMockByHandIsUsed() {
    XCTAssertEqual(MockStore().value(for: "theme"), "by hand")
  }

  func testTheProtocolOfAnotherPackageIsMocked() async throws {
    let client = MockClient()
    stub(client).send("ping").thenReturn("pong")
    let answer = try await client.send("ping")
    XCTAssertEqual(answer, "pong")
    verify(client).send("ping")
  }
}
