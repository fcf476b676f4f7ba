final class Page { var number = 0 }
enum Jam: Error, Equatable { case paper }

/// Values that are sent, and sent back (SE-0430).
protocol Copier {
  func turn(_ page: inout sending Page) -> Int
  func print(_ page: inout sending Page, copies: Int) throws(Jam) -> Page
  func scan(_ page: inout sending Page) async throws -> sending Page
  func staple(_ first: inout sending Page, _ second: inout sending Page, by count: inout Int)
}

/// Closures that are lent beside them; with variables that answer, there is no mock.
protocol Lender {
  func visit(_ page: inout sending Page, _ body: (Page) throws -> Void) rethrows -> Int
  func swap<Failure: Error>(
    _ page: inout sending Page, _ make: () throws(Failure) -> Void
  ) throws(Failure) -> sending Page?
}

protocol Feeder: Actor {
  func feed(_ page: inout sending Page) throws -> Page
  func refill(_ page: inout sending Page) async -> Int
}

@MainActor protocol Panel {
  func show(_ page: inout sending Page) async throws(Jam) -> Page
  func draw(_ page: inout sending Page) -> Page
  @concurrent func store(_ page: sending Page) async throws(Jam) -> Int
}

/// Results of generic types that are sent.
protocol Binder {
  func bind<T>(_ value: T) throws -> sending T
  func take<T>(_ body: @escaping (Int) -> Int, as type: T.Type) async throws(Jam) -> sending T
  func make<T, Failure: Error>(
    _ body: (Page) async throws(Failure) -> T
  ) throws(Failure) -> sending Page
  func each<T>(_ body: () throws -> T) rethrows -> sending T
  func edit<R>(
    _ body: @escaping (inout Page) async throws(Jam) -> R
  ) async throws(Jam) -> sending R
  @concurrent func send<T>(
    _ body: @Sendable @MainActor (T) throws(Jam) -> Void
  ) async throws(Jam) -> sending Page
}

/// Closures that run wherever they are isolated to, beside values that are sent.
protocol Courier {
  func post(_ page: sending Page, _ body: @escaping @isolated(any) () -> Int) async
  func fetch(_ body: @escaping @Sendable @isolated(any) (Int) async -> Page) throws -> sending Page
  func carry<T>(
    _ body: @escaping @Sendable @isolated(any) (T, inout Int) throws(Jam) -> Void, _ value: T
  ) async throws(Jam) -> T
  func queue(_ first: @escaping () throws -> Int, _ second: @escaping @isolated(any) () throws -> Int) rethrows
  func move<T>(_ body: @escaping @Sendable @isolated(any) () async throws -> T) -> Int
}

/// A closure that makes a value which need not be copyable.
protocol Maker {
  func make<T: ~Copyable>(_ body: @escaping () throws -> T) -> T
  func later<T>(_ body: @escaping @MainActor (sending Page) async throws(Jam) -> T) -> Page
  where T: ~Copyable
}

/// Methods that stay on their caller's executor, as do the closures that they are lent.
protocol Staying {
  nonisolated(nonsending) func run<T, Failure: Error>(
    _ body: nonisolated(nonsending) () async throws(Failure) -> T
  ) async throws(Failure) -> T
  nonisolated(nonsending) func each<T>(
    _ body: nonisolated(nonsending) (T) async throws(Jam) -> Void, in values: [T]
  ) async throws(Jam)
}

typealias Spread = (Page, Page)

/// Tuples, which are sent by their elements.
protocol Tray {
  associatedtype Label
  func load(_ pages: sending (Page, Page)) -> Int
  func lay(_ pages: sending Spread, under cover: sending Spread?) async throws(Jam)
  func sort<T, U>(_ values: sending (first: T, (U, Int)), by key: () throws -> Int) rethrows
  func mark(_ page: sending (Page, label: Label))
  func feed(_ body: @escaping (Int, sending (Page, count: Int)) throws(Jam) -> Int)
  subscript(pages: sending (Page, Page)) -> Int { get }
}

/// Closures that return closures, which the compiler (6.3.1) takes for not `@Sendable` where they are assigned.
protocol Printer {
  func queue(_ job: @escaping @Sendable () -> (Page) -> Void)
  func queue(later job: @escaping @Sendable () async -> (Page) -> Void, copies: Int)
}

/// Results that are sent by real objects whose closures or variables the call captures.
protocol Assembling {
  associatedtype Line: Actor
  func assemble(with make: @escaping @Sendable (_ line: Line) throws -> AnyObject) rethrows -> sending Page
  func reassemble(_ count: inout Int, with make: @escaping (Int) throws -> AnyObject) rethrows -> sending Page
}

/// Metatypes that are sent, and the metatype of any type.
protocol Typing {
  func numberType() -> sending Double.Type?
  func anyType(_ type: any Any.Type) -> (any Any.Type)?
}

struct Sheet: ~Copyable { let number: Int }

/// Noncopyable values that are sent back while another one is lent.
protocol Folder {
  func fold(_ sheet: borrowing Sheet) -> sending Sheet
  func cut(_ sheet: borrowing Sheet, along other: borrowing Sheet, copies: Int) throws(Jam) -> sending Sheet
  func glue(_ sheet: consuming Sheet, to other: borrowing Sheet) throws -> sending Sheet
}

/// Closures with typed throws that take tuples by an alias.
protocol Dealer {
  func deal<R>(_ body: (Result<R, Jam>, sending Spread) throws(Jam) -> Void) throws(Jam)
  func shuffle(_ body: @escaping (sending Spread) throws(Jam) -> Void)
}

/// Closures that one requirement sends, and the other one that a child declares again does not.
protocol Source { func make() -> () -> Int }
protocol SentSource: Source { func make() -> sending () -> Int }
protocol Sink { func drain() -> sending () -> Int }
protocol PlainSink: Sink { func drain() -> () -> Int }
protocol SinkOrNumber: PlainSink { func drain() -> Int }
