import Kagemusha

@main struct Program {
  static func main() async throws { try await run() }

  nonisolated static func run() async throws {
    let mock = MockParameters(.lenient)
    stub(mock) { stub in
      when(stub.change(any())).then { $0 += 1 }
      when(stub.swap(any(), with: any(), count: 2)).then { arguments in
        (arguments.first, arguments.second) = (arguments.second, arguments.first)
        return true
      }
      when(stub.update(any(String.self))).then { value in
        value += "!"
        return value
      }
      when(stub.maybe(nil, any())).thenReturn(nil)
      when(stub.maybe(3, any())).thenReturn(4)
      when(stub.implicit(isNil())).thenReturn(1)
      when(stub.pair(any(), named: any())).thenReturn((1, label: "a"))
      when(stub.opaque(3, ["a"])).thenReturn(5)
      when(stub.composed(any())).thenReturn(6)
      when(stub.bare(any())).thenReturn(7)
      when(stub.metatype(any(), Int.self)).thenReturn(8)
      when(stub.generic(["a": 1])).thenReturn(9)
    }
    var number = 1
    mock.change(&number)
    precondition(number == 2)
    var first = Point(x: 1)
    var second = Point(x: 2)
    let swapped = try mock.swap(&first, with: &second, count: 2)
    precondition(swapped && first.x == 2 && second.x == 1)
    var text = "a"
    let updated = await mock.update(&text)
    precondition(updated == "a!" && text == "a!")
    mock.print(1, "a", separator: ",")
    verify(mock).print(any(), separator: ",")
    precondition(mock.maybe(nil, 1) == nil && mock.maybe(3, nil) == 4)
    precondition(mock.implicit(nil) == 1)
    precondition(mock.pair((1, "a"), named: (x: 1, y: 2)).label == "a")
    precondition(mock.opaque(3, ["a"]) == 5 && mock.opaque("b", [1]) == 0)
    mock.existential(3, Gone())
    verify(mock).existential(3, matching { $0 is Gone })
    precondition(mock.composed("x") == 6)
    precondition(mock.bare(Gone()) == 7)
    precondition(mock.metatype(Int.self, Int.self) == 8)
    precondition(mock.metatype(Int.self, String.self) == 0)
    mock.discardable()
    precondition(mock.generic(["a": 1]) == 9 && mock.generic([1: "a"]) == nil)
    mock.implicit = mock.implicit
    verify(mock).implicit.set(nil)
    unusual()
    print("done")
  }

  nonisolated static func unusual() {
    let mock = MockUnusual(.lenient)
    stub(mock) { stub in
      when(stub.feed(any())).then { $0.legs += 1 }
      when(stub.anything(any())).then { $0 = 3 }
      when(stub.set(any(Set<Int>.self))).then { $0.count }
      when(stub.send(any())).then { $0 + "!" }
      when(stub.checked.get).thenReturn(7)
      when(stub[2].set(3)).thenDoNothing()
    }
    var animal: any Animal = Dog()
    mock.feed(&animal)
    precondition(animal.legs == 5)
    var value: Any = "text"
    mock.anything(&value)
    precondition(value as? Int == 3)
    precondition(mock.set([1, 2]) == 2)
    precondition(mock.send("a") == "a!")
    precondition(mock.checked == 7)
    mock.wait {}
    verify(mock).wait(any())
    mock[2] = 3
    verify(mock)[2].set(3)
  }

  struct Gone: Error, Equatable {}
}
