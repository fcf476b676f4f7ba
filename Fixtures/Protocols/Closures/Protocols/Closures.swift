protocol Closures {
  func escaping(_ body: @escaping (Int) -> String)
  func optional(_ body: ((Int) -> String)?)
  func sendable(_ body: @escaping @Sendable () -> Void)
  func mainActor(_ body: @escaping @MainActor (Int) -> Void)
  func show(_ id: Int, then done: (@MainActor @Sendable () -> Void)?)
  func save(_ id: Int, then done: @escaping @MainActor (Text?, (any Error)?) -> Void) -> Bool
  func fetch(_ id: Int, handler: @escaping Handler)
  func wait(_ handler: @escaping Handler)
  func local(_ body: (Int) -> String) -> String
  func twoLocals(_ first: () -> Int, second: () -> Int) -> Int
  func throwing(_ body: () throws -> Int) throws -> Int
  func waiting(_ body: (Int) async throws -> Int) async throws -> Int
  func typed(_ body: (Int) -> Int) throws(Failure) -> Int
  func lazy(_ value: @autoclosure () -> Int) -> Int
  func completion(id: Int, completion: @escaping (Result<String, any Error>) -> Void)
  var handler: ((Int) -> Void)? { get set }
  var transform: (Int) -> Int { get }
}

enum Failure: Error { case bad }

/// Is not `Sendable`.
final class Text { let text = "text" }

typealias Handler = (Result<String, any Error>) -> Void
