import Foundation
import Kagemusha
import KagemushaJSON

struct Token: Cancellable {
  func cancel() {}
}

struct Live: Client {
  var limit = 7

  func profile(id: Int) async throws -> User {
    await Task.yield()
    if id == 0 { throw NotFound(id: 0) }
    return User(id: id, name: "田中 / \"x\"", nick: nil)
  }

  func cached(id: Int) -> User? { id == 1 ? User(id: 1, name: "a", nick: "b") : nil }

  func typed(id: Int) throws(NotFound) -> [User] {
    if id == 0 { throw NotFound(id: 0) }
    return []
  }

  func ping() {}

  func load<T: Codable>(_ value: T, handler: @escaping (Result<T, NotFound>) -> Void)
    -> (any Cancellable)?
  {
    handler(value is String ? .failure(NotFound(id: 5)) : .success(value))
    return Token()
  }

  func progress(handler: (@Sendable (Double, String?) -> Void)?) {
    handler?(0.1, nil)
    handler?(1, "done")
  }

  func result(id: Int) -> Result<User, NotFound> {
    id == 0 ? .failure(NotFound(id: 0)) : .success(User(id: 1, name: "r", nick: nil))
  }

  func date() -> Date { Date(timeIntervalSinceReferenceDate: 1000.5) }
  func numbers() -> [Double] { [0.1, 1e300, 3, -2.5, 12345678.9, .infinity] }
  func post(_ body: Data) -> Int { body.first.map(Int.init) ?? 0 }
  func fetch(_ handler: @escaping (Data?, (any Error)?) -> Void) { handler(Data([1]), nil) }
  subscript(key: String) -> Int { key.count }
}

@main struct Program {
  nonisolated static func main() async throws {
    MockFailure.handleOutsideTests { print("failure: \($0.text)") }
    let file = CommandLine.arguments[1]
    await use(MockClient().forward(to: Live()).record(into: file))
    print("replay")
    await use(MockClient().replay(from: file, errors: [NotFound.self]))
    // What messages show alike is told apart.
    let client = MockClient().replay(from: file)
    precondition(client.post(Data([2])) == 2 && client.post(Data([1])) == 1)
    // The real object answers as it did.
    await Recording.check(
      file, against: MockClient().forward(to: Live()), skipping: ["load(_:handler:)"])
  }

  nonisolated static func use(_ client: MockClient) async {
    print(client.limit)
    client.limit = 9
    for id in [7, 0] {
      do {
        print(try await client.profile(id: id))
      } catch {
        print("threw \(error)")
      }
      do {
        print(try client.typed(id: id))
      } catch {
        print("threw \(error)")
      }
    }
    print(client.cached(id: 1) as Any, client.cached(id: 2) as Any)
    client.ping()
    _ = client.load(1) { print($0) }
    _ = client.load("text") { print($0) }
    client.progress { print($0, $1 as Any) }
    client.progress(handler: nil)
    print(client.result(id: 0), client.result(id: 1))
    print(client.date(), client.numbers(), client["key"])
    print(client.post(Data([1])), client.post(Data([2])))
    client.fetch { print($0?.count ?? 0, $1 == nil) }
  }
}
