actor Store {
  var count = 0
  func add() { count += 1 }
}

final class Box {
  var value = 0
}

protocol Isolating {
  func sync(on store: isolated Store) -> Int
  func load(_ id: Int, isolation: isolated (any Actor)?) async throws -> Box
  func run(isolation: isolated (any Actor)?, _ body: () async -> Int) async -> Int
  static func make(on store: isolated Store) -> Int
}

protocol Sending {
  func pass(_ box: sending Box) -> sending Box
  func make(_ box: Box) async throws -> sending Box
  func existential() -> sending any Equatable
  func duplicate(_ other: sending Self) -> sending Self
  func run(_ body: sending @escaping () -> Void) async
  func local(_ body: sending () -> Int) -> sending Box
  func change(_ box: inout sending Box) -> sending Box?
}

protocol Executing {
  nonisolated(nonsending) func stay(_ box: Box) async -> Box
  @concurrent func leave(_ box: Box) async throws -> Box
  nonisolated(nonsending) func work(_ body: nonisolated(nonsending) () async -> Int) async -> Int
  func plain(_ box: Box) async -> Box
  nonisolated(nonsending) func two(
    _ box: Box, call: inout Int, isolation: () async throws -> Int, _ last: () -> Int
  ) async throws
}

@MainActor protocol Window {
  func sync(on store: isolated Store) -> Int
  nonisolated(nonsending) func stay(_ box: Box) async -> Box
  @concurrent func leave(_ id: Int) async -> Int
  func pass(_ box: sending Box) -> sending Box
  func load(isolation: isolated (any Actor)?) async -> Int
}

protocol Worker: Actor {
  func sync(on store: isolated Store) -> Int
  nonisolated(nonsending) func stay(_ box: Box) async -> Int
  func pass(_ box: sending Box) -> sending Box
}

protocol Shared: Sendable {
  associatedtype Value
  func pass(_ value: sending Value) async -> sending Value
  func load(isolation: isolated (any Actor)?) async throws -> Value
}

protocol Base {
  func sync(on store: isolated Store) -> Int
  nonisolated(nonsending) func stay(_ box: Box) async -> Box
  @concurrent func leave(_ id: Int) async -> Int
}

@MainActor protocol Derived: Base {
  func own()
}

/// A parent that is on no actor, with a member that is.
protocol Rendering {
  @MainActor func render() -> Int
  func measure() -> Int
}

@MainActor protocol Rendered: Rendering {
  func show() -> Int
}

/// `sending` where the compiler takes it in a protocol, but not in a class.
protocol Handing {
  func call(_ body: sending @convention(c) (Int) -> Int) -> Int
  func each(_ body: (sending (Box, Int)) throws -> Void) rethrows -> Int
  subscript(box: sending Box) -> Int { get set }
}

/// Closures of generic types, lent to an answer that runs on the actor of the caller or of an argument.
protocol Lending {
  nonisolated(nonsending) func each<Value: Sequence>(_ body: (inout Value) -> Void) async
  nonisolated(nonsending) func show<Value: Sequence>(_ body: @MainActor (Value) -> Int) async throws -> [Value]
  func visit<Value: Error>(_ worker: isolated (any Actor)?, _ body: (Value) -> [Box]) async -> Int
}

@MainActor protocol ScreenLending {
  nonisolated(nonsending) func each<Value: Sequence>(_ body: (inout Value) -> Void) async
  func visit<Value: Error>(_ worker: isolated (any Actor)?, _ body: (Value) -> Result<Box, any Error>) async -> Int
  func run<T>(_ body: (T) async throws -> Void) async throws
  func load<T>(_ body: @Sendable () async throws -> sending T) async throws -> sending T
  func save<Failure: Error>(_ body: (Box) async throws(Failure) -> Box) async throws(Failure) -> Box
}

/// Getters that suspend, on no actor.
nonisolated protocol Measuring {
  var length: Int { get async }
  var width: Int { get async throws }
  subscript(index: Int) -> Int { get async }
}

/// Getters that suspend, and are lent a closure.
protocol Indexing {
  subscript(by body: (Int) async throws -> Int?) -> Int { get async throws }
  subscript(sorted body: @Sendable (Int, Int) async -> Bool) -> [Box] { get async }
}

/// An actor with members on other actors, which take values that are not `Sendable`.
protocol Displaying: Actor {
  @MainActor func show(_ box: Box, over other: Box?) -> Box
  @MainActor func load(_ box: Box?) async throws -> Box
  @MainActor func keep(_ body: @escaping (Box) -> Void)
  @MainActor var view: Box { get set }
  @MainActor var cover: Any? { get set }
  @MainActor var boxes: [Box] { get set }
  @MainActor subscript(box: Box) -> Box { get set }
}

/// A class on no actor with members on the actor of an argument.
protocol Choosing {
  func choose(_ box: Box, on store: isolated Store, or other: Box) throws -> Box
  subscript(box: Box, store: isolated Store) -> Int { get }
}

/// An actor that may not be made.
protocol Opening: Actor {
  init?() async
  init?(box: sending Box) async throws
}

/// Methods that do not return.
protocol Looping {
  func run() async throws -> Never
  func serve(_ box: Box, _ body: () -> Void) async -> Never
}

/// Methods that only their results tell apart.
protocol Counting {
  func count(from start: Int)
  func count(from start: Int) -> Int
}

/// An actor that is lent to closures that rethrow.
protocol Transacting: Actor {
  func transaction<T>(_ body: (isolated Self) throws -> T) rethrows -> T
  func change(_ body: (isolated Self, inout Box) throws -> Void, in box: Box) rethrows
}

/// Requirements on the actor of an argument beside other arguments, in mocks that inherit from a class on no actor.
nonisolated class Guarded {
  init() {}
}
nonisolated struct Key: ~Copyable {}
protocol Guarding: Guarded {
  func admit<Guest: Guarded>(_ guest: Guest, on store: isolated Store) -> Int
  func open(on store: isolated Store, _ key: consuming Key) -> Int
  func lend(on store: isolated Store, _ key: borrowing Key, _ body: () -> Void) throws -> Int
  func follow(on store: isolated Store, _ other: Self) async
  subscript<Guest>(_ guest: Guest, _ store: isolated Store) -> Int { get }
}
protocol Admitting: Guarded {
  associatedtype Guest
  func admit(_ guest: Guest, on store: isolated Store) -> Guest
  func change(_ guest: inout Guest, on store: isolated Store)
}

/// Closures with an `isolated` parameter that the caller rethrows from, on whatever actor the mock is.
protocol Relaying {
  func relay(_ body: (isolated Store) throws -> Int) rethrows -> Int
}

/// Methods that rethrow on the executor of their caller.
protocol Staying {
  nonisolated(nonsending) func run(_ body: () async throws -> Int) async rethrows -> Int
  nonisolated(nonsending) func each<T>(
    _ body: (T) throws -> Box, call: (Box) async throws -> Void, isolation: () -> T
  ) async rethrows -> [Box]
}

/// Asynchronous requirements that send values, and are declared again on no actor.
protocol Moving {
  @MainActor func move(_ box: Box, to other: Self?) async -> Box?
  @MainActor func run(_ body: @Sendable () async throws -> Int) async rethrows -> Box
  @MainActor var box: Box { get async }
}

protocol Moved: Moving {
  func move(_ box: Box, to other: Self?) async -> Box?
  func run(_ body: @Sendable () async throws -> Int) async rethrows -> Box
  var box: Box { get async }
}
