struct Book: Equatable {
  var id: Int
  var title: String
}

final class Shelf {
  let number: Int
  init(number: Int) { self.number = number }
}

struct NotFound: Error, Equatable {}

protocol Library {
  var name: String { get }
  var limit: Int { get set }
  var selection: Int? { get set }
  var checked: Int { get throws }
  var remote: Int { get async throws }
  func open()
  func find(_ title: String) -> Int
  func rename(_ title: String?, at index: Int) -> Bool
  func load(id: Int) async throws -> Book
  func strict(id: Int) throws(NotFound) -> Book
  func put(_ book: Book, on shelf: Shelf)
  func take(from shelf: Shelf?) -> Book?
  func visit(_ body: (Book) -> Void)
  func fetch(id: Int, completion: @escaping (Book) -> Void)
  func retry(onFailure handler: ((String) throws -> Bool)?)
  func tag(_ tags: [String], count: Int) -> Int
  func mark(_ marks: Set<Int>)
  func annotate(_ notes: [String: Int])
  func archive(_ books: [Book])
  func weigh(_ title: String) -> Int
  func weigh(_ title: String) -> Double
  func lend(_ title: String?, to reader: String)
  func lend(_ title: String, to reader: String?)
  func scan(_ text: String) throws -> Int
  func scan(_ text: Substring) throws
  func decode<T>(_ text: String) -> T?
  func store<T>(_ value: T)
  func trim(_ text: inout String)
  func place(of title: String) -> (shelf: Int8, row: Int, note: String?)
  subscript(title: String) -> Int { get set }
  subscript(index: Int) -> String? { get set }
}

protocol Catalogue<Item> {
  associatedtype Item
  associatedtype Key: Hashable
  var first: Item? { get set }
  func item(_ key: Key) -> Item?
  mutating func insert(_ item: Item, for key: Key)
  func map<T>(_ transform: @escaping (Item) -> T, with value: T) -> [T]
  func sort<T>(_ hint: sending T, by key: @escaping @Sendable (T, Item) async throws -> Int)
    async rethrows -> [Item]
  func count(where isWanted: @escaping (Item) throws -> Bool) rethrows -> Int
}

protocol Glossary {
  associatedtype Term
  func entry(_: String) -> Int
  func entry(_: Term) -> Term
}

@MainActor
protocol Reader {
  var page: Int { get set }
  func turn(to page: Int) async
}

enum Desk {
  protocol Delegate: Sendable {
    func ringTwice(_ times: Int)
  }
}

protocol Machine: AnyObject {
  init(label: String)
  static func count() -> Int
  func copy() -> Self
}

// kagemusha: mock
nonisolated class Bookcase {
  enum Error: Swift.Error { case full }

  var width = 3
  private(set) var rows = 0
  class var material: String { "oak" }
  init() { rows = books(on: 1).count }
  init(width: Int) { self.width = width }
  func books(on row: Int) -> [String] { Array(repeating: "book \(row)", count: width) }
  func add(_ title: String) throws(Error) -> Int { throw .full }
  func move(_ titles: [String], to row: Int) throws { throw Error.full }
  func lend(_ title: String?) -> Int { 1 }
  func lend(_ title: String) -> Int? { 2 }
  func sort(_ key: (String) throws -> Int) rethrows -> Int { try key("book") }
  subscript(row: Int) -> String {
    get { "row \(row)" }
    set { width = newValue.count }
  }
}

nonisolated enum Storage {
  // kagemusha: mock
  nonisolated class Box<Item> {
    var items: [Item]
    required init(_ items: [Item]) { self.items = items }
    func first() -> Item? { items.first }
    func itself() -> Self { self }
  }
}
