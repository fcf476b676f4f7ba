/// Completion handlers of all kinds, of methods that return something and of those that do not.
protocol Waiter {
  func order(_ id: Int, handler: @escaping (Recipe?, KitchenError?) -> Void)
  func take(_ id: Int, handler: @escaping (Result<Recipe, KitchenError>) -> Void) -> Token
  func give(_ id: Int, handler: @escaping (Recipe) -> Void) -> Token
  func weigh(_ id: Int, handler: @escaping (Int, Double, String?) -> Void) -> Token
  func ring(_ done: @escaping () -> Void) -> Token
  func show(_ id: Int, done: @escaping @MainActor (Recipe) -> Void)
}
