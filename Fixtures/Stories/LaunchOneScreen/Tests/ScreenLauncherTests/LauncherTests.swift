import Kagemusha
import KagemushaJSON
import Testing
import XCTestStandIn

@testable import ScreenLauncher

@Suite struct LauncherTests {
  private let service = MockRecipeService()
  private let creator = MockCreatable()

  /// The caller chooses what is created: a stub is for one type.
  @Test func aScreenIsCreatedWithMockData() throws {
    stub(service).load(id: 100, completion: any()).thenComplete(
      json: #"{"id": 100, "title": "味噌汁"}"#)
    stub(creator).create("RecipeScreen", userInfo: any()).thenReturn(RecipeScreen(service: service))

    let screen = try #require(Launcher(creator: creator).recipeScreen(id: 100))

    #expect(screen.title == "味噌汁")
    verify(creator).create("RecipeScreen", userInfo: ["id": 100]).returning(RecipeScreen?.self)
  }

  @Test func twoTypesAreTwoRequirements() {
    stub(creator).create("number", userInfo: any()).thenReturn(7)
    stub(creator).create("number", userInfo: any()).thenReturn("seven")

    let number: Int? = creator.create("number", userInfo: nil)
    let text: String? = creator.create("number", userInfo: nil)

    #expect(number == 7)
    #expect(text == "seven")
  }

  @Test func aPageIsMadeWithItsApp() {
    let app = XCUIApplication()
    let page = MockPageObjectsRepresentable.launch("RecipeScreen", in: app)

    verify(page).initializer(app: sameInstance(as: app))
    #expect(app.isRunning)
    #expect(app.launchEnvironment == ["screen": "RecipeScreen"])
    stub(page).app.get.thenReturn(app)
    #expect(page.app === app)
  }
}
