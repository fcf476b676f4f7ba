import Foundation

public struct User: Equatable, Sendable {
  public var id: Int
  public init(id: Int) { self.id = id }
}

public protocol Repository: Sendable {
  var limit: Int { get set }
  var store: any Store<User> { get }
  init(path: String)
  func user(id: Int) async throws -> User
  func save(_ user: User, completion: @escaping @Sendable (Result<Date, any Error>) -> Void)
  subscript(id: Int) -> User? { get }
  static func shared(_ name: String) -> Int
}

public protocol Store<Item>: Sendable {
  associatedtype Item: Sendable
  typealias Items = [Item]
  var all: Items { get }
}

@MainActor
public protocol Screen: AnyObject, Hashable {
  var delegate: (any Outer.Delegate)? { get }
  func show(_ url: URL)
}

public enum Outer {
  public protocol Delegate {
    var store: any Store<Int> { get }
    func didShow() -> Bool
  }
}

public protocol Clock: Actor {
  func now() -> Int
}

open class Controller {
  public init() {}
}

public protocol Presenter: Controller {
  func present(_ mock: Int)
  func mocks() -> Int
}

protocol Hidden {
  func secret()
}
