/// All but the variadic arguments is passed on.
// kagemusha: mock
nonisolated class Tally {
  let sum: Int
  init(_ numbers: Int...) { sum = numbers.count }
  required init(start: Int, _ numbers: Int..., step: Int = 1) { sum = start }
  func add(_ number: Int) -> Int { sum + number }
}

/// A call without the parameters that have defaults may mean another initializer, or two.
// kagemusha: mock
nonisolated class Form {
  let kind: Int
  init(nib: String? = nil, bundle: Int = 0) { kind = 1 }
  init() { kind = 2 }
  init(_ id: Int, size: Int = 0) { kind = 3 }
  init(_ id: Int, count: Int = 0) { kind = 4 }
  init(_ numbers: Int...) { kind = 5 }
  init(name: String, file: StaticString = #file, line: UInt = #line) { kind = 6 }
  func show() {}
}

// kagemusha: mock
nonisolated class Numbers: ExpressibleByArrayLiteral {
  required init(arrayLiteral numbers: Int...) {}
  func first() -> Int { 1 }
}

nonisolated class Pipe<Element> {
  init() {}
  init(first: Element) where Element: Equatable {}
  func join<Other>(_ other: Other) where Element: Collection<Other> {}
  func zip<Other: Hashable>(_ other: Other) where Element == [Other] {}
  func send<Other>(_ other: Other) where Other: Equatable {}
}

/// The class keeps what a clause about the superclass's parameter decides.
// kagemusha: mock
nonisolated class NumberPipe: Pipe<Int> {}

@globalActor actor Press {
  static let shared = Press()
}

/// The members are on an actor, and the class is not.
// kagemusha: mock
nonisolated class Printer {
  @Press var pages = 1
  @Press class var all: Int { 2 }
  init() {}
  @Press func print() -> Int { pages }
}

/// The values determine the arguments of the types.
// kagemusha: mock
nonisolated class Bag {
  var numbers: Set = [1, 2]
  var texts: Array = ["a"]
  init() {}
  func clear() {}
}

actor Gate {}

/// The class keeps the calls that the compiler lets nobody pass on.
// kagemusha: mock
nonisolated class Guarded {
  init() {}
  func open(_ gate: isolated Gate) -> Int { 1 }
  func pass(_ gate: isolated Gate, _ body: (isolated Gate) throws -> Int) rethrows -> Int {
    try body(gate)
  }
  func count(_ numbers: Int..., on actor: isolated (any Actor)? = #isolation) async -> Int { 1 }
  func press(_ press: isolated Press) {}
  func end(_ never: Never) {}
  func wait() async -> Never { fatalError() }
  func log(_ value: @autoclosure @Sendable () -> Any) {}
}

nonisolated enum Feature {
  struct Settings { var id = 0 }
  class View {
    init() {}
    // kagemusha: mock
    class Model {
      init(_ view: View?, _ settings: Settings) {}
      func show(_ view: View, _ settings: Settings) {}
    }
  }
  class Base {
    init(settings: Settings) {}
  }
}

// kagemusha: mock
nonisolated class Derived: Feature.Base {
  func show() {}
}

nonisolated protocol Payload: Codable {}

/// A decoder makes the only initializer.
// kagemusha: mock
nonisolated class Account: Payload {
  let id: Int
  func close() {}
}

/// The initializers pass autoclosures on.
// kagemusha: mock
nonisolated class Checker {
  init(later value: @autoclosure @escaping () throws -> Int) {}
  init(now value: @autoclosure () throws -> Int) rethrows { _ = try value() }
}

nonisolated class ClosureFed<Value> {
  init(each: (Value) -> Void) {}
  func feed(_ value: Value, each: (Value) -> Void) {}
}
// kagemusha: mock
nonisolated class JobFed: ClosureFed<() -> Void> {}
typealias FedJob = (Int) -> Void
// kagemusha: mock
nonisolated class AliasFed: ClosureFed<FedJob> {}

/// The mock takes its own mode beside that of the camera.
// kagemusha: mock
nonisolated class Camera {
  nonisolated enum Mode { case photo, video }
  let zoom: Int
  init(mode: Mode, zoom: Int = 1) { self.zoom = zoom }
  init(file: String, line: Int = 3) { zoom = line }
  func focus() -> Int { zoom }
}

/// Subclasses inherit no convenience initializer, since they cannot override all designated ones.
// kagemusha: mock
nonisolated class Archived {
  let number: Int
  private init(number: Int) { self.number = number }
  init() { number = 0 }
  required convenience init?(archive: [String: Int]) {
    guard let number = archive["number"] else { return nil }
    self.init(number: number)
  }
  func open() -> Int { number }
}

// kagemusha: mock
nonisolated class Listed {
  init(first: Int) {}
  init(all: Int...) {}
  required convenience init(number: Int) throws { self.init(first: number) }
}
