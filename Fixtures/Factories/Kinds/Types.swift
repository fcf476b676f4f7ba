import Foundation

// What a factory must make of each kind of parameter.

protocol SessionType {
  func send(_ text: String) -> Int
}

protocol Clock: Sendable {
  func now() -> Int
}

protocol Shelf<Item> {
  associatedtype Item
  func top() -> Item
}

@MainActor protocol Router {
  func show(_ page: Int)
}

protocol Watching: AnyObject {
  func changed()
}

protocol Keeper: Actor {
  func keep(_ value: Int) async
}

enum Screen {
  protocol Delegate {
    func close()
  }
}

typealias AnySession = any SessionType

// MARK: - Shared instances

final class Bus: Sendable {
  static let shared = Bus()
}

final class Sender {
  let bus: Bus
  let session: any SessionType

  init(bus: Bus = .shared, session: AnySession) {
    self.bus = bus
    self.session = session
  }
}

final class Receiver {
  let bus: Bus
  init(_ bus: Bus) { self.bus = bus }
}

/// The same dispatcher for both, in a layer that has it to itself.
final class Wires {
  let sender: Sender
  let receiver: Receiver
  let bus: Bus

  init(sender: Sender, receiver: Receiver, on bus: Bus) {
    self.sender = sender
    self.receiver = receiver
    self.bus = bus
  }
}

/// A second layer that needs the same mock, and the first one.
struct Logic {
  let session: any SessionType
  let wires: Wires
  let names: [String]
}

/// What two layers need is passed on to both.
final class App {
  let logic: Logic
  let wires: Wires
  let ear: Receiver

  init(logic: Logic, wires: Wires, ear: Receiver) {
    self.logic = logic
    self.wires = wires
    self.ear = ear
  }
}

// MARK: - Parameters

struct Settings {
  var name: String
  var limit = 5
  let mode: Mode
  let base: URL
}

enum Mode: Equatable {
  case fast(retries: Int, pause: Double), slow
}

class Shop<Value> {
  let shelf: any Shelf<Value>
  init(shelf: any Shelf<Value>) { self.shelf = shelf }
}

final class BookShop: Shop<String> {}

final class Generic {
  let clock: any Clock
  init<C: Clock>(clock: C) { self.clock = clock }
}

final class Opaque {
  weak var watcher: (any Watching)?
  let delegate: any Screen.Delegate
  let keeper: any Keeper
  init(
    _ watcher: (any Watching & AnyObject)?, delegate: some Screen.Delegate, for keeper: any Keeper
  ) {
    self.watcher = watcher
    self.delegate = delegate
    self.keeper = keeper
  }
}

final class Hidden: Sendable {
  static let shared = Hidden()
  private init() {}
}

final class Node {
  let parent: Node?
  init(parent: Node? = nil) { self.parent = parent }
}

class Base {
  let session: any SessionType
  init(session: any SessionType) { self.session = session }
}

final class Derived: Base {}

final class Screenful {
  let settings: Settings
  let shop: Shop<Int>
  let generic: Generic
  let opaque: Opaque
  let title: String
  let retries: Int
  let derived: Derived
  let hidden: Hidden
  let node: Node
  let seen: [Int]
  let tags: [String]
  let onClose: (Int, String) -> Void
  let cache: Cache

  init(
    settings: Settings, shop: Shop<Int>, generic: Generic, opaque: Opaque, title: String,
    retries: Int = 3, derived: Derived, hidden: Hidden = .shared, node: Node, seen: [Int],
    _ tags: String..., onClose: @escaping (Int, String) -> Void, `in` cache: Cache,
    `default` isDefault: Bool = true, session: AnySession
  ) {
    self.settings = settings
    self.shop = shop
    self.generic = generic
    self.opaque = opaque
    self.title = title
    self.retries = retries
    self.derived = derived
    self.hidden = hidden
    self.node = node
    self.seen = seen
    self.tags = tags
    self.onClose = onClose
    self.cache = cache
  }
}

actor Cache {
  let clock: any Clock
  init(clock: any Clock) { self.clock = clock }
}

// MARK: - Effects and isolation

struct Broken: Error {}

final class Database {
  let path: String
  init(path: String, clock: any Clock) throws {
    if path.isEmpty { throw Broken() }
    self.path = path
  }
}

final class Storage {
  let database: Database
  let session: any SessionType
  init(database: Database, session: any SessionType) async {
    self.database = database
    self.session = session
  }
}

final class Archive {
  let storage: Storage
  init(storage: Storage) { self.storage = storage }
}

@MainActor final class Presenter {
  let router: any Router
  let settings: Settings
  init(router: any Router, settings: Settings) {
    self.router = router
    self.settings = settings
  }
}

@MainActor struct Window {
  let presenter: Presenter
}

#if os(Linux) || os(macOS) || os(Windows)
  final class Terminal {
    let clock: any Clock
    init(clock: any Clock) { self.clock = clock }

    init(clock: any Clock, width: Int, height: Int) { self.clock = clock }

    // kagemusha: factory
    init(clock: any Clock, width: Int) { self.clock = clock }
  }
#endif

extension Screen {
  // kagemusha: factory
  struct Frame {
    let delegate: any Delegate
    var size: Size

    struct Size {
      var width: Double
      var height = 2.5
    }
  }
}
