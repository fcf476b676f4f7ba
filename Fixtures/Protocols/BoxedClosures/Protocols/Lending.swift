struct File: ~Copyable { var size = 3 }
final class Page { var number = 1 }

/// Closures of generic methods that borrow a value: at run time (6.3.1), their types inside of those are others.
protocol Lending {
  func withFile<R>(at path: String, _ body: (borrowing File) throws -> R) rethrows -> R
  func withPage<R>(_ body: (borrowing Page, R) -> R, _ start: R) -> R
  func later<R>(_ body: @escaping (borrowing File) -> R) -> Int
  func maybe<R>(_ body: ((borrowing File) -> R)?) -> Int
  func wait<R: Sendable>(_ body: @Sendable (borrowing File) async throws -> R) async rethrows -> R
}
