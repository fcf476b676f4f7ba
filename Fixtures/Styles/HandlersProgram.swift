/// Uses the mocks as tests do that were written for Mockolo.
@main enum HandlersProgram {
  static func main() async throws {
    try await store()
    toolbox()
    cache()
    await isolated()
    print("done")
  }

  static func expect(_ condition: Bool, line: Int = #line) {
    if !condition { print("line \(line)") }
  }

  static func store() async throws {
    let store = StoreMock(name: "a", limit: 2, current: Item(id: 7))
    expect(store.name == "a" && store.limit == 2 && store.limitSetCallCount == 0)
    store.limit = 3
    expect(store.limit == 3 && store.limitSetCallCount == 1)
    expect(store.tags.isEmpty && store.owner == nil)
    expect(try await store.current.id == 7)
    store.currentHandler = { throw Failure() }
    do { _ = try await store.current } catch { expect(error is Failure) }

    store.loadHandler = { Item(id: $0) }
    expect(try await store.load(id: 5) == Item(id: 5))
    expect(store.loadCallCount == 1 && store.loadArgValues == [5])
    expect(store.find("x", in: nil) == nil)
    expect(store.findArgValues[0].name == "x")
    store.save(Item(id: 2), for: "k")
    expect(store.saveCallCount == 0 && store.saveItemCallCount == 1)
    store.clearHandler = { () throws(Failure) in throw Failure(code: 2) }
    do { try store.clear() } catch { expect(error.code == 2) }
    expect(store.count() == 0)
    store.subscriptHandler = { $0.count }
    expect(store["ab"] == 2 && store.subscriptCallCount == 1)
    store["b"] = 8
    expect(store.subscriptSetCallCount == 1)
  }

  static func toolbox() {
    let toolbox = ToolboxMock()
    toolbox.makeHandler = { _, value in value ?? 0 }
    expect(toolbox.make(Int.self, from: 4) == 4)
    toolbox.mapHandler = { transform in [try transform(3) as? String ?? ""] }
    expect(toolbox.map { "\($0)" } == ["3"])
    do {
      _ = try toolbox.map { if $0 == 3 { throw Failure() } }
      expect(false)
    } catch { expect(error is Failure) }
    toolbox.changeHandler = { $0 += $1 }
    var value = 1
    toolbox.change(&value, by: 4)
    expect(value == 5)
    toolbox.logHandler = { expect($0 == "x") }
    toolbox.log("x")
    toolbox.joinHandler = { $0.joined() }
    expect(toolbox.join("a", "b") == "ab")
    toolbox.visitHandler = { $0(3) }
    toolbox.visit { expect($0 == 3) }
    toolbox.laterHandler = { $0(true) }
    toolbox.later { expect($0) }
    toolbox.print(3)
    expect(toolbox.printCallCount == 1)
    toolbox.tokenHandler = { Token(number: 5) }
    expect(toolbox.token().number == 5)
  }

  static func cache() {
    let cache = CacheMock()
    cache.valueHandler = { $0.count }
    expect(cache.value(for: "a") as? Int == 1)
    expect(!CacheMock.reset("k") && CacheMock.resetArgValues == ["k"])
    CacheMock.shared = 4
    expect(CacheMock.sharedSetCallCount == 1)
    TypedMock<Int>.purgeHandler = { 3 }
    expect(TypedMock<Int>.purge() == 3 && TypedMock<String>.purge() == 0)
    let converting = ConvertingMock()
    converting.converterHandler = { _ in { (number: Int) -> String in "\(number)" } }
    expect(converting.converter(to: String.self)(3) == "3")
    converting.replaceHandler = { $0 = { (number: Int) -> String in "\(number + 1)" } }
    var convert: ((Int) -> String)?
    converting.replace(&convert)
    expect(convert?(3) == "4")
    let child = ChildMock()
    child.run(1)
    expect(child.runCallCount == 0 && child.runNumberCallCount == 1)
  }

  static func isolated() async {
    let remote = RemoteMock(isReady: true)
    remote.sendHandler = { $0.count }
    expect(await remote.send("abc") == 3 && remote.isReady)
    let converting = ConvertingMock()
    converting.visitHandler = { ($1 as? (String) -> Int)?($0 as? String ?? "") ?? 0 }
    expect(await converting.visit("abc") { $0.count } == 3)
    let account = AccountMock(balance: 3)
    account.payHandler = { $0 + 1 }
    expect(await account.balance == 3)
    expect((try? await account.pay(1)) == 2 && account.payArgValues == [1])
    await screen()
  }

  @MainActor static func screen() async {
    let screen = ScreenMock()
    screen.title = "t"
    screen.showHandler = { _ in true }
    expect(await screen.show(Item()) && screen.title == "t" && screen.titleSetCallCount == 1)
    screen.log("a")
    expect(screen.logCallCount == 1)
  }
}
