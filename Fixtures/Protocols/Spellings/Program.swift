import Kagemusha

@main struct Program {
  nonisolated static func main() async throws {
    await bothWays()
    await parents()
    await recorded()
    kinds()
    print("done")
  }

  nonisolated static func bothWays() async {
    let mock = MockBothWays(.lenient)
    stub(mock).load().thenReturn(1)
    stub(mock).loadAsync().then { 2 }
    stub(mock).fetchAsync2(id: any()).thenReturn("async")
    stub(mock).fetchAsync(id: 3).thenReturn(3)
    stub(mock).fetch(id: 3).thenReturn("sync")
    stub(mock).count().thenReturn(7)
    stub(mock).countAsync().thenReturn("seven")
    stub(MockBothWays.statics).shared().thenReturn(4)
    stub(MockBothWays.statics).sharedAsync().thenReturn(5)
    precondition(now(mock) == 1)
    let (loaded, fetched) = (await mock.load(), try? await mock.fetch(id: 3))
    let (count, shared) = (await mock.count(), await MockBothWays.shared())
    precondition(loaded == 2 && fetched == "async" && mock.fetchAsync(id: 3) == 3)
    precondition(count == "seven" && shared == 5 && statically() == 4)
    verify(mock).load()
    verify(mock).loadAsync()
    verify(mock, never()).fetch(id: any())
    verify(mock).fetchAsync2(id: 3)
    verify(mock).fetchAsync(id: 3)
    verify(MockBothWays.statics).shared()
    verify(MockBothWays.statics).sharedAsync()
    let made = await MockBothWays(id: 6)
    verify(made).initializerAsync(id: 6)
    verify(made, never()).initializer(id: 6)
  }

  nonisolated static func now(_ mock: MockBothWays) -> Int { mock.load() }
  nonisolated static func statically() -> Int { MockBothWays.shared() }

  nonisolated static func parents() async {
    let mock = MockChild()
    stub(mock).run("a").thenReturn(1)
    stub(mock).runAsync("a").thenReturn(2)
    precondition(asParent(mock) == 1)
    let ran = await mock.run("a")
    precondition(ran == 2)
    verify(mock).run(any())
    verify(mock).runAsync(any())
  }

  nonisolated static func asParent(_ parent: any Parent) -> Int { parent.run("a") }

  nonisolated static func recorded() async {
    let mock = MockRecorded(.lenient)
    stub(mock).tags(["a"]).thenReturn(1)
    stub(mock).tagsVariadic(["a"]).thenReturn(2)
    stub(mock).sort(any()).thenReturn(3)
    stub(mock).sortInout(any()).then { numbers in
      numbers.sort()
      return 4
    }
    stub(mock).sortAsyncInout(any()).thenReturn(5)
    stub(mock)[[1, 2]].get.thenReturn("array")
    stub(mock).subscriptVariadic([1, 2]).get.thenReturn("list")
    precondition(mock.tags(["a"]) == 1 && mock.tags("a") == 2)
    precondition(mock[[1, 2]] == "array" && mock[1, 2] == "list")
    var numbers = [2, 1]
    precondition(mock.sort(numbers) == 3 && sorted(mock, &numbers) == 4 && numbers == [1, 2])
    let later = await mock.sort(&numbers)
    precondition(later == 5)
    let log: (String) -> Void = mock.log
    log("text")
    verify(mock).tags(["a"])
    verify(mock).tagsVariadic(["a"])
    verify(mock).sort([2, 1])
    verify(mock).sortInout([2, 1])
    verify(mock).sortAsyncInout([1, 2])
    verify(mock).log("text")
    verify(mock, never()).logAutoclosure("text")
    verify(mock)[[1, 2]].get()
    verify(mock).subscriptVariadic([1, 2]).get()
  }

  nonisolated static func sorted(_ mock: MockRecorded, _ numbers: inout [Int]) -> Int {
    mock.sort(&numbers)
  }

  nonisolated static func kinds() {
    let mock = MockKinds(.lenient)
    stub(mock).name.get.thenReturn("mine")
    stub(mock).name(of: 1).thenReturn("one")
    stub(MockKinds.statics).name.get.thenReturn("static")
    stub(MockKinds.statics).name(of: 1).thenReturn("static one")
    stub(MockKinds.statics)[1].get.thenReturn("static 1")
    stub(mock)[1].get.thenReturn("1")
    stub(mock)["1"].get.thenReturn("text")
    stub(mock).value(1).thenReturn(1)
    stub(mock).value(x: 1).thenReturn(2)
    stub(mock).value("a").thenReturn(5)
    stub(mock).value("a").thenReturn("b")
    stub(mock).value([1]).thenReturn(4)
    precondition(mock.name == "mine" && mock.name(of: 1) == "one" && mock[1] == "1")
    precondition(MockKinds.name == "static" && MockKinds.name(of: 1) == "static one")
    precondition(MockKinds[1] == "static 1" && mock["1"] == "text")
    let value: Int = mock.value(1)
    let text: String = mock.value("a")
    let number: Int = mock.value("a")
    precondition(value == 1 && mock.value(x: 1) == 2 && mock.value([1]) == 4)
    precondition(text == "b" && number == 5)
    mock.set(3)
    mock.initializer(index: 4)
    verify(mock).set(3)
    verify(mock).initializer(index: 4)
    verify(mock).value("a").returning(Int.self)
    verify(mock).name(of: 1)
    verify(mock).name.get()
    verify(MockKinds.statics).name.get()
    let made = MockKinds(index: 5)
    verify(made).initializerOfType(index: 5)
  }
}
