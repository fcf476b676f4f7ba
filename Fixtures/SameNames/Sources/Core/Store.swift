public struct Item: Equatable, Sendable {
  public var id: Int

  public init(id: Int) {
    self.id = id
  }
}

public protocol Store {
  func load(_ item: Item) -> Item
}

public protocol Base {
  func touch(_ item: Item) -> Int
}

public enum Outer {
  public protocol Delegate {
    func finish(_ item: Item)
  }
}

public protocol Unique {
  func only() -> Int
}
