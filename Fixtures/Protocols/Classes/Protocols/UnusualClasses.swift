/// Its `where` clause is about a type that a subclass binds, so that the subclass keeps the member.
nonisolated class Sorter<Element> {
  init() {}
  func sort() where Element: Comparable {}
  func count() -> Int { 1 }
}

// kagemusha: mock
nonisolated class NameSorter: Sorter<String> {}

/// No function type has two variadic parameters, so that the class never answers.
// kagemusha: mock
nonisolated class Joiner {
  init() {}
  func join(_ numbers: Int..., names: String...) -> Int { numbers.count + names.count }
}

// kagemusha: mock
nonisolated class Ballot {
  enum Bool { case yes, no }
  var votes = 1
  init() {}
  func count(_ body: (Int) -> Void) { body(votes) }
}

/// Only objects of Objective-C have some of these members.
// kagemusha: mock
nonisolated class Document {
  init() {}
  var hash: String { "sha" }
  var superclass: Int { 1 }
  var description: String { "document" }
  func copy() -> Document { self }
  func isProxy() -> Bool { true }
}

/// Its own name stands for it with its arguments, which are others in a subclass.
// kagemusha: mock
nonisolated class Tree<Value> {
  class Visitor {}
  enum Order { case up, down }
  var parent: Tree?
  init() {}
  func merge(_ other: Tree, _ order: Tree.Order) -> [Tree] { [other] }
  func visit(_ body: (Tree) -> Tree?, by visitor: Visitor) {}
}

// kagemusha: mock
nonisolated class NameTree: Tree<[String]> {}

/// The errors of an autoclosure are thrown before the class is called.
// kagemusha: mock
nonisolated class Asserter {
  init() {}
  func check(_ value: @autoclosure () throws -> Int) rethrows -> Int { try value() }
  func check(both value: @autoclosure () throws -> Int, _ other: () throws -> Int) rethrows -> Int {
    try value() + other()
  }
  func run<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int { try body() }
  func quit() -> Never { fatalError() }
}

@propertyWrapper nonisolated struct Fixed<Value> {
  let wrappedValue: Value
  init(_ value: Value) { wrappedValue = value }
}

/// The wrapper has no setter, and one of the initializers is not for all systems.
// kagemusha: mock
nonisolated class Board {
  @Fixed(3) var width: Int
  init(name: String) {}
  #if os(Linux)
    init(size: Int) {}
  #else
    init(area: Int) {}
  #endif
  func clear() {}
}

nonisolated class WorkQueue<Job> {
  init(_ first: Job) {}
  func push(_ job: Job) -> [Job] { [job] }
}

/// A closure in place of a generic parameter may escape.
// kagemusha: mock
nonisolated class ClosureQueue: WorkQueue<() -> Void> {}

/// A mock can be called like the class where it can repeat a default argument.
// kagemusha: mock
nonisolated class Defaulted<Value: ExpressibleByNilLiteral> {
  enum Kind {
    case first
    fileprivate static var hidden: Kind { .first }
  }
  fileprivate static var secret: Int { 3 }
  init() {}
  func load(_ number: Int = 20, animated: Bool = false) -> Int { number }
  func open(_ kind: Kind = .first, file: StaticString = #fileID, then: () -> Void = {}) {}
  func hide(
    _ kind: Kind = .hidden, number: Int = Defaulted<Int?>.secret,
    _ value: Value = Value(nilLiteral: ())
  ) {}
  subscript(index: Int, or other: Int = 0) -> Int { index }
  class func make(_ number: Int = 3) -> Int { number }
}

// kagemusha: mock
nonisolated class LeftToTheClass<Item> {
  init() {}
  init(of count: Int..., of limit: Int) {}
  init(from step: Int = 1, from start: String, to end: Int = 2) {}
  init(made: (Int, LeftToTheClass) -> Int) {}
  init(making: (Int, Self) -> Self) {}
  subscript(of value: sending Int) -> Int {
    get { 1 }
    set {}
  }
  func made<Items: Sequence>(of items: Items) -> Self { self }
  func count<Items: Sequence>(of items: Items) -> Int { 2 }
}

nonisolated class Command<Input, Output> {
  init() {}
  func execute(_ input: Input, completion: @escaping (Output) -> Void) {}
}
// kagemusha: mock
nonisolated class LogoutCommand: Command<String, Void> {}

nonisolated class ListModel<Item> {
  init() {}
  nonisolated class Row {
    let item: Item
    init(item: Item) { self.item = item }
    func show(_ other: Item) -> [Item] { [item, other] }
  }
}
nonisolated class PeopleModel: ListModel<String> {
  // kagemusha: mock
  nonisolated class PersonRow: Row {
    func extra() -> Int { 1 }
  }
}

// kagemusha: mock
nonisolated class TypedSender {
  init() {}
  func send(_ body: sending @escaping (Int) throws(SenderFailure) -> Void) -> Int { 1 }
  func pass(_ body: sending @escaping () throws -> Void) rethrows -> Int { 1 }
}
nonisolated struct SenderFailure: Error {}
