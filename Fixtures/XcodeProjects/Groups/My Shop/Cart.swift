import Core

struct Item: Equatable {
  var price: Price
}

protocol Cart: Store where Value == Item {
  var total: Price { get }
  func add(_ item: Item) async throws
}
