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

/// The getter of a type that is an alias of `Void`.
typealias NoValue = Void

protocol Valueless {
  associatedtype Answer where Answer == NoValue
  var state: NoValue { get set }
  var answer: Answer { get }
  subscript(index: Int) -> NoValue { get set }
  subscript(name: String) -> Answer { get }
}
