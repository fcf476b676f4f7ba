import Core
import Kagemusha
import XCTest

final class StoreTests: XCTestCase {
  func testTheMockByHandIsUsed() {
    let store = MockStore()
    store.values["theme"] = "dark"
    XCTAssertEqual(store.value(for: "theme"), "dark")
  }

  func testTheOtherIsGenerated() {
    let log = MockLog()
    stub(log).write(any()).thenDoNothing()
    log.write("a")
    verify(log).write("a")
  }
}
