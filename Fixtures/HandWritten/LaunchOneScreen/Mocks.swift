import Foundation
import XCTestStandIn

@testable import ScreenLauncher

final class HandMadeCreatable: Creatable {
  private var makers: [(identifier: String, make: () -> Any)] = []
  private(set) var created: [(identifier: String, userInfo: [AnyHashable: Any]?)] = []

  func stub<T>(_ identifier: String, _ value: @escaping () -> T) {
    makers.append((identifier, value))
  }

  func create<T>(_ identifier: String, userInfo: [AnyHashable: Any]?) -> T? {
    created.append((identifier, userInfo))
    for maker in makers.reversed() where maker.identifier == identifier {
      if let made = maker.make() as? T { return made }
    }
    return nil
  }
}

final class HandMadePage: PageObjectsRepresentable {
  let app: XCUIApplication

  init(app: XCUIApplication) {
    self.app = app
  }
}

final class HandMadeHogeService: HogeService {
  private(set) var ids: [Int] = []
  var json = "{}"

  func recipe(id: Int) -> Hoge {
    ids.append(id)
    do {
      return try decode(json)
    } catch {
      fatalError("\(error)")
    }
  }
}

final class HandMadeRecipeService: RecipeService {
  private(set) var recipeIDs: [Int] = []
  private(set) var cachedIDs: [Int] = []
  private(set) var recentCount = 0
  private(set) var keptIDs: [Int] = []
  private(set) var loadedIDs: [Int] = []
  var recipeJSON: [Int: String] = [:]
  var cachedJSON: [Int: String] = [:]
  var recentJSON: String?
  var keptJSON: [Int: String] = [:]
  var loadJSON: [Int: String] = [:]

  func recipe(id: Int) async throws -> Recipe {
    recipeIDs.append(id)
    guard let json = recipeJSON[id] else { throw ServiceError() }
    return try decode(json)
  }

  func cached(id: Int) -> Recipe? {
    cachedIDs.append(id)
    return cachedJSON[id].flatMap { try? decode($0) }
  }

  func recent() -> Result<[Recipe], ServiceError> {
    recentCount += 1
    guard let recipes: [Recipe] = recentJSON.flatMap({ try? decode($0) }) else {
      return .failure(ServiceError())
    }
    return .success(recipes)
  }

  func kept(id: Int) -> Result<Recipe, ServiceError>? {
    keptIDs.append(id)
    guard let json = keptJSON[id] else { return nil }
    guard let recipe: Recipe = try? decode(json) else { return .failure(ServiceError()) }
    return .success(recipe)
  }

  func load(id: Int, completion: @escaping (Result<Recipe, ServiceError>) -> Void) {
    loadedIDs.append(id)
    guard let json = loadJSON[id], let recipe: Recipe = try? decode(json) else {
      return completion(.failure(ServiceError()))
    }
    completion(.success(recipe))
  }
}

func decode<Value: Decodable>(_ json: String) throws -> Value {
  try JSONDecoder().decode(Value.self, from: Data(json.utf8))
}

func json(file name: String, in bundle: Bundle) throws -> String {
  guard let url = bundle.url(forResource: name, withExtension: nil) else { throw ServiceError() }
  return try String(contentsOf: url, encoding: .utf8)
}
