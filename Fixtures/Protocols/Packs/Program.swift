import Kagemusha

@main struct Program {
  static func main() async throws { try await run() }

  nonisolated static func run() async throws {
    let mock = MockPacking()
    stub(mock) { stub in
      when(stub.send(any((Int, String).self))).thenReturn(1)
      when(stub.send((2, "b"))).thenReturn(2)
      when(stub.send(any(Int.self))).thenReturn(3)
      when(stub.send(())).thenReturn(4)
      when(stub.echo(any((Int, String).self))).then { number, text in (number + 1, text) }
      when(stub.named("a", values: (1, true), last: any())).thenReturn(5)
      when(stub.read(any((Key<Int>, Key<String>).self))).thenReturn((1, nil))
      when(stub.apply(any((Int, Int).self), body: any((((Int, Int)) throws -> Int).self))).then {
        values, body in try body(values)
      }
      when(stub.made(any((() -> (Int, Int)).self))).then { $0() }
      when(stub.change(any(), any((Int, Int).self))).then { arguments in arguments.count = 8 }
    }
    precondition(mock.send(1, "a") == 1 && mock.send(2, "b") == 2)
    precondition(mock.send(7) == 3 && mock.send() == 4)
    precondition(mock.echo(1, "c") == (2, "c"))
    stub(mock).sum(any((Int, String).self)).then { $0.0 }
    precondition(mock.sum((7, "d")) == 7)
    let named = try await mock.named("a", values: 1, true, last: false)
    precondition(named == 5)
    let read = try mock.read(Key<Int>(name: "a"), Key<String>(name: "b"))
    precondition(read == (1, nil))
    precondition(mock.apply(2, 3) { $0 * $1 } == 6)
    precondition(mock.made { (4, 5) } == (4, 5))
    var count = 0
    mock.change(&count, 8, 9)
    precondition(count == 8)
    verify(mock).send((2, "b"))
    verify(mock, never()).send((3, "b"))
    verify(mock, times(2)).send(any((Int, String).self))
    stub(MockPacking.statics).make((1, "x")).thenReturn(true)
    precondition(MockPacking.make(1, "x"))
    verify(MockPacking(values: 1, "a")).initializer(values: (1, "a"))
    let shared = MockSharedPacking<Int>()
    stub(shared).run((1, 2)).thenReturn(3)
    let ran = await shared.run(1, 2)
    precondition(ran == 3)
    let querying = MockQuerying()
    stub(querying).count(any((Int, String).self)).thenReturn(2)
    precondition(querying.count((1, "a")) == 2)
    verify(querying).count((1, "a"))
    let zipping = MockZipping()
    stub(zipping).pairs(any(([Int], String).self), with: any((Set<Int>, [Character]).self)).then {
      first, second in ((first.0, second.0), (first.1, second.1))
    }
    stub(zipping).count(any((([Int], [Int]), (String, String)).self)).thenReturn(2)
    let pairs = zipping.pairs([1], "a", with: Set([2]), ["b"])
    precondition(pairs.0 == ([1], [2]) && pairs.1 == ("a", ["b"]))
    precondition(zipping.count(([1], [2]), ("a", "b")) == 2)
    print("done")
  }
}
