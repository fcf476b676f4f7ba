import Kagemusha

@main struct Program {
  nonisolated static func main() {
    let raw = MockRaw()
    stub(raw) { stub in
      when(stub.`404`()).thenReturn(4)
      when(stub.`two words`(1, `a label`: any())).thenReturn(2)
      when(stub.generic(any(String.self))).thenReturn("other")
      when(stub.`123`.get).thenReturn(3)
    }
    precondition(raw.`404`() == 4 && raw.`two words`(1, `a label`: 5) == 2)
    precondition(raw.generic("text") == "other" && raw.`123` == 3)
    verify(raw).`two words`(1, `a label`: 5)

    let items = MockRawItems<String>()
    stub(items) { when($0.add("a")).thenReturn(1) }
    precondition(items.add("a") == 1)

    let parent = MockOfRaw(.lenient)
    let child = `MockMy Parent`()
    stub(child) { when($0.run()).thenReturn(7) }
    stub(parent) { when($0.child.get).thenReturn(child) }
    precondition(parent.child.run() == 7)

    let words = MockWords()
    stub(words) { stub in
      when(stub.wait(await: 1, each: 2, any: 3, consume: any())).thenReturn(5)
      when(stub.await.get).thenReturn(6)
    }
    stub(words) { when($0.`_`()).thenReturn(8) }
    precondition(words.`_`() == 8)
    verify(words).`_`()
    precondition(words.wait(await: 1, each: 2, any: 3, consume: 4) == 5 && words.await == 6)

    let moving = MockMoving()
    stub(moving) { stub in
      when(stub.move(1, to: 2)).thenReturn(3)
      when(stub[4, 5].get).thenReturn(6)
    }
    precondition(moving.move(1, to: 2) == 3 && moving[4, 5] == 6)
    verify(moving).move(1, to: 2)

    let itself = MockItself<Int>()
    stub(itself) { when($0.take(3)).thenReturn(4) }
    precondition(itself.take(3) == 4)
    let generic = MockGeneric()
    stub(generic) { when($0.take(any(String.self))).thenReturn(4) }
    precondition(generic.take("a") == 4)

    let parenthesized = MockParenthesized(.lenient)
    stub(parenthesized) { when($0.keep(any())).then { body in body() } }
    precondition(parenthesized.keep { 9 } == 9)

    let adapting = MockAdapting<Int, String, Bool>()
    stub(adapting) {
      when($0.adapt(1, ["a"])).thenReturn("b")
      when($0.list(true)).thenReturn([false])
    }
    precondition((try? adapting.adapt(1, ["a"])) == "b" && adapting.list(true) == [false])
    print("done")
  }
}
