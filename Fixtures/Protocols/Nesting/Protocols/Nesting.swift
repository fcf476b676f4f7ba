struct Alpha {
  enum Kind: Equatable { case plain }
  typealias Number = Int

  struct Deep {
    struct Payload: Equatable { var id = 0 }

    protocol Delegate {
      func tell(_ kind: Kind, _ payload: Payload, _ text: Text) -> Number
      static func make(_ kind: Kind) -> [Payload]
    }
  }

  protocol Delegate {
    func tell(_ kind: Kind) -> Deep.Payload
  }
}

protocol Outside: Alpha.Deep.Delegate, Alpha.Delegate {
  func ask() -> Alpha.Kind
}

class Beta {
  class Kind {}
  protocol Delegate: AnyObject {
    var kind: Kind? { get set }
    static var count: Int { get set }
  }
}

actor Gamma {
  protocol Delegate {
    func run() async -> Int
  }
}

enum Delta {}

extension Delta {
  protocol Delegate {
    func run() -> Int
  }
}

private struct Hidden {}

extension Hidden {
  protocol Delegate {
    func run()
  }
}

extension Delta {
  fileprivate enum Secret {}
}

extension Delta.Secret {
  protocol Delegate {
    func run()
  }
}

public struct Epsilon {
  public enum Sub {}
}

extension Epsilon {
  public protocol Delegate {
    func run() -> Int
  }
}

extension Epsilon.Sub {
  public protocol Delegate {
    func run()
    init(id: Int)
    subscript(index: Int) -> Int { get }
  }
}

@available(macOS 13, iOS 16, *)
enum Zeta {
  @available(macOS 14, iOS 17, *)
  class Inner {
    protocol Delegate {
      func run() -> Int
      static func start()
    }
  }
}

@available(*, deprecated, message: "use Zeta")
enum Eta {
  enum Kind { case one }
  protocol Delegate {
    func run(_ kind: Kind) -> Int
    static func start()
  }
}

protocol Source<Value> {
  associatedtype Value
  func next() -> Value
}

enum Theta {
  struct Item: Equatable {}
  protocol Ordered {}
  typealias Pair = (Item, Item)
  protocol Bound: Source<Item> {}
  protocol Same: Source where Value == [Item] {}
  protocol Paired: Source<Pair> {}
  protocol Constrained: Source where Value: Ordered {}
}

/// Inherits bindings of associated types that name types beside its parents.
protocol Beyond: Theta.Bound { func run() }
protocol BeyondSame: Theta.Same {}
protocol BeyondPaired: Theta.Paired {}
protocol BeyondConstrained: Theta.Constrained {}
