protocol Shape: Sendable {}

/// `some` in parentheses and closures.
protocol Opaque {
  func wrapped(_ value: (some Shape)!) -> Int
  func made(_ make: @escaping () -> some Shape) -> Int
  func lazy(_ make: @autoclosure @escaping () -> (some Shape)) -> Int
  func maybe(_ make: @escaping () -> (some Shape)?) -> Int
}

/// An initializer that throws an error of a generic type.
protocol Failable {
  init<Failure>(code: Int) throws(Failure) where Failure: Error
  init<Failure>(_ body: () throws(Failure) -> Int) throws(Failure) where Failure: Error
}

struct ReadError: Error {}

/// A closure that throws a concrete type, rethrown.
protocol Reader {
  func read(_ body: (Int) throws(ReadError) -> Void) rethrows -> String
  func all(_ body: () throws(ReadError) -> Int, _ next: (inout Int) throws -> Void) rethrows -> Int
}

/// Overloads that differ in `@Sendable` of a closure.
protocol Handler {
  func handle(action: () -> Int) -> Int
  func handle(action: @Sendable () -> Int) -> Int
}

protocol Connection: Actor {}

/// A parameter on whose executor the method runs.
protocol Migrating: Sendable {
  func migrate(_ connection: isolated any Connection) async throws -> Int
  func check(_ connection: isolated any Connection, _ count: Int) async -> Int
  func peek(_ connection: isolated any Connection) -> Int
}

@resultBuilder enum Rules {
  static func buildBlock(_ rules: Int...) -> [Int] { rules }
}

/// A result builder, which callers of the mock use, too.
protocol Ruled {
  func run(@Rules _ rules: () -> [Int]) -> Int
  func keep(@Rules rules: @escaping () -> [Int]) -> Int
}

/// A closure in place of an associated type may escape, also as a parameter of a closure.
protocol ClosureOfType {
  associatedtype Job
  func keep(_ job: Job)
  func each(_ body: (Job) -> Void)
  func after(_ body: @escaping ((Job) -> Int) -> Void) -> Job
  func several(_ first: Self.Job, _ many: Job..., change: inout Job, last: Job?)
  func beside<Value>(_ value: Value, _ job: Job) -> (Value, Job)
  var handler: (Job) -> Void { get }
  subscript(job: Job) -> Int { get }
}
typealias ClosureOfTypeDone = (Int) -> Void
protocol WrittenClosureOfType: ClosureOfType where Job == () -> Void {}
protocol AliasedClosureOfType: ClosureOfType where Job == ClosureOfTypeDone {
  func own(_ done: ClosureOfTypeDone, _ job: Job)
}
protocol PrimaryClosure<Job> {
  associatedtype Job
  func run(_ job: Job)
  init(job: Job)
}
protocol SentClosure: PrimaryClosure<@Sendable (Int) async throws -> String> {}
protocol OwnClosureAlias {
  typealias Done = () -> Void
  func run(_ done: Done, _ each: (Done) -> Void)
}
