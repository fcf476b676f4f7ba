/// A protocol whose mock forwards calls to a real object.
// kagemusha: mock, forwarding
protocol Fridge<Item> {
  associatedtype Item
  var capacity: Int { get set }
  func item(at index: Int) -> Item?
  mutating func put(_ item: Item) async throws
  subscript(index: Int) -> Item? { get set }
}
