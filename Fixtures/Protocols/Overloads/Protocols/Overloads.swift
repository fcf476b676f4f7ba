protocol Overloads {
  func add(_ value: Int)
  func add(_ value: String)
  func add(value: Int)
  func value() -> Int
  func value() -> String
  func convert(_ value: [Int]) -> Int
  func convert(_ value: [String]) -> Int
}

typealias Action = @Sendable (Int) -> Void

/// Overloads that differ in `@Sendable` of a closure, of which a class has one.
protocol SendableOverloads {
  func run(_ action: (@Sendable (Int) -> Void)?) -> Int
  func run(_ action: ((Int) -> Void)?) -> Int
  func all(_ actions: ((Int) -> Void)...) -> Int
  func all(_ actions: (@Sendable (Int) -> Void)...) -> Int
  func action() -> (Int) -> Void
  func action() -> Action
  func last() -> (@Sendable (Int) -> Void)?
  func last() -> ((Int) -> Void)?
  func replace(_ action: inout (Int) -> Void)
  func replace(_ action: inout @Sendable (Int) -> Void)
  subscript(_ action: Action?) -> Int { get set }
  subscript(_ action: ((Int) -> Void)?) -> Int { get set }
}

/// Asynchronous methods beside properties of their names, which a class can have.
protocol Account {
  var user: String { get }
  func user() async -> String
  static var limit: Int { get async throws }
  static func limit() async -> Int
}
