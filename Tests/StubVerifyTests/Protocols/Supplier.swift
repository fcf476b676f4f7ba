/// A protocol with everything that a mock can record: results, errors and completion handlers of all kinds.
// kagemusha: mock, recording
protocol Supplier {
  var name: String { get set }
  func price(of item: String) throws -> Int
  func deliver(_ item: String) async throws -> Recipe
  func order(_ item: String, handler: @escaping (Result<Recipe, DeliveryError>) -> Void) -> Token?
  func check(_ item: String, handler: ((Bool, String?) -> Void)?) throws
  func notify(handler: @escaping @Sendable (Int) -> Void)
  func track(_ item: String, handler: @escaping @Sendable (Int, String) -> Void)
}

/// The error of a delivery.
struct DeliveryError: Error, Codable, Equatable {
  var item: String
}
