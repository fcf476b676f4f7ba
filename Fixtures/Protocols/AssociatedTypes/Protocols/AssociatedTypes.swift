protocol Store {
  associatedtype Item: Hashable, Sendable
  associatedtype Failure: Error
  typealias Handler = (Result<Item, Failure>) -> Void
  func load(_ id: Int) throws(Failure) -> Item
  func save(_ items: [Item], handler: @escaping Handler) -> Self
  static func empty() -> Self
}

protocol IntStore: Store where Item == Int, Failure == Never {
  func sum() -> Item
}

protocol Pipeline<Input, Output> {
  associatedtype Input
  associatedtype Output: Collection where Output.Element == Input
  func run(_ input: Input) async -> Output
  func same(as other: Self) -> Bool
  func map<T>(_ transform: @escaping (Input) -> T) -> [T]
}
