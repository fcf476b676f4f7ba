struct Refused: Error, Equatable { var code = 0 }

typealias Step = (Int) throws(Refused) -> Int
typealias AnyStep<Failure: Error> = (Int) throws(Failure) -> Int

enum Machine {
  struct Jam: Error {}
  typealias Part = (Int) throws(Jam) -> Int
}

/// Closures that throw a stated type of error: before macOS 15 and iOS 18, their types are not known at run time.
protocol BoxedClosures {
  func keep(_ step: @escaping (Int) throws(Refused) -> Int) -> Int
  func lend(_ step: () throws(Refused) -> Int) throws(Refused) -> Int
  func offer(_ step: ((Int) throws(Refused) -> Int)?)
  func generic<Failure: Error>(_ step: () throws(Failure) -> Int) -> Int
  func rethrow(_ step: () throws(Refused) -> Int) rethrows -> Int
  func change(_ step: inout () throws(Refused) -> Int, by number: inout Int)
  func replace(_ step: inout () throws(Refused) -> Int)
  func defer_(_ step: @autoclosure @escaping () throws(Refused) -> Int) -> Int
  func evaluate(_ step: @autoclosure () throws(Refused) -> Int) throws(Refused) -> Int
  func nested(_ done: @escaping (_ result: () throws(Refused) -> Int) -> Void)
  func alias(_ step: @escaping Step) -> Int
  func optionalAlias(_ step: Step?)
  func genericAlias(_ step: @escaping AnyStep<Refused>) -> Int
  func part(_ part: @escaping Machine.Part) -> Int
  func make() -> (Int) throws(Refused) -> Int
  func makeMaybe() -> ((Int) throws(Refused) -> Int)?
  func makeLater() async throws -> @Sendable (Int) async throws(Refused) -> Int
  func overload(_ step: @escaping () throws(Refused) -> Int)
  func overload(_ step: @escaping () throws(Refused) -> String)
  var handler: (Int) throws(Refused) -> Int { get set }
  var optional: ((Int) throws(Refused) -> Int)? { get set }
  static func shared(_ step: @escaping () throws(Refused) -> Int) -> Int
  subscript(_ step: @escaping () throws(Refused) -> Int) -> Int { get set }
  subscript(name: String) -> () throws(Refused) -> Int { get set }
  init(_ step: @escaping () throws(Refused) -> Int)
}

/// Closures that know where they are isolated.
protocol IsolatedClosures: Sendable {
  func start(_ work: @escaping @isolated(any) @Sendable () -> Int)
  func run(_ work: @escaping @isolated(any) @Sendable (Int) async throws -> Int) async
  var work: (@isolated(any) @Sendable () async -> Int)? { get }
}

final class Draft { var lines = 0 }

/// Closures whose arguments leave the actor that calls them.
protocol SentArguments {
  func edit(_ step: @escaping (Draft, (Int) -> Void) async throws(Refused) -> Int) async -> Int
  func send(_ step: @escaping (sending Draft) async throws(Refused) -> Int) async -> Int
  func pass(_ step: @escaping @isolated(any) (Draft) async -> Int) async -> Int
  func change(_ step: @escaping (inout Draft) async throws(Refused) -> Int) async -> Int
  func borrow(_ step: @escaping (borrowing Draft) async throws(Refused) -> Int) async -> Int
  func nested(_ step: @escaping ((inout Bool) throws(Refused) -> Void) async -> Int) async -> Int
}

/// Generic parameters that are errors only because they are thrown.
protocol ThrownGenerics {
  func with<Value, Failure>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value
  func fail<Failure>(_ error: Failure) throws(Failure)
  func make<Failure>(_ type: Failure.Type) -> () throws(Failure) -> Void
  func later<Value, Failure>(_ body: @escaping () async throws(Failure) -> Value) async throws(Failure) -> Value
  static func shared<Failure>(_ body: () throws(Failure) -> Int) throws(Failure) -> Int
  subscript<Failure>(_ body: () throws(Failure) -> Int) -> Int { get }
  init<Failure>(_ body: () throws(Failure) -> Int) throws(Failure)
}

typealias Middleware = (@escaping Step) -> Step

/// Aliases of functions that take or return such closures.
protocol NestedAliases {
  func use(_ middleware: @escaping Middleware) -> Int
  func plain() -> Middleware
}

/// Closures that return from wherever they are isolated.
protocol ReturningElsewhere {
  func run(_ work: @escaping @isolated(any) () async -> Draft) async
  func count(_ work: @escaping @isolated(any) () async -> Int) async -> Int
}

@MainActor protocol MainClosures {
  func run(_ step: @escaping @MainActor (Int) throws(Refused) -> Int) -> Int
  func later(_ step: @escaping (Int) async throws(Refused) -> Int) async -> Int
}

protocol GenericClosures<Item> {
  associatedtype Item
  associatedtype Failure: Error
  func each(_ body: (Item) throws(Failure) -> Void) throws(Failure)
  func map<Value>(_ body: @escaping (Item) throws(Failure) -> Value) -> Value
}
