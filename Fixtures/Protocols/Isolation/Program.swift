import Kagemusha

@main struct Program {
  static func main() async throws {
    try await screen()
    try await others()
    print("done")
  }

  @MainActor static func screen() async throws {
    let screen = MockScreen(.lenient)
    stub(screen) { stub in
      when(stub.load(any())).then { "\($0)" }
      when(stub.title.get).thenReturn("title")
      when(stub.identifier()).thenReturn(1)
    }
    screen.show(nil)
    screen.show("x")
    screen.title = screen.title
    let text = try await screen.load(3)
    precondition(text == "3")
    precondition(screen.identifier() == 1)
    stub(MockScreen.statics).make().thenReturn(2)
    precondition(MockScreen.make() == 2)
    verify(MockScreen.statics).make()
    verify(MockScreen(title: "made")).initializer(title: "made")
    inOrder {
      verify(screen).show(nil)
      verify(screen).show("x")
      verify(screen).title.set("title")
    }
    let detail = MockDetail(.lenient)
    stub(detail).detail().thenReturn(4)
    precondition(detail.detail() == 4)
    detail.show("x")
    verify(detail).show("x")
    try await reloading()
    let mixed = MockMixed(.lenient)
    mixed.onMain()
    verify(mixed).onMain()
  }

  @MainActor static func reloading() async throws {
    let mock = MockReloading()
    let model = Model()
    stub(mock).latest.get.thenReturn(model)
    stub(mock).reload(any()).then { $0 }
    stub(mock).count().thenReturn(1)
    stub(MockReloading.statics).first().thenReturn(model)
    let latest = await mock.latest
    let reloaded = try await mock.reload(model)
    let first = await MockReloading.first()
    precondition(latest === model && reloaded === model && first === model && mock.count() == 1)
  }

  nonisolated static func others() async throws {
    let table = MockTable()
    stub(table).insert("row").thenReturn(1)
    let row = await table.insert("row")
    precondition(row == 1)
    verify(table).insert("row")
    let account = MockAccount()
    stub(account) { stub in
      when(stub.balance.get).thenReturn(5)
      when(stub.deposit(any())).then { $0 + 5 }
      when(stub.number()).thenReturn("1")
    }
    let balance = await account.balance
    let deposited = try await account.deposit(2)
    precondition(balance == 5 && deposited == 7 && account.number() == "1")
    let shared = MockShared()
    stub(shared).work(any()).then { $0 * 2 }
    let results = await withTaskGroup(of: Int.self) { group in
      for value in 1...20 { group.addTask { await shared.work(value) } }
      return await group.reduce(0, +)
    }
    precondition(results == 420)
    verify(shared, times(20)).work(any())
  }
}
