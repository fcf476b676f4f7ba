struct Descriptor: ~Copyable {
  var number: Int
  consuming func close() -> Int { number }
}

enum Ticket<Value>: ~Copyable { case open(Value), closed }

final class Box {
  var value = 0
}

protocol Ownership {
  func look(_ box: borrowing Box) -> Int
  func take(_ box: consuming Box, count: Int) -> Int
  func generic<T: Equatable>(_ value: consuming T, _ other: borrowing T) -> T
  func legacy(_ box: __owned Box)
  func closure(_ body: (borrowing Box) -> Int) -> Int
  func name(_ text: consuming String) async throws -> String
  init(box: consuming Box)
  subscript(key: String) -> Int { get }
}

protocol Files: ~Copyable {
  associatedtype Buffer
  borrowing func read(_ file: borrowing Descriptor, into buffer: Buffer) throws -> Int
  consuming func finish() -> Int
  mutating func write(_ file: inout Descriptor, _ count: inout Int)
  func close(_ file: consuming Descriptor)
  func open(_ path: String) throws -> Descriptor
  func find(_ path: String) async -> Descriptor?
  func ticket(for id: Int) -> Ticket<Int>
  func edit<R>(_ path: String, _ body: (inout Descriptor) throws -> R) rethrows -> R
  func any<T: ~Copyable>(_ value: borrowing T, _ count: Int) -> Int
  func make<T: ~Copyable>(_ body: () -> T) -> T
  func sum(_ values: Span<Int>) -> Int
  func some(_ value: borrowing some ~Copyable)
  func resource(_ other: borrowing Self) -> Bool
  var current: Descriptor { get }
  static func standard() -> Descriptor
  subscript(number: Int) -> Descriptor { get }
}

protocol Stream<Element>: ~Copyable, ~Escapable {
  associatedtype Element
  mutating func next() -> Element?
  mutating func put(_ element: consuming Element)
}

@MainActor protocol Desk: ~Copyable {
  func lend(_ file: borrowing Descriptor) async -> Descriptor
}

protocol SharedFiles: Sendable, ~Copyable {
  func close(_ file: consuming Descriptor) async throws
}

typealias Handle = Descriptor
typealias Storage = Cabinet

enum Cabinet {
  struct Key: ~Copyable { var number: Int }
  typealias Alias = Key
  typealias Done = (Int) -> Void
}

enum Drawer {
  struct Key: Equatable { var number: Int }
}

/// Aliases of noncopyable types, one behind another alias, and a copyable type of the same name.
protocol Cabinets {
  func open(_ key: borrowing Storage.Alias) -> Handle
  func close(_ handle: consuming Handle?)
  func copy(_ key: Drawer.Key) -> Drawer.Key
  func wait(_ done: Storage.Done) -> Int
  var last: Drawer.Key { get set }
}
