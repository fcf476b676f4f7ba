import Kagemusha

@main struct Program {
  static func main() async throws { try await run() }

  nonisolated static func run() async throws {
    let mock = MockArguments()
    stub(mock) { stub in
      when(stub.update(any(), with: any())).then { arguments in
        arguments.value = arguments.body(arguments.value)
        return true
      }
      when(stub.swap(1, any(), by: any())).then { arguments in
        arguments.second = "b"
        return try arguments.body()
      }
      when(stub.three(any(), any(), c: any())).then { $0() + $1() + $2() }
      when(stub.later(any(), body: any())).then { $0.value = await $0.body() }
      when(stub.refuse(any())).then { body throws(Refusal) in try body() }
      when(stub.keep(any())).thenDoNothing()
      when(stub.both(any(), any())).then { arguments throws(Refusal) in try arguments.body() }
    }
    var number = 1
    precondition(mock.update(&number) { $0 + 1 } && number == 2)
    verify(mock).update(1, with: any())
    number = 1
    var text = "a"
    let swapped = try mock.swap(&number, &text) { 7 }
    precondition(swapped == 7 && text == "b")
    precondition(mock.three({ 1 }, { 2 }, c: { 3 }) == 6)
    try await later(mock)
    let refused = try mock.refuse { () throws(Refusal) in 3 }
    precondition(refused == 3)
    refuses { () throws(Refusal) in try mock.refuse { () throws(Refusal) in throw .no } }
    refuses { () throws(Refusal) in
      var value = 1
      return try mock.both(&value) { () throws(Refusal) in throw .no }
    }
    mock.keep { _ throws(Refusal) in 1 }
    try await autoclosures(mock)
    try subscripts(mock)
    print("done")
  }

  nonisolated static func later(_ mock: MockArguments) async throws {
    var number = 0
    await mock.later(&number) { 9 }
    precondition(number == 9)
  }

  nonisolated static func autoclosures(_ mock: MockArguments) async throws {
    stub(mock) { stub in
      when(stub.lazy(1)).thenReturn(10)
      when(stub.lazier(2, 3)).thenReturn(20)
      when(stub.typed(4)).thenReturn(40)
      when(stub.stored(5)).thenReturn(50)
      when(stub.unable(any())).then { (try? $0()) ?? -1 }
      when(stub.unableToThrow(any())).thenReturn(60)
    }
    let lazy = try mock.lazy(try one())
    precondition(lazy == 10)
    let lazier = try await mock.lazier(try await two(), 3)
    precondition(lazier == 20)
    let typed = try mock.typed(4)
    let stored = try mock.stored(5)
    precondition(typed == 40 && stored == 50)
    precondition(mock.unable(try one()) == 1 && mock.unable(try none()) == -1)
    let unable = await mock.unableToThrow(3)
    precondition(unable == 60)
    do {
      _ = try mock.lazy(try none())
      preconditionFailure("nothing was thrown")
    } catch is Refusal {}
    verify(mock).lazy(1)
    verify(mock).lazier(any(), any())
    verify(mock, times(2)).unable(any())
  }

  nonisolated static func subscripts(_ mock: MockArguments) throws {
    stub(mock) { stub in
      when(stub[].get).thenReturn(1)
      when(stub[].set(2)).thenDoNothing()
      when(stub[any(((Int) -> Bool).self)].get).then { $0(3) ? 3 : 4 }
      when(stub["a", any()].get).then { key, body in body() }
      when(stub["a", any()].set(5)).thenDoNothing()
      when(stub[lazy: 6].get).thenReturn(7)
    }
    precondition(mock[] == 1)
    mock[] = 2
    precondition(mock[{ $0 == 3 }] == 3)
    precondition(mock["a", { 8 }] == 8)
    mock["a", { 8 }] = 5
    let lazy = try mock[lazy: try six()]
    precondition(lazy == 7)
    verify(mock)[].set(2)
    verify(mock)["a", any()].set(5)
    verify(mock, never())["b", any()].set(any())
    stub(MockArguments.statics)[].get.thenReturn("s")
    precondition(MockArguments[] == "s")
  }

  nonisolated static func one() throws -> Int { 1 }
  nonisolated static func two() async throws -> Int { 2 }
  nonisolated static func six() throws -> Int { 6 }
  nonisolated static func none() throws -> Int { throw Refusal.no }

  nonisolated static func refuses(_ work: () throws(Refusal) -> Int) {
    do {
      _ = try work()
      preconditionFailure("nothing was thrown")
    } catch { precondition(error == .no) }
  }
}
