import Kagemusha

@main struct Program {
  static func main() async throws { try await run() }

  nonisolated static func run() async throws {
    let mock = MockRethrowing(.lenient)
    stub(mock) { stub in
      when(stub.map(any(((Int) throws -> String).self))).then { try [$0(1), $0(2)] }
      when(stub.locked(any(((inout Int) throws -> Int).self))).then { body in
        var value = 5
        let result = try body(&value)
        return result + value
      }
      when(stub.reduce(into: any([Int].self), any())).then { start, body in
        var start = start
        try body(&start, 7)
        return start
      }
      when(stub.change(any(), by: any())).then { $0.value = try $0.body($0.value) }
      when(stub.two(any(), or: any(), plain: any())).then { first, second, plain in
        try (try? first()) ?? (try second()) + plain()
      }
      when(stub.keep(any())).then { _ = try $0() }
      when(stub.lazy(3)).thenReturn(30)
      when(stub.alias(any())).then { try $0(4) }
      when(stub.variadic(any())).then { try $0(1, 2) }
      when(stub.errors(1, errors: any())).then { try $1() }
    }
    precondition(mock.map { "\($0)" } == ["1", "2"])
    await fails { _ = try mock.map { _ throws -> String in throw Oops() } }
    let locked = mock.locked { value in
      value += 1
      return 10
    }
    precondition(locked == 16)
    precondition(mock.reduce(into: [1]) { $0.append($1) } == [1, 7])
    var value = 1
    mock.change(&value) { $0 + 1 }
    precondition(value == 2)
    await fails { try mock.change(&value) { _ in throw Oops() } }
    precondition(value == 2)
    precondition(mock.two({ 1 }, or: { 2 }, plain: { 3 }) == 1)
    let second = try mock.two({ throw Oops() }, or: { 2 }, plain: { 3 })
    precondition(second == 5)
    await fails { _ = try mock.two({ throw Oops() }, or: { throw Oops() }, plain: { 3 }) }
    mock.keep { 1 }
    precondition(mock.lazy(3) == 30)
    await fails { _ = try mock.lazy(try thrown()) }
    precondition(mock.alias { $0 + 1 } == 5)
    precondition(mock.variadic { $0.count } == 2)
    await fails { _ = try mock.errors(1) { throw Oops() } }
    verify(mock, times(2)).map(any(((Int) throws -> String).self))
    verify(mock).lazy(3)

    stub(MockRethrowing.statics).make(any()).then { try $0() }
    precondition(MockRethrowing.make { 3 } == 3)
    let made = MockRethrowing { }
    verify(made).initializer(any())

    try await waiting(mock)
    foreignErrorsAreReported()
    print("done")
  }

  nonisolated static func waiting(_ mock: MockRethrowing) async throws {
    stub(mock) { stub in
      when(stub.waits(any(((Int) async throws -> String).self))).then { try await $0(1) }
      when(stub.waits(any(), any())).then { $0.value = try await $0.body($0.value) }
    }
    let waited = await mock.waits { "\($0)" }
    precondition(waited == "1")
    await fails { _ = try await mock.waits { _ async throws -> String in throw Oops() } }
    var value = 2
    await mock.waits(&value) { $0 * 2 }
    precondition(value == 4)
    let store = MockRethrowingStore()
    stub(store).run(any((() throws -> Int).self)).then { try $0() }
    stub(store).wait(any((@Sendable () async throws -> Int).self)).then { try await $0() }
    let stored = await store.run { 3 }
    precondition(stored == 3)
    await fails { _ = try await store.wait { () async throws -> Int in throw Oops() } }
    try await onMain()
    let shared = MockSharedRethrowing<[Int]>()
    stub(shared).withLock(any(((inout [Int]) throws -> Int).self)).then { body in
      var state = [1, 2]
      return try body(&state)
    }
    precondition(shared.withLock { $0.count } == 2)
  }

  @MainActor static func onMain() async throws {
    let screen = MockRethrowingScreen()
    stub(screen).show(any((@MainActor () throws -> Int).self)).then { _ in 3 }
    stub(screen).load(any()).then { try await $0() }
    precondition(screen.show { 4 } == 3)
    let loaded = await screen.load { 5 }
    precondition(loaded == 5)
    do {
      _ = try await screen.load { throw Oops() }
      preconditionFailure("nothing was thrown")
    } catch is Oops {}
  }

  /// A caller whose closure does not throw is not prepared for an error.
  nonisolated static func foreignErrorsAreReported() {
    let failures = Failures()
    MockFailure.handleOutsideTests { failures.texts.append($0.text) }
    let mock = MockRethrowing(.lenient)
    stub(mock).errors(1, errors: any()).thenThrow(Oops())
    stub(mock).errors(2, errors: any()).then { _, _ in throw Oops() }
    precondition(mock.errors(1) { 3 } == 0 && mock.errors(2) { 3 } == 0)
    precondition(failures.texts.count == 2, "\(failures.texts)")
    precondition(
      failures.texts.allSatisfy {
        $0.hasPrefix("MockRethrowing.errors(_:errors:) rethrows: it can throw only what its")
      })
    precondition(MockRethrowing(.strict).errors(3) { 3 } == 0)
    precondition(failures.texts.count == 3)
  }

  nonisolated static func thrown() throws -> Int { throw Oops() }

  nonisolated static func fails(_ work: () async throws -> Void) async {
    do {
      try await work()
      preconditionFailure("nothing was thrown")
    } catch { precondition(error is Oops) }
  }

  final class Failures: @unchecked Sendable { var texts: [String] = [] }
  struct Oops: Error {}
}
