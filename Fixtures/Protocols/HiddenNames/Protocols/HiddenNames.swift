struct Item: Equatable { var number = 0 }
struct Wallet: Equatable { var coins = 0 }
enum State: Equatable {
  case on
  enum Detail: Equatable { case bright }
}

/// Types of the file, which the associated types and aliases of other protocols hide.
protocol Catalog {
  var wallet: Wallet { get }
  func item(in state: State.Detail) -> [Item]
  func keep<Item>(_ item: Item, for wallet: Wallet) -> Item
}

protocol GenericCatalog: Catalog {
  associatedtype Item
  func add(_ item: Item)
}

protocol Stateful {
  typealias State = Bool
  func change(to state: State) -> State
}

protocol StatefulCatalog: Stateful, Catalog {}

protocol Constrained: Catalog {
  associatedtype Wallet: Collection<Int>
  associatedtype State: Comparable
  func pay(_ wallet: Wallet, in state: State) -> Int
}

/// Types beside nested protocols, which hide those of the file.
enum Market {
  struct Item: Equatable { var price = 0 }

  enum Stall {
    struct Wallet {}
    protocol Shop: Catalog {
      func sell(_ item: Item, for wallet: Wallet)
    }
    protocol Fair: Shop {
      associatedtype Item
      func show(_ item: Item)
    }
  }
  protocol Trader {
    func trade(_ item: Item) -> Item
  }
}

protocol Merchant: Market.Trader {
  associatedtype Item
  associatedtype Market
  func buy(_ item: Item, on market: Market)
}

/// An associated type with the name of the enclosing type.
struct Host {
  enum Kind: Equatable { case plain }
  protocol Guest {
    associatedtype Host
    func visit(_ host: Host)
  }
  protocol Lodger: Guest where Host == Kind {
    func pay() -> Host
  }
}
protocol Owner: Host.Lodger { func own() -> Int }

enum Street {
  enum `The house` {
    protocol Door {
      func open() -> `The house`?
      func `= =`(_ number: Int) -> Int
    }
  }
}
