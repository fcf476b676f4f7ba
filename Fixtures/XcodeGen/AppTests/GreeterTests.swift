import Kagemusha
import XCTest

@testable import App

@MainActor final class GreeterTests: XCTestCase {
  func testGreetsTheUser() {
    let repository = MockUserRepository()
    stub(repository).name(id: 7).thenReturn("Sato")
    XCTAssertEqual(Greeter(repository: repository).greeting(id: 7), "Hello, Sato")
    verify(repository).name(id: 7)
  }
}
