protocol Environment {
  var client: Client { get }
  var logger: any Logger { get set }
  var session: any Session { get async throws }
  var delegate: Delegate? { get }
  var opener: Opener! { get }
  var count: Int { get }
  func makeClient() -> any Client
  func open() async -> any Session
  func open() -> any Session
  func connect() throws(Offline) -> any Session
  func cached() -> (any Session)?
  func client(named name: String) -> any Client
  func store() -> any Store<Int>
  func other() -> any Opener
  func other() -> any Logger
  static var shared: any Client { get }
}

struct Offline: Error {}

protocol Client {
  var environment: Environment { get }
  var session: any Session { get }
  func send(_ request: String) -> Int
}

protocol Logger: AnyObject, Sendable {
  var parent: any Logger { get }
  func log(_ text: String)
}

protocol Session: Actor {
  var first: any Logger { get }
  var client: any Client { get }
  var id: Int { get }
}

protocol Delegate: AnyObject {
  func didOpen() -> Bool
}

@MainActor
protocol Opener {
  var delegate: Delegate? { get }
  nonisolated var logger: any Logger { get }
  func open(_ url: String) -> Bool
}

protocol Store<Item> {
  associatedtype Item
  var first: Item? { get }
  var client: any Client { get }
}

protocol Sink<Input, Item> {
  associatedtype Item
  associatedtype Input
  func take(_ input: Input) -> Item
}

typealias AnyClient = any Client

protocol Uses {
  associatedtype Logger
  typealias Own = Delegate
  var mocks: Int { get }
  var aliased: AnyClient { get }
  var generic: Logger { get }
  var both: any Client & Sendable { get }
  var list: [any Client] { get }
  var openStore: any Store { get }
  var sink: any Sink<String, Int> { get }
  var type: any Client.Type { get }
  func sending() -> sending any Client
  func rethrowing(_ body: () throws -> Void) rethrows -> any Client
}

// kagemusha: mock, shallow
protocol Flat {
  var client: any Client { get }
}

// kagemusha: skip
protocol Hidden {
  var id: Int { get }
}

protocol Showing: Flat {
  var hidden: any Hidden { get }
  #if KAGEMUSHA_FLAG
    var flagged: any Flagged { get }
  #else
    var flagged: any Client { get }
  #endif
}

#if KAGEMUSHA_FLAG
  protocol Flagged {
    var id: Int { get }
  }
#endif

@available(macOS 99, *)
protocol Newer {
  var client: any Client { get }
}

@available(macOS 99, *)
protocol Newest {
  var newer: any Newer { get }
}

enum Screen {
  struct Client: Equatable {}

  protocol Delegate {
    var client: Client { get }
    var owner: any Owner { get }
    var logger: any Logger { get }
  }

  protocol Owner {
    var delegate: any Delegate { get }
    var top: any Environment { get }
  }
}

protocol Sheet {
  var delegate: any Screen.Delegate { get }
}

@MainActor
class Controller {
  let name: String
  init(name: String) { self.name = name }
}

@MainActor
protocol Presenter: Controller {
  var sheet: any Sheet { get }
}

protocol Presenting {
  var presenter: any Presenter { get }
}
