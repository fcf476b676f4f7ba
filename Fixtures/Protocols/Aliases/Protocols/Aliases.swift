protocol Reader {
  func read() -> Int
}

protocol Writer {
  func write(_ value: Int)
}

protocol Store<Key> {
  associatedtype Key
  func key() -> Key
}

typealias Both = Reader & Writer
typealias Again = Both
typealias TextStore = Store<String>
typealias Shared = AnyObject & Sendable

protocol File: Both {
  func close()
}

protocol Disk: Again & Shared, TextStore {}

protocol Plain: AnyObject, Reader where Self: Writer, Self: Sendable {}

enum Space {
  typealias Inner = Reader
  protocol Door: Inner {}
}

protocol Gate: Space.Inner {}
