import Kagemusha
import XCTest

/// `withMocks` around each test of a class, as XCTest lets it.
final class ScopedXCTests: XCTestCase {
  override func invokeTest() {
    withMocks(.lenient, unverifiedCalls: .fail) { super.invokeTest() }
  }

  func testTheModeHolds() {
    XCTAssertEqual(MockMode.standard, .lenient)
    let kitchen = MockKitchen()
    XCTAssertNil(kitchen.find(1))
    verify(kitchen).find(1)
  }

  func testTheModeHoldsInAnAsynchronousTest() async {
    XCTAssertEqual(MockMode.standard, .lenient)
    await Task.yield()
    XCTAssertEqual(MockMode.standard, .lenient)
  }
}
