/// The value that the protocols of this folder handle.
struct Recipe: Codable, Equatable, Sendable {
  struct Owner: Codable, Equatable, Sendable { var name: String }

  var id: Int
  var title: String
  var owners: [Owner]?
}

/// The error of a kitchen.
enum KitchenError: Error, Equatable { case offline, tooHot }

/// The result that a client returns at once.
final class Token: Sendable {}

/// Completion handlers of all kinds.
protocol Kitchen {
  func recipe(id: Int) -> Recipe
  func recipes() throws -> [Recipe]
  func recent() -> Result<Recipe, KitchenError>
  func cached() -> Result<Recipe, any Error>?
  func find(_ id: Int) -> Recipe?
  func load(_ id: Int, handler: @escaping (Result<Recipe, any Error>) -> Void)
  func fetch(_ id: Int, then handler: ((Recipe) -> Void)?)
  func find(_ id: Int, handler: @escaping @Sendable (Recipe?, KitchenError?) -> Void) -> Token
  func dataTask(_ path: String, handler: @escaping ([UInt8]?, Int, (any Error)?) -> Void)
  func close(_ done: @escaping () -> Void)
  func cook(
    _ id: Int, progress: ((Double) -> Void)?, success: @escaping @Sendable (Recipe) -> Void,
    failure: @escaping (KitchenError) -> Void, done: @escaping () -> Void)
  func log(_ event: String, parameters: [String: Any])
  func note(_ info: [AnyHashable: Any]?, tags: [Any])
}
