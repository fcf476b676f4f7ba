nonisolated struct Port {
  init?(_ number: Int) { nil }
  init(name: String) {}
  init!(fallback: Int) { nil }
}

nonisolated struct Parcel<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

nonisolated struct Palette: Sendable {
  struct Shade: Sendable {}
  static let shared = Inks()
  static let main: Port? = nil
  static let zero = Shade()
  static func make() -> Shade? { nil }
}

nonisolated struct Inks: Sendable {}
nonisolated enum Height { case low, max }
typealias IntParcel = Parcel<Int>

nonisolated func Capital(_ number: Int) -> String { "" }
nonisolated func makeInks() -> Inks { Inks() }

/// The declarations that the initial values name say which types these have.
// kagemusha: mock
nonisolated class Painter {
  var failing = Port(3)
  var named = Port(name: "x")
  var fallback = Port(fallback: 3)
  var several = [Port(3), Port(4)]
  var parcel = Parcel(3)
  var parcels = Parcel<Int>(3)
  var alias = IntParcel(3)
  var inks = Palette.shared
  var port = Palette.main
  var shade = Palette.zero
  var made = Palette.make()
  var height = Height.low
  var highest = Height.max
  var capital = Capital(3)
  var own = makeInks()
  init() {}
  func paint() {}
}

nonisolated class Rack<Value> {
  nonisolated class Row {
    init() {}
    func put(_ value: Value) -> Value? { nil }
  }
}

/// The superclass is nested in a generic type.
// kagemusha: mock
nonisolated class TextRow: Rack<String>.Row {
  func clear() {}
}

nonisolated class Reader {
  nonisolated struct Item: Sendable {}
  init() {}
  func read<Value>(_ value: Value, _ item: Item) -> (Value, Item) { (value, item) }
  func skip(_ height: Height) {}
}

/// The class has a type and a generic parameter with names that its superclass uses otherwise.
// kagemusha: mock
nonisolated class ValueReader<Value>: Reader {
  nonisolated enum Item { case one }
  nonisolated enum Height { case none }
  func own(_ value: Value, _ item: Item, _ height: Height) {}
}

nonisolated class PairReader<First> {
  init() {}
  func read<Second>(_ first: First, _ second: Second) {}
}

// kagemusha: mock
nonisolated class SecondReader<Second>: PairReader<Second> {}

extension Parcel where Value == Int {
  // kagemusha: mock
  nonisolated class Counter {
    init() {}
    func count() -> Value { 1 }
  }
}

// kagemusha: mock
nonisolated class Quoted {
  var `raw name`: Int = 0
  init() {}
  func `func`<`T`>(_ value: `T`) -> [`T`] { [value] }
}

typealias TallyReader = ValueReader<Tally>

/// An alias names the superclass with its arguments.
// kagemusha: mock
nonisolated class AllReader: TallyReader {}

nonisolated struct Single: Equatable { var id = 0 }

/// The types have the names of generic ones of libraries.
// kagemusha: mock
nonisolated class Panel {
  enum State { case idle, loading }
  var state: State = .idle
  private(set) var last: State = .loading { didSet { count() } }
  var other = State.idle
  var single: Single = .init()
  var made = Single(id: 1)
  init() {}
  func count() {}
}
