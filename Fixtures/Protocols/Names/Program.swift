import Kagemusha

@main struct Program {
  nonisolated static func main() {
    let mock = MockNames(.lenient)
    stub(mock).repeat(for: 1, in: "a", `inout`: any()).thenReturn(5)
    precondition(mock.repeat(for: 1, in: "a", `inout`: 2) == 5)
    mock.default = 3
    verify(mock).default.set(3)
    mock.unnamed(1, "b", to: true)
    verify(mock).unnamed(1, "b", to: true)
    stub(mock).colliding(mock: 1, arguments: any()).then { arguments in
      arguments.arguments += 1
      return arguments.mock
    }
    var number = 1
    precondition(mock.colliding(mock: 1, arguments: &number) == 1)
    precondition(number == 2)
    mock.call(1, name: "x")
    verify(mock).call(1, name: "x")
    stub(mock)[4].get.thenReturn(9)
    precondition(mock[4] == 9)
    let outer = Outer.MockDelegate(.lenient)
    outer.tell("text")
    verify(outer).tell("text")
    let inner = Outer.Inner.MockDelegate(.lenient)
    inner.tell(3)
    verify(inner).tell(3)
    print("done")
  }
}
