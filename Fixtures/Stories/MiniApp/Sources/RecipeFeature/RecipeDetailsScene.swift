/// The screen of one recipe, as far as it is no view.
public struct RecipeDetailsScene {
  private let environment: any Environment

  public init(environment: any Environment) {
    self.environment = environment
  }

  /// Loads a recipe, and gives the text of the screen.
  public func show(recipe id: Int, _ render: @escaping (String) -> Void) {
    environment.activityLogger.post("show recipe \(id)")
    environment.client.sendRequest(RecipeRequest(id: id)) { result in
      switch result {
      case .success(let recipe): render("\(recipe.id): \(recipe.title)")
      case .failure(let error): render("failed: \(error)")
      }
    }
  }

  /// Opens the recipe's web page.
  public func openPage(of id: Int) -> Bool {
    environment.urlSchemeOpener.open("https://example.com/recipes/\(id)")
  }
}
