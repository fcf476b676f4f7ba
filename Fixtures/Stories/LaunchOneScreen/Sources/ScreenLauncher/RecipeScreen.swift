/// The screen of a recipe.
final class RecipeScreen {
  private(set) var title = ""
  private let service: any RecipeService

  init(service: any RecipeService) {
    self.service = service
  }

  func load(id: Int) {
    service.load(id: id) { [weak self] result in
      switch result {
      case .success(let recipe): self?.title = recipe.title
      case .failure: self?.title = "error"
      }
    }
  }
}

/// Starts one screen alone.
struct Launcher {
  private let creator: any Creatable

  init(creator: any Creatable) {
    self.creator = creator
  }

  /// The screen; nil if nobody knows its identifier.
  func recipeScreen(id: Int) -> RecipeScreen? {
    let screen: RecipeScreen? = creator.create("RecipeScreen", userInfo: ["id": id])
    screen?.load(id: id)
    return screen
  }
}
