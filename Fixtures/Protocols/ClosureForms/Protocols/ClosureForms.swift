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
