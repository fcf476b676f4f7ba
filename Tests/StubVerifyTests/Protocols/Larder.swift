/// Generic requirements, of which a test may mean all types at once.
protocol Larder {
  func store<T>(_ value: T, on shelf: Int)
  func pair<T>(_ first: T, _ second: T) -> Int
  func take<T: Decodable>(_ type: T.Type, from shelf: Int) throws -> T
  func find<T>(on shelf: Int) -> T?
  func cook<T: Ingredient>(_ ingredients: [T]) -> Int
  func serve<T: Sendable>(_ value: T) async -> T
}

/// An ingredient that can be cooked.
// kagemusha: skip
protocol Ingredient {}

extension Int: Ingredient {}
extension String: Ingredient {}
