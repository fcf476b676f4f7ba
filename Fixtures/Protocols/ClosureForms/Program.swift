import Kagemusha

struct Circle: Shape {}
actor Link: Connection {}

@main struct Program {
  static func main() async throws {
    try await run()
  }

  nonisolated static func run() async throws {
    let opaque = MockOpaque()
    stub(opaque).wrapped(any(Circle?.self)).thenReturn(1)
    stub(opaque).made(any((() -> Circle).self)).thenReturn(2)
    stub(opaque).lazy(any(Circle.self)).thenReturn(3)
    stub(opaque).maybe(any((() -> Circle?).self)).thenReturn(4)
    precondition(opaque.wrapped(Circle()) == 1 && opaque.made { Circle() } == 2)
    precondition(opaque.lazy(Circle()) == 3 && opaque.maybe { Circle() } == 4)

    let failable = try MockFailable { () throws(ReadError) in 4 }
    verify(failable).initializer(any(MockFailable.InitBodyClosure<ReadError>.self))

    let reader = MockReader()
    stub(reader).read(any()).then { body in
      try body(1)
      return "read"
    }
    precondition(reader.read { _ in } == "read")
    do {
      _ = try reader.read { _ throws(ReadError) in throw ReadError() }
      preconditionFailure("the error is thrown on")
    } catch {
      precondition(error is ReadError)
    }
    stub(reader).all(any(), any()).then { body, _ in try body() }
    precondition(reader.all({ 5 }, { _ in }) == 5)

    let handler = MockHandler()
    stub(handler).handle(action: any()).then { $0() + 1 }
    precondition(handler.handle { 1 } == 2)

    let ruled = MockRuled()
    stub(ruled).run(any()).then { $0().count }
    stub(ruled).keep(rules: any()).then { $0().count }
    let kept = ruled.keep {
      4
      5
    }
    let ran = ruled.run {
      1
      2
      3
    }
    precondition(ran == 3 && kept == 2)

    let migrating = MockMigrating()
    let link = Link()
    stub(migrating).migrate(any()).thenReturn(6)
    stub(migrating).check(any(), 2).thenReturn(7)
    let first = try await migrating.migrate(link)
    let second = await migrating.check(link, 2)
    precondition(first == 6 && second == 7)
    print("done")
  }
}
