protocol FromSource<Source> { associatedtype Source }
protocol Responder { associatedtype Context }

/// An alias in a `where` clause.
protocol Application where Context: FromSource<Int> {
  associatedtype Main: Responder
  typealias Context = Main.Context
  func handle(_ context: Context) -> Int
}

protocol Container {
  associatedtype Content
  typealias Element = Content
  func add(_ element: Element)
}

protocol HashableContainer: Container where Element: Hashable {
  func has(_ element: Element) -> Bool
}

/// An alias as a constraint.
protocol Archive {
  typealias Storable = Encodable & Sendable
  associatedtype Entry: Storable
  func store(_ entry: Entry) -> Int
  func store<Value: Storable>(other value: Value) -> Int
}

/// Overloads, one of which takes an associated type.
protocol Sink {
  associatedtype Item
  func append(_ text: String) -> Int
  func append(_ item: Item) -> Int
  func all() -> [Item]
}

protocol Store {
  associatedtype Key: Hashable
  associatedtype Value
  func remove(_ key: Key) -> Bool
  func remove(_ value: Value) -> Bool
  static func make(_ key: Key) -> Int
}

/// What only the result says of a generic parameter.
struct Boxed<Content: Hashable> { var content: Content }

protocol Implying {
  func unique<Value>(_ name: String) -> Set<Value>
  func counts<Value>() -> [Value: Int]
  func boxed<Value>(_ count: Int) -> Boxed<Value>
  func outcome<Failure>() -> Result<Int, Failure>
  func given<Value>(_ values: Set<Value>) -> Set<Value>
}

protocol Owned {
  associatedtype Owner
  associatedtype Value
}

struct Aliased<Base, Field: Owned> {}

@dynamicMemberLookup
protocol ModelAlias {
  associatedtype Model: AnyObject
  func count() -> Int
  subscript<Field>(dynamicMember path: KeyPath<Model, Field>) -> Aliased<Self, Field>
  where Field.Owner == Model { get }
}

/// One same-type requirement written both ways.
protocol Mapper {
  func map<T: Sequence, R: Sequence>(_ value: T) -> R where T.Element == R.Element
}

protocol OtherMapper: Mapper {
  func map<T: Sequence, R: Sequence>(_ value: T) -> R where R.Element == T.Element
}

/// Parents of the standard library.
protocol Real: FloatingPoint {
  func rooted() -> Int
}

protocol Argument: CVarArg {
  func position() -> Int
}

protocol Interpolation: StringInterpolationProtocol {
  func result() -> Int
}

/// A property and a method of one name: an extension implements the method.
protocol Lock {
  func lock() -> Int
}

protocol LockOwner: AnyObject, Lock {
  var lock: Int { get }
}

extension LockOwner {
  func lock() -> Int { lock + 1 }
}

/// Requirements that a more general one satisfies, too.
protocol Lookup {
  subscript<Value>(name: String) -> Value? where Value: Hashable { get throws }
  subscript<Value>(other: String) -> Value { get throws(LookupError) }
  func make<Value: Hashable>(_ name: String) -> Value?
  func make<Value>(_ name: String) -> Value
}

struct LookupError: Error {}
