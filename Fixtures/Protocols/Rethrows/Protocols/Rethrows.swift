typealias Work = (Int) throws -> Int

protocol Rethrowing {
  func map<T>(_ transform: (Int) throws -> T) rethrows -> [T]
  func locked<R>(_ body: (inout Int) throws -> R) rethrows -> R
  func reduce<R>(into start: R, _ body: (inout R, Int) throws -> Void) rethrows -> R
  func change(_ value: inout Int, by body: (Int) throws -> Int) rethrows
  func two(_ first: () throws -> Int, or second: () throws -> Int, plain: () -> Int) rethrows -> Int
  func keep(_ body: @escaping @Sendable () throws -> Int) rethrows
  func waits<T: Sendable>(_ body: (Int) async throws -> T) async rethrows -> T
  func waits(_ value: inout Int, _ body: (Int) async throws -> Int) async rethrows
  func lazy(_ value: @autoclosure () throws -> Int) rethrows -> Int
  func alias(_ body: Work) rethrows -> Int
  func variadic(_ body: (Int...) throws -> Int) rethrows -> Int
  func errors(_ mock: Int, errors: () throws -> Int) rethrows -> Int
  static func make(_ body: () throws -> Int) rethrows -> Int
  init(_ body: () throws -> Void) rethrows
}

@MainActor protocol RethrowingScreen {
  func show<T>(_ body: @MainActor () throws -> T) rethrows -> T
  func load(_ body: () async throws -> Int) async rethrows -> Int
}

protocol RethrowingStore: Actor {
  func run<T>(_ body: () throws -> T) rethrows -> T
  func wait<T: Sendable>(_ body: @Sendable () async throws -> T) async rethrows -> T
}

protocol SharedRethrowing: Sendable {
  associatedtype State
  func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R
}

struct RethrowingTicket: ~Copyable {}

protocol RethrowingDesk: Actor {
  @MainActor func show(_ body: (RethrowingWorker?) throws -> Void) rethrows
  @MainActor func list<each T>(_ values: repeat each T, by body: () throws -> Int) rethrows -> Int
  func redeem(_ ticket: consuming RethrowingTicket, _ body: (Int) throws -> Int) rethrows -> Int
  func redeem(later ticket: consuming RethrowingTicket, _ body: () async throws -> Void) async rethrows
}

protocol RethrowingOffice {
  func issue(_ count: @escaping () async throws -> Int) rethrows -> sending RethrowingTicket
}

actor RethrowingWorker {}

protocol RethrowingOnArgument {
  func run(_ body: () throws -> Int, on worker: isolated RethrowingWorker) rethrows -> Int
  func run<Value: Sequence>(
    _ value: Value, _ body: () throws -> Int, on worker: isolated RethrowingWorker
  ) rethrows -> Value
  func change<Value>(
    _ value: inout Value, by body: (Value) throws -> Value, on worker: isolated (any Actor)?
  ) rethrows
  func wait(_ body: () throws -> Int, on worker: isolated RethrowingWorker) async rethrows -> Int
}
