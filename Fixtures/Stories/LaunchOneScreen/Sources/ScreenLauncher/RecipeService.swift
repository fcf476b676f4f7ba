struct Recipe: Decodable, Equatable {
  var id: Int
  var title: String
  var author: Author?

  struct Author: Decodable, Equatable {
    var name: String
  }
}

struct Hoge: Decodable, Equatable {
  var hoge: String
}

struct ServiceError: Error, Equatable {}

protocol HogeService {
  func recipe(id: Int) -> Hoge
}

protocol RecipeService {
  func recipe(id: Int) async throws -> Recipe
  func cached(id: Int) -> Recipe?
  func recent() -> Result<[Recipe], ServiceError>
  func kept(id: Int) -> Result<Recipe, ServiceError>?
  func load(id: Int, completion: @escaping (Result<Recipe, ServiceError>) -> Void)
}
