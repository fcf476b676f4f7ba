import AppMocks
import Kagemusha
import RecipeFeature
import XCTest

/// Another target with the same mocks, and another test framework.
final class EnvironmentXCTests: XCTestCase {
  func testNoStubIsNeeded() {
    let environment = MockEnvironment(.lenient)
    XCTAssertFalse(RecipeDetailsScene(environment: environment).openPage(of: 1))
    XCTAssertNil(environment.serviceAccountProvider.userID)
    verify(environment.mocks.urlSchemeOpener).open("https://example.com/recipes/1")
  }

  func testTheSameMockAnswersEachTime() {
    let environment = MockEnvironment()
    stub(environment.mocks.serviceAccountProvider).userID.get.thenReturn(7)
    XCTAssertEqual(environment.serviceAccountProvider.userID, 7)
    XCTAssertEqual(environment.serviceAccountProvider.userID, 7)
    verify(environment, times(2)).serviceAccountProvider.get()
  }
}
