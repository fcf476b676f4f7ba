import Kagemusha

@main struct Program {
  nonisolated static func main() async throws {
    try await stubbed()
    try await forwarded()
    try await aMember()
    anotherObject()
    kept()
    try initializers()
    try others()
    await isolated()
    unusual()
    reported()
    print("done")
  }

  nonisolated static func unusual() {
    let lid = MockOakLid()
    stub(lid).crate().thenReturn(Crate())
    precondition(lid.crate() != nil)

    let dial = MockDial().forwardToSuper()
    stub(dial).limit.get.thenReturn(20)
    precondition(dial.limit == 20 && dial.constant == 5 && dial[name: "a"] == 6)
    precondition(dial.current() == 7)
    verify(dial).current()

    let sorter = MockNameSorter().forwardToSuper()
    sorter.sort()
    precondition(sorter.count() == 1)
    verify(sorter).count()

    let joiner = MockJoiner()
    stub(joiner).join(any(), names: any()).thenReturn(7)
    precondition(joiner.join(1, 2, names: "a") == 7)

    let ballot = MockBallot().forwardToSuper()
    ballot.votes = 70
    var counted = 0
    ballot.count { counted = $0 }
    precondition(counted == 70)
    verify(ballot).count(any())

    let document = MockDocument()
    stub(document).hash.get.thenReturn("stubbed")
    stub(document).superclass.get.thenReturn(71)
    stub(document).isProxy().thenReturn(false)
    stub(document).copy().thenReturn(MockDocument())
    precondition(document.hash == "stubbed" && document.superclass == 71 && !document.isProxy())
    precondition(document.copy() !== document && document.description == "document")
  }

  nonisolated static func stubbed() async throws {
    let mock = MockLegacyService(repository: Repository())
    let service: LegacyService = mock
    stub(mock) { stub in
      when(stub.limit.get).thenReturn(30)
      when(stub.limit.set(any())).thenDoNothing()
      when(stub.order(id: 1)).thenReturn(Order(id: 10))
      when(stub.save(any())).thenThrow(Refusal())
      when(stub.send(any())).thenThrow(Refusal())
      when(stub.load()).thenReturn(31)
      when(stub.fetch(id: any())).thenReturn(Order(id: 32))
      when(stub.each(any())).then { body in try body(Order(id: 33)) }
      when(stub.bump(any())).then { $0 = 34 }
      when(stub.log(any())).thenReturn("logged")
      when(stub.sum(any(), plus: any())).thenReturn(35)
      when(stub.map(any(Int.self), any())).thenReturn("mapped")
      when(stub.remote.get).thenReturn(36)
      when(stub[any()].get).thenReturn(Order(id: 37))
      when(stub.itself()).thenReturn(mock)
    }
    stub(MockLegacyService.statics).make().thenReturn(38)
    stub(MockLegacyService.statics).kind.get.thenReturn("mocked")
    service.limit = 5
    var value = 1
    service.bump(&value)
    precondition(service.limit == 30 && value == 34 && service.order(id: 1) == Order(id: 10))
    precondition(service.sealed() == 30 && service.extended() == 31, "the class calls the mock")
    do { try service.save(Order(id: 1)); preconditionFailure() } catch is Refusal {}
    do throws(Refusal) { _ = try service.send(Order(id: 1)) } catch { precondition(error == Refusal()) }
    let (loaded, fetched, remote) = (
      await service.load(), try await service.fetch(id: 1), try await service.remote
    )
    precondition(loaded == 31 && fetched.id == 32 && remote == 36)
    var seen: [Int] = []
    service.each { seen.append($0.id) }
    precondition(seen == [33] && service.log("text") == "logged" && service.sum(1, 2) == 35)
    precondition(service.map(1) { _ in "other" } == "mapped" && service[3].id == 37)
    precondition(service.itself() === mock)
    precondition(MockLegacyService.make() == 38 && MockLegacyService.kind == "mocked")
    precondition(LegacyService.make() == 6 && MockLegacyService.fixed() == 7)
    verify(mock, times(3)).limit.get()
    verify(mock).limit.set(5)
    verify(mock, never()).prepare()
    verify(mock).sum([1, 2], plus: 0)
    verify(mock).log("text")
    reset(MockLegacyService.statics)
  }

  nonisolated static func forwarded() async throws {
    let mock = MockLegacyService(repository: Repository(), .lenient).forwardToSuper()
    let service: LegacyService = mock
    stub(mock).find(2).thenReturn([Order(id: 20)])
    precondition(service.limit == 3 && service.order(id: 1) == Order(id: 1))
    precondition(service.order(id: 2) == Order(id: 20))
    verify(mock).find(1)
    verify(mock).find(2)
    verify(mock, times(2)).order(id: any())
    precondition(service.count == 1, "the initializer called the class's own implementation")
    service.title = "new"
    service.delegate = service.repository
    service.cache = [2]
    precondition(service.title == "new" && service.count == 2 && service.cache == [2])
    precondition(service.delegate === service.repository && !service.isBusy)
    service[1] = Order(id: 4)
    precondition(service[7].id == 7 && service.count == 5 && service[name: "four"] == 4)
    var value = 1
    service.bump(&value)
    let loaded = await service.load()
    let fetched = try await service.fetch(id: 8)
    precondition(value == 2 && loaded == 3 && fetched.id == 8)
    precondition(service.sum(1, 2, plus: 3) == 6 && service.log("a") == "a")
    precondition(service.map(2) { $0 + 1 } == 3 && service.all([Order(id: 1)]) == 1)
    precondition(service.itself() === mock && service.pass(1, "a") == 2 && service.any(1))
    do { try service.save(Order(id: -1)); preconditionFailure() } catch is Refusal {}
    do {
      try service.each { _ in throw Refusal() }
      preconditionFailure()
    } catch is Refusal {}
    var counts: [Int] = []
    service.onFinish { counts.append($0) }
    precondition(counts == [5])
    verify(mock).sum([1, 2], plus: 3)
    reset(mock)
    precondition(service.limit == 3, "the mock continues to forward")
  }

  nonisolated static func aMember() async throws {
    let mock = MockLegacyService(repository: Repository())
    stub(mock).order(id: any()).thenCallRealImplementation()
    stub(mock).find(any()).thenReturn([Order(id: 40)]).thenCallRealImplementation()
    stub(MockLegacyService.statics).make().thenReturn(41).thenCallRealImplementation()
    precondition(mock.order(id: 1) == Order(id: 40) && mock.order(id: 1) == Order(id: 1))
    precondition(MockLegacyService.make() == 41 && MockLegacyService.make() == 6)
    verify(mock, times(2)).order(id: 1)
    verify(mock, times(2)).find(1)
    verify(MockLegacyService.statics, times(2)).make()
    reset(MockLegacyService.statics)
  }

  nonisolated static func initializers() throws {
    let short = MockLegacyService(limit: 9).forwardToSuper()
    precondition(short.limit == 9 && short.count == 1)
    let full = MockLegacyService(repository: Repository(), retries: 1, .lenient)
    precondition(full.limit == 0)
    let missing = try MockLegacyService(checked: -1)
    precondition(missing == nil)
    do { _ = try MockLegacyService(checked: 10); preconditionFailure() } catch is Refusal {}
    let checked = try MockLegacyService(checked: 4)?.forwardToSuper()
    precondition(checked?.count == 4)
    let type: Box<Int>.Type = MockBox<Int>.self
    let box = type.init()
    precondition(box is MockBox<Int>)
    let saved = try? MockSaved(from: NoDecoder())
    precondition(saved == nil)
  }

  nonisolated static func others() throws {
    let modern = MockModernService(repository: Repository())
    stub(modern).later().thenReturn(50)
    stub(modern).limit.get.thenReturn(51)
    stub(modern).order(id: any()).thenReturn(nil)
    precondition(modern.later() == 50 && modern.limit == 51 && modern.order(id: 1) == nil)
    modern.prepare()
    verify(modern).order(id: 1)
    let box = MockBox<String>()
    stub(box).first().thenReturn("first")
    stub(box).has("a").thenReturn(true)
    precondition(box.first() == "first" && box.has("a"))
    let ints = MockIntBox().forwardToSuper()
    ints.elements = [1, 2]
    precondition(ints.total() == 3 && ints.first() == 1)
    verify(ints).elements.set([1, 2])
    verify(ints, times(2)).elements.get()
    let engine = Outer.MockEngine()
    stub(engine).run(.fast).thenReturn(.off)
    precondition(engine.run(.fast) == .off)
    let shared = MockShared()
    stub(shared).value().thenReturn(52)
    precondition(shared.value() == 52)
    let key = MockKey()
    stub(key).name.get.thenReturn("name")
    let keys: Set<Key> = [key]
    precondition(keys.contains(key))
  }

  nonisolated static func anotherObject() {
    let real = Parser(base: 10)
    let parser = MockParser(base: 20).forward(to: real)
    precondition((try? parser.parse("ab")) == 12)
    precondition((try? parser.read("abc").count) == 13)
    do {
      _ = try parser.parse("")
      preconditionFailure()
    } catch {
      precondition(error == .failed)
    }
    stub(parser).parse("x").thenReturn(1).thenCallRealImplementation()
    precondition((try? parser.parse("x")) == 1)
    precondition((try? parser.parse("x")) == 11)
    // The object answers calls to itself; it is not the mock.
    precondition((try? parser.read("x").count) == 11)
    verify(parser, times(2)).read(any())
    let tagged = MockTagged().forwardToSuper()
    stub(tagged).count(["a", "b"]).thenReturn(2)
    precondition((try? tagged.count("a", "b")) == 2 && tagged.sending("a")([1, 2]) == 3)
    let own = MockParser(base: 20).forwardToSuper()
    precondition((try? own.read("abc").count) == 23)
  }

  nonisolated static func kept() {
    let key = VaultKey(size: 1)
    precondition(MockVault(shown: key, 2).forwardToSuper().visit { _ in } == 3)
    var count = 1
    precondition(MockVault(counting: &count).size == 2 && count == 2)
    let vault = MockVault(key)
    stub(vault).find([1, 2]).thenReturn("found")
    stub(vault).visit(any()).thenReturn(4)
    stub(vault).attempt(any()).thenReturn(5)
    stub(vault)[or: 6].get.thenReturn(7)
    stub(vault).sent(any()).then { body in body() + 1 }
    precondition(vault.sent { 10 } == 11)
    precondition(vault.find(1, 2) == "found" && vault.visit { _ in } == 4 && vault.attempt(1) == 5)
    precondition(vault[or: 6] == 7)
    let real = MockVault(VaultKey(size: 8)).forwardToSuper()
    var evaluations = 0
    func evaluated() -> Int {
      evaluations += 1
      return evaluations
    }
    precondition(real.find(1, 2) == "[1, 2]" && real.find() == nil && real[or: evaluated()] == 1)
    real[or: evaluated()] = 1
    stub(real)[or: any()].get.thenReturn(9)
    precondition(real[or: evaluated()] == 9 && evaluations == 3)
    precondition(real.attempt(try refused()) == 8 && real[attempt: try refused()] == 8)
    verify(real, times(2))[or: any()].get()
    let shelf: any Sendable = MockShelf([1]).forwardToSuper()
    precondition((shelf as? MockShelf<Int>)?.first() == 1)
  }

  nonisolated static func reported() {
    let camera = MockCamera(mode: .photo)
    stub(camera).focus().thenReturn(7)
    precondition(camera.zoom == 1 && camera.focus() == 7)
    precondition(MockCamera(mode: .video, zoom: 2, .lenient).focus() == 0)
    precondition(MockCamera(file: "a").zoom == 3)
    let logout = MockLogoutCommand()
    stub(logout).execute("me", completion: any()).then { _, done in done(()) }
    var isLoggedOut = false
    logout.execute("me") { isLoggedOut = true }
    precondition(isLoggedOut)
    let row = PeopleModel.MockPersonRow(item: "a").forwardToSuper()
    stub(row).extra().thenReturn(5)
    precondition(row.show("b") == ["a", "b"] && row.extra() == 5)
    let sender = MockTypedSender().forwardToSuper()
    precondition(sender.send { _ in } == 1)
  }

  nonisolated static func refused() throws -> Int { throw Refusal() }

  @MainActor static func isolated() async {
    let labels = MockLabels()
    stub(labels).trim("a", count: 2).thenReturn("c")
    precondition(labels.trim("a", count: 2) == "c" && labels.label("a") == "a")
    let window = Window()
    let forwarding = MockWindow().forward(to: window)
    forwarding.title = "other"
    let count = await forwarding.reload { 4 }
    precondition(window.title == "other" && forwarding[1] == "other 1" && count == 4)
    forwarding[1] = "third"
    precondition(window.title == "third")
    // The initializer of the class is not inherited; that of the mock makes one without arguments.
    let archived: Archived? = MockArchived(archive: ["number": 4])
    precondition(archived is MockArchived)
    // Swift passes no array as variadic arguments; the class itself can be called.
    let both = MockWindow().forwardToSuper()
    precondition(both.names("a", "b") == ["a", "b", "window"])

    let screen = MockScreen(name: "first")
    stub(screen).show().thenDoNothing()
    stub(screen).isShown.get.thenReturn(true)
    stub(screen).id().thenReturn(60)
    stub(screen).reload().thenReturn(true)
    screen.show()
    let isLoaded = await screen.reload()
    precondition(screen.isShown && screen.id() == 60 && isLoaded && screen.name == "first")
    verify(screen).show()
    let real = MockScreen(name: "second").forwardToSuper()
    real.show()
    let isReallyLoaded = await real.reload()
    precondition(real.isShown && isReallyLoaded && real.id() == 10)
  }
}

nonisolated private struct NoDecoder: Decoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  func container<Key>(keyedBy: Key.Type) throws -> KeyedDecodingContainer<Key> { throw Refusal() }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Refusal() }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Refusal() }
}
