import Core

struct Item: Equatable, Sendable {
  var title: String
}

/// It has the name of its parent.
protocol Store: Core.Store {
  func reload(_ item: Item) -> [Item]
  var fallback: any Core.Store { get }
  var next: (any Store)? { get }
}

/// Its inherited requirements name the type of the other module, and its own requirements the type of this one.
protocol Reader: Base {
  func read(_ item: Item) -> Core.Item
}

enum Outer {
  protocol Delegate {
    func finish(_ item: Item, in store: any Store)
  }
}

protocol Generic<Element> {
  associatedtype Element: Store
  func first(_ items: [Item]) -> Element
}
