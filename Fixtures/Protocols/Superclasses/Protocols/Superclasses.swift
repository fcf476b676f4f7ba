nonisolated class Base {
  var title: String = "base"
  let id = 1
  private(set) var count = 0
  func name() -> String { "base" }
  func load() -> Int { 1 }
  final func fixed() -> Int { 2 }
  class func make() -> Int { 3 }
  static func shared() -> Int { 4 }
  subscript(index: Int) -> String { "base" }
}

extension Base {
  func extended() -> Int { 5 }
}

protocol Bound: Base {
  var title: String { get }
  var id: Int { get }
  var count: Int { get }
  func name() -> String
  func load() throws -> Int
  func fixed() -> Int
  func extended() -> Int
  func own(_ value: Int) -> Int
  static func make() -> Int
  static func shared() -> Int
  subscript(index: Int) -> String { get }
}

nonisolated class Derived: Base {
  let number: Int

  required init(number: Int, text: String = "") {
    self.number = number
  }

  convenience override init() {
    self.init(number: 7)
  }
}

typealias BoundDerived = AnyObject & Derived

protocol Numbered: BoundDerived {
  func next() -> Int
}

protocol Where where Self: Derived, Self: AnyObject {
  func name() -> String
  init(number: Int, text: String)
}

nonisolated class Failing {
  init?(id: Int) throws {
    if id < 0 { return nil }
  }
  init(_ names: [String], on flag: inout Bool) {
    flag = !names.isEmpty
  }
}

protocol Careful: Failing {
  func care() -> Int
}

nonisolated class Plain {
  init(size: Int = 3) {}
  required init(coder: String) {}
}

protocol Simple: Plain, Bottom {
  init(id: Int)
}

protocol Bottom: AnyObject {
  func fall() -> Int
}

@MainActor class Screen {
  var isShown = false
  init() {}
}

@MainActor protocol Shown: Screen {
  var isShown: Bool { get set }
  func show() -> Int
}

nonisolated class Box<Element> {
  var elements: [Element] = []
}

protocol IntBox: Box<Int> {
  func count() -> Int
}

nonisolated class Archived {
  let text: String
  init(text: String) { self.text = text }
  required convenience init(copying other: Archived) { self.init(text: other.text) }
  @available(*, unavailable) required init?(coder: Int) { nil }
}

protocol Archiving: Archived {
  func archive() -> String
}

nonisolated class Sized {
  let size: Int
  @available(*, unavailable) init() { size = 0 }
  init(size: Int) { self.size = size }
}

protocol Resizing: Sized {
  func resize() -> Int
}

@MainActor class Page {
  init() {}
  @available(*, unavailable, message: "use init()") required init?(coder: Int) { nil }
}

@MainActor protocol Turning: Page {
  func turn() -> Int
}

nonisolated class Stored<Value> {
  var values: [Value]
  init(_ value: Value, others: [Value]) { values = [value] + others }
  func first(or value: Value) -> Value { values.first ?? value }
}

nonisolated class Lists<Item>: Stored<[Item]> {}

nonisolated class Texts: Lists<String> {}

protocol StoredNumber: Stored<Int> {
  func first(or value: Int) -> Int
  func total() -> Int
}

protocol StoredTexts: Texts {
  func first(or value: [String]) -> [String]
}

typealias StoredFlags = Stored<Bool>

protocol Flags: StoredFlags {
  func all() -> Bool
}

nonisolated class Outer<Key> {
  nonisolated class Inner<Value> {
    let key: Key
    init(_ key: Key, value: Value) { self.key = key }
  }
}

protocol InnerUser: Outer<Int>.Inner<String> {
  func use() -> Int
}

/// Its requirements are on the actor of its class.
protocol Scrolling: Page {
  func scroll(to y: Int) -> Int
  nonisolated func tag() -> Int
}

/// Superclasses behind nested aliases, without initializers of their own.
enum Kit {
  protocol Sized { var size: Int { get } }
  class Base { var number = 1 }
  class Cell<Content> {}
  typealias SizedBase = Base & Sized
  typealias SizedCell<Content> = Cell<Content> & Sized
  class Room { typealias Cells = Cell<String> }
}
protocol OfKit: Kit.SizedBase { func use() -> Int }
protocol OfCell: Kit.SizedCell<Int> { func use() -> Int }
protocol OfRoom where Self: Kit.Room.Cells { func use() -> Int }

nonisolated class Keyring {
  struct Key: ~Copyable { let number: Int }
  typealias Done = (Int) -> Void
}

/// Types that the protocol has from its class.
protocol UsingKeys: Keyring {
  func use(_ key: borrowing Key) -> Int
  func wait(_ done: Done)
}
