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

/// Aliases with generic parameters are parents with the types that are passed to them.
protocol AliasedFeed<Element> {
  associatedtype Element
  func next() -> Element
  var all: [Element] { get }
}
typealias OptionalFeed<Element> = AliasedFeed<Element?>
typealias SentFeed<Element> = OptionalFeed<Element> & Sendable
typealias KeyedFeed<Key: Hashable, Value> = OptionalFeed<[Key: Value]>
enum FeedOuter {
  typealias Sets<Member: Hashable> = AliasedFeed<Set<Member>>
  protocol Inner: Sets<Int> { func inner() }
}
protocol NumberFeed: OptionalFeed<Int> { func reset() }
protocol TextFeed: SentFeed<String> {}
protocol TableFeed: KeyedFeed<String, Int>, AnyObject {
  func part(_ other: any OptionalFeed<Int>) -> any SentFeed<String>
}
protocol NestedFeed: FeedOuter.Sets<String> {}

nonisolated class AliasedShelf<Item> {
  init() {}
  func put(_ item: Item) {}
}
typealias OptionalShelf<Item> = AliasedShelf<Item?>
protocol NumberShelf: OptionalShelf<Int> { func put(_ item: Int?) }
nonisolated class TextShelf: OptionalShelf<String> {}
protocol TextShelving: TextShelf { func clear() }

/// Aliases in extensions of a protocol stand for types with its associated types, and for each other.
nonisolated struct Labelled<Item> {
  var item: Item
}
protocol Ledger {
  associatedtype Item
  associatedtype Key: Hashable
  func add(_ entry: Entry, _ others: Self.Lookup) -> Handler
  var byNumber: Pairs<Int> { get set }
  func sum(_ entries: Entry...) throws -> Me
  func swap<Other>(_ pairs: Pairs<Other>, _ body: @escaping (Self) -> Entry) async -> Me?
  func label(_ item: Item) -> Label
}
extension Ledger {
  typealias Handler = (Entry) -> Void
  typealias Lookup = [Key: Entry]
  typealias Entry = (Key, Item)
  typealias Pairs<Value> = [Key: Value]
  typealias Me = Self
  typealias Label = Labelled<Item>
}
protocol NamedLedger: Ledger where Key == String { func last(_ entry: Entry) -> Entry }
/// The file of the aliases imports the module that the mock needs.
protocol DatedLedger: Ledger {
  func last() -> Dated?
  func all(_ dates: Dates) -> Int
}
