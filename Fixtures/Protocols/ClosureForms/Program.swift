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
    try await unload()
    print("done")
  }

  /// Lets mocks call handlers that are asynchronous, or of asynchronous methods.
  static func unload() async throws {
    let unloading = MockUnloading()
    stub(unloading).onMain(any()).thenComplete(Crate())
    stub(unloading).onMain("a", done: any()).thenComplete(Crate(), [], returning: 1)
    stub(unloading).later(any()).thenComplete(Crate())
    stub(unloading).anywhere("b", done: any()).thenComplete(Crate(), 2)
    stub(unloading).all(any()).thenComplete(returning: Crate())
    stub(unloading).plain("c", done: any()).thenComplete(Crate())
    stub(unloading).shown(any()).thenComplete(Crate())
    stub(unloading).any("d", done: any(((Int) async -> Void).self)).thenComplete(3)
    let (calls, call) = AsyncStream.makeStream(of: Int.self)
    unloading.onMain { @MainActor _ in
      MainActor.assertIsolated()
      call.yield(1)
    }
    let number = unloading.onMain("a") { @MainActor _, _ in call.yield(2) }
    unloading.later { _ in call.yield(3) }
    unloading.anywhere("b") { _, number in call.yield(number + 2) }
    _ = try await unloading.all { @MainActor in call.yield(5) }
    await unloading.plain("c") { _ in call.yield(6) }
    await unloading.shown { @MainActor _ in call.yield(7) }
    unloading.any("d") { (value: Int) in call.yield(value + 5) }
    var seen: Set<Int> = []
    for await call in calls.prefix(8) { seen.insert(call) }
    precondition(number == 1 && seen == Set(1...8))
  }
}
