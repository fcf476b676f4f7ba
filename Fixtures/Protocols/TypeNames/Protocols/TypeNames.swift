typealias Completion = (Int) -> Void
typealias Transform<Value> =
  @Sendable (Value) throws
  -> Value

struct Comment: Equatable { var id = 0 }
struct Issue {}
struct Test {}
struct Notification {}

/// Types that test frameworks have, too, and closures behind aliases.
protocol TypeNames {
  func comment(_ comment: Comment, on issue: Issue?) -> [Test]
  func notify(_ notification: Notification)
  func each(_ body: Completion)
  func later(_ body: @escaping Completion, or: Completion?)
  func transform(_ body: Transform<Int>) throws -> Int
}

enum Client {
  typealias Handler = () -> Void
  enum Error: Swift.Error { case lost }

  protocol Service {
    func load(_ handler: Handler) throws -> Int
    func save() throws(Error)
  }
}

protocol Failing {
  associatedtype Error: Swift.Error
  func fail() throws -> Int
  func typed() throws(Error)
}
