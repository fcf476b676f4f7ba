import Kagemusha

@main struct Program {
  nonisolated static func main() async throws {
    await screen()
    try await queries()
    try await account()
    await mixed()
    sent()
    useAvailable()
    readGauge()
    words()
    print("done")
  }

  @MainActor static func screen() async {
    let mock = MockScreen(.lenient)
    stub(mock).title.get.thenReturn(1)
    stub(mock).version().thenReturn(2)
    stub(mock).id.get.thenReturn(3)
    stub(mock).load().thenReturn(4)
    stub(mock)[0].get.thenReturn(5)
    stub(MockScreen.statics).make().thenReturn(6)
    stub(MockScreen.statics).count().thenReturn(7)
    let loaded = try? await mock.load()
    precondition(mock.title == 1 && mock.version() == 2 && mock.id == 3 && loaded == 4)
    precondition(mock[0] == 5 && MockScreen.make() == 6 && MockScreen.count() == 7)
    verify(mock).version()
    verify(MockScreen(number: 8)).initializer(number: 8)
  }

  nonisolated static func readGauge() {
    let mock = MockGauge()
    stub(mock).limit.get.thenReturn(1)
    stub(mock)[2].get.thenReturn(3)
    precondition(mock.limit == 1 && mock[2] == 3)
    verify(mock).limit.get()
  }

  @Database static func queries() async throws {
    let mock = MockQueries()
    stub(mock).query("a").thenReturn(["b"])
    stub(mock).version().thenReturn(1)
    stub(mock).count.get.thenReturn(2)
    let count = try await mock.count
    precondition(mock.query("a") == ["b"] && mock.version() == 1 && count == 2)
    verify(mock).query(any())
  }

  nonisolated static func account() async throws {
    let mock = MockAccount()
    stub(mock).balance().thenReturn(1)
    stub(mock).name().thenReturn("name")
    stub(mock).limit.get.thenReturn(2)
    stub(mock).id.get.thenReturn(3)
    stub(mock).pay(any()).thenReturn(())
    stub(mock)[4].get.thenReturn(5)
    let (balance, limit, element) = (await mock.balance(), await mock.limit, await mock[4])
    try await mock.pay(6)
    precondition(balance == 1 && mock.name() == "name" && limit == 2 && mock.id == 3)
    precondition(element == 5)
    verify(mock).pay(6)
  }

  @MainActor static func mixed() async {
    let mock = MockMixed(.lenient)
    stub(mock).show().thenReturn(1)
    stub(mock).title.get.thenReturn(2)
    precondition(mock.show() == 1 && mock.title == 2)
    mock.title = 3
    mock.visit {}
    verify(mock).title.set(3)
    verify(mock).visit(any())
    verify(mock, never()).later(any())
  }

  nonisolated static func sent() {
    let mock = MockSent(.lenient)
    stub(mock).send(any()).then { body in body() }
    mock.send {}
    mock.count = 1
    verify(mock).count.set(1)
    let tags = MockTags(.lenient)
    stub(tags).tags(Tag(id: 1)).thenReturn([Tag(id: 2)])
    stub(tags).table(any()).thenReturn((first: Tag(id: 3), second: nil))
    stub(tags).pair.get.thenReturn((a: 1, b: (c: 2, d: Tag(id: 4))))
    precondition(tags.tags(Tag(id: 1)) == [Tag(id: 2)] && tags.table([:]).first.id == 3)
    precondition(tags.pair.b.d.id == 4)
    verify(tags).table([:])
  }

  nonisolated static func useAvailable() {
    guard #available(macOS 14, iOS 17, *) else { return }
    let mock = MockAvailable(.lenient)
    stub(mock).later().thenReturn(1)
    precondition(mock.later() == 1)
    verify(mock).later()
    let uses = MockUsesOld()
    stub(uses).rest().thenReturn(2)
    precondition(uses.rest() == 2)
    let changing = MockPublic()
    stub(changing).change(1, "a").thenReturn(3)
    changing.change(1, "a")
    verify(changing).change(any(), "a")
    let deprecated: any Runnable = Deprecated()
    deprecated.run()
  }

  nonisolated static func words() {
    let mock = MockColliding<String>()
    stub(mock) { stub in
      when(stub.a(mock: 1, stub: 2, Element: "a", self: 3, 4, argument5: 5)).thenReturn(6)
      when(stub.b(type: 1, Type: 2, newValue: 3, arguments: 4, 5)).then { arguments in
        arguments.arguments += 1
        return 7
      }
      when(stub.c(any(), x: any(), reportMockFailure: any(), any: 1, is: 2, when: 3)).thenReturn()
      when(stub[1, 2].get).thenReturn(8)
      when(stub[1, 2].set(9)).thenReturn()
    }
    var arguments = 4
    precondition(mock.a(mock: 1, stub: 2, Element: "a", self: 3, 4, argument5: 5) == 6)
    precondition(changed(mock, &arguments) == 7 && arguments == 5 && mock[1, 2] == 8)
    mock.c(1, x: "a", reportMockFailure: 2, any: 1, is: 2, when: 3)
    mock[1, 2] = 9
    verify(mock)[1, 2].set(9)

    let keywords = MockKeywords()
    stub(keywords).`init`().thenReturn(1)
    stub(keywords).`self`.get.thenReturn(2)
    stub(keywords).switch(case: 1, default: 2, `inout`: 3, let: 4).thenReturn(5)
    stub(keywords).subscript(1).thenReturn(6)
    stub(keywords).any(1).thenReturn(7)
    stub(MockKeywords.statics).class().thenReturn(8)
    precondition(keywords.`init`() == 1 && (keywords as any Keywords).`self` == 2)
    precondition(keywords.switch(case: 1, default: 2, `inout`: 3, let: 4) == 5)
    precondition(keywords.subscript(1) == 6 && keywords.any(1) == 7 && MockKeywords.class() == 8)

    let closures = MockOptionalClosures(.lenient)
    stub(closures).run(any()).then { body in
      body?(1)
      return 2
    }
    var seen = 0
    precondition(closures.run { seen = $0 } == 2 && seen == 1 && closures.run(nil) == 2)
    verify(closures, times(2)).run(any())
  }

  nonisolated static func changed(_ mock: MockColliding<String>, _ arguments: inout Int) -> Int {
    mock.b(type: 1, Type: 2, newValue: 3, arguments: &arguments, 5)
  }
}

/// Keeps the compiler's words about deprecated members away from who runs it.
protocol Runnable {
  nonisolated func run()
}

nonisolated struct Deprecated: Runnable {
  @available(*, deprecated)
  func run() {
    guard #available(macOS 14, iOS 17, *) else { return }
    let mock = MockAvailable(number: 1)
    stub(mock).old().thenReturn(2)
    stub(mock).value.get.thenReturn(3)
    stub(mock)[0].get.thenReturn(4)
    stub(MockAvailable.statics).make().thenReturn(5)
    precondition(mock.old() == 2 && mock.value == 3 && mock[0] == 4)
    precondition(MockAvailable.make() == 5)
    verify(mock).initializer(number: 1)
    let screens = MockScreens<[String]>()
    stub(screens).parts.get.thenReturn(["a"])
    stub(screens).body.get.thenReturn(["b"])
    stub(screens).parts(of: 1).thenReturn(["c"])
    precondition(screens.parts + screens.body + screens.parts(of: 1) == ["a", "b", "c"])
    let old = MockOld()
    stub(old).run().thenReturn(6)
    stub(MockOld.statics).make().thenReturn(7)
    precondition(old.run() == 6 && MockOld.make() == 7)
    verify(old).run()
    let uses = MockUsesOld()
    stub(uses).run(any()).thenReturn(OldValue())
    _ = uses.run(OldValue())
    verify(uses).run(any())
  }
}
