/// The types that requirements use.
enum Vocabulary {
  /// The module that all others import.
  static let library = """
    public struct Item: Hashable, Sendable { public init() {} }
    public final class Box { public init() {} }
    open class Node { public init() {} }
    public actor Worker { public init() {} }
    public enum Fault: Error { case fault }
    public protocol Shape: Sendable {}
    public struct Circle: Shape { public init() {} }
    public protocol Source<Element> { associatedtype Element }
    public struct List: Source {
      public typealias Element = Int
      public init() {}
    }
    public struct Wrapper<T> { public init() {} }
    public struct Token: ~Copyable { public init() {} }
    public enum Outer {
      public struct Inner: Hashable, Sendable { public init() {} }
    }
    public typealias Numbers = [Int]
    public typealias Action = () -> Void
    public typealias Completion<T> = (Result<T, any Error>) -> Void
    public typealias Later<T> = Completion<T>
    public typealias Pair<T> = (T, T)
    public typealias Whole = Int
    public typealias Count = Whole
    public typealias Run<T> = [T]
    public typealias Series<T> = Run<T>
    public typealias Maybe<T> = T?
    @globalActor public actor Background { public static let shared = Background() }
    public struct Clash { public init() {} }
    """

  /// Returns the first lines of the module with the protocols.
  ///
  /// - Parameter isExported: Whether other modules see the types without `@testable`.
  static func module(isExported: Bool) -> String {
    let access = isExported ? "public " : ""
    return """
      import Lib

      \(access)struct Clash {}
      \(access)struct Local: Sendable {
        \(access)enum Part { case one }
      }
      \(access)protocol Kind {}
      \(access)struct Sort: Kind {}
      \(access)struct Pile<T> {}
      \(access)typealias Stack = [Int]
      \(access)typealias Heap<T> = Pile<T>
      """
  }
}
