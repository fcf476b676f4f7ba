import Foundation
import Kagemusha
import KagemushaJSON
import Testing

@testable import ScreenLauncher

/// Models from JSON that the test hands over.
@Suite struct JSONTests {
  private let service = MockRecipeService()
  private let soup = Recipe(id: 100, title: "味噌汁", author: Recipe.Author(name: "田中"))

  @Test func aText() {
    let service = MockHogeService()
    stub(service).recipe(id: 100).thenReturn(json: #"{"hoge": "fuga"}"#)
    #expect(service.recipe(id: 100) == Hoge(hoge: "fuga"))
  }

  @Test func aFile() async throws {
    stub(service).recipe(id: 100).thenReturn(jsonFile: "recipe.json", in: .module)
    let recipe = try await service.recipe(id: 100)
    #expect(recipe == soup)
  }

  @Test func insideOfOptionals() {
    stub(service).cached(id: 100).thenReturn(jsonFile: "recipe.json", in: .module)
    #expect(service.cached(id: 100) == soup)
  }

  @Test func insideOfResults() {
    stub(service).recent().thenReturn(json: #"[{"id": 1, "title": "肉じゃが"}]"#)
    stub(service).kept(id: 100).thenReturn(jsonFile: "recipe.json", in: .module)
    #expect(service.recent() == .success([Recipe(id: 1, title: "肉じゃが")]))
    #expect(service.kept(id: 100) == .success(soup))
  }

  @Test func inACompletionHandler() {
    stub(service).load(id: any(), completion: any()).thenComplete(json: #"{"id": 1, "title": "a"}"#)
    var loaded: Result<Recipe, ServiceError>?
    service.load(id: 1) { loaded = $0 }
    #expect(loaded == .success(Recipe(id: 1, title: "a")))
  }

  @Test func aFileThatDoesNotDecodeNamesTheKey() {
    withKnownIssue {
      _ = stub(service).recent().thenReturn(jsonFile: "broken.json", in: .module)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        MockRecipeService.recent() cannot answer with 'broken.json'
          stub      recent()   JSONTests.swift:46
          wanted    Array<Recipe>
          problem   the key 'name' is missing
          at        [1].author.name
          hint      add the value to the JSON, or make the property optional
        """
      ]
    }
  }
}
