public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

public struct Recipe: Codable, Equatable, Sendable {
  public var id: Int
  public var title: String

  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

public struct RecipeRequest: GarageRequest {
  public var id: Int
  public var path: String { "/recipes/\(id)" }

  public init(id: Int) {
    self.id = id
  }

  public func makeResponse(from data: Data, urlResponse: HTTPURLResponse) throws -> Recipe {
    try JSONDecoder().decode(Recipe.self, from: data)
  }
}

public struct RelatedRecipesRequest: GarageRequest {
  public var id: Int
  public var path: String { "/recipes/\(id)/related" }

  public init(id: Int) {
    self.id = id
  }

  public func makeResponse(from data: Data, urlResponse: HTTPURLResponse) throws -> [Recipe] {
    try JSONDecoder().decode([Recipe].self, from: data)
  }
}
