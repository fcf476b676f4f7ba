import Kagemusha

@main struct Program {
  static func main() async throws { try await run() }

  nonisolated static func run() async throws {
    let store = Store()
    try await use(on: store)
    let asked = MockIsolating()
    stub(asked).run(isolation: isNil(), any()).then { _, body in await body() }
    let five = await asked.run(isolation: nil) { 5 }
    precondition(five == 5)

    try await sendings()
    try await executors(on: store)
    try await rethrowing()
    await moved()
    await guards(on: store)
    try await keep()
    print("done")
  }

  static func use(on store: isolated Store) async throws {
    let mock = MockIsolating()
    stub(mock) { stub in
      when(stub.sync(on: any())).then { $0 === store ? 1 : 2 }
      when(stub.load(3, isolation: any())).then { id, isolation in
        precondition(isolation === store)
        return Box()
      }
    }
    precondition(mock.sync(on: store) == 1)
    let box = try await mock.load(3, isolation: store)
    precondition(box.value == 0)
    verify(mock).sync(on: sameInstance(as: store))
    verify(mock).load(3, isolation: any())
  }

  nonisolated static func sendings() async throws {
    let mock = MockSending()
    let box = Box()
    stub(mock) { stub in
      when(stub.pass(any())).then { $0 }
      when(stub.make(any())).thenReturn(box)
      when(stub.existential()).thenReturn("a")
      when(stub.duplicate(any())).then { $0 }
      when(stub.run(any())).then { $0() }
      when(stub.local(any())).then { body in
        box.value = body()
        return box
      }
      when(stub.change(any())).then { value in
        value = box
        return nil
      }
    }
    precondition(mock.pass(Box()) !== box)
    let made = try await mock.make(box)
    precondition(made === box)
    precondition(mock.existential() as? String == "a")
    precondition(mock.duplicate(MockSending()) !== mock)
    await mock.run {}
    precondition(mock.local { 3 } === box && box.value == 3)
    var changed = Box()
    let result = mock.change(&changed)
    precondition(result == nil && changed === box)
  }

  nonisolated static func executors(on store: Store) async throws {
    let mock = MockExecuting()
    stub(mock) { stub in
      when(stub.stay(any())).then { $0 }
      when(stub.leave(any())).then { $0 }
      when(stub.work(any())).then { await $0() + 1 }
      when(stub.plain(any())).then { $0 }
    }
    let box = Box()
    let stayed = await mock.stay(box)
    precondition(stayed === box)
    let worked = await mock.work { 1 }
    precondition(worked == 2)
    stub(mock).two(any(), call: any(), isolation: any(), any()).then { arguments in
      arguments.call = try await arguments.isolation() + arguments.3()
    }
    var changed = 0
    try await mock.two(box, call: &changed, isolation: { 2 }, { 3 })
    precondition(changed == 5)
    try await leave(mock)
    let shared = MockShared<Int>()
    stub(shared).pass(1).thenReturn(2)
    stub(shared).load(isolation: any()).thenReturn(4)
    let passed = await shared.pass(1)
    let loaded = try await shared.load(isolation: store)
    precondition(passed == 2 && loaded == 4)
    let worker = MockWorker()
    stub(worker).sync(on: any()).thenReturn(1)
    stub(worker).stay(any()).thenReturn(2)
    let synced = await sync(worker, on: store)
    precondition(synced == 1)
    let number = await worker.stay(Box())
    precondition(number == 2)
    await window(on: store)
  }

  static func sync(_ worker: MockWorker, on store: isolated Store) -> Int {
    worker.sync(on: store)
  }

  nonisolated(nonsending) static func rethrowing() async throws {
    struct Jam: Error {}
    let (mock, box) = (MockStaying(), Box())
    stub(mock) { stub in
      when(stub.run(any())).then { try await $0() + 1 }
      when(stub.each(any(), call: any(), isolation: any((() -> Int).self))).then { body, call, isolation in
        let box = try body(isolation())
        try await call(box)
        return [box]
      }
    }
    let sum = await mock.run { 1 }
    precondition(sum == 2)
    do {
      _ = try await mock.run { throw Jam() }
      preconditionFailure("nothing was thrown")
    } catch is Jam {}
    let boxes = await mock.each({ _ in box }, call: { $0.value += 1 }, isolation: { 3 })
    precondition(boxes[0] === box && box.value == 1)
    verify(mock, times(2)).run(any())
  }

  @MainActor static func moved() async {
    let (mock, box) = (MockMoved(), Box())
    stub(mock) { stub in
      when(stub.move(any(), to: any())).then { box, _ in box }
      when(stub.run(any())).then { body in
        box.value = try await body()
        return box
      }
      when(stub.box.get).thenReturn(box)
    }
    let moved = await mock.move(box, to: nil)
    let run = await mock.run { 4 }
    let kept = await mock.box
    precondition(moved === box && run === box && kept === box && box.value == 4)
    verify(mock).move(any(), to: isNil())
  }

  nonisolated static func leave(_ mock: MockExecuting) async throws {
    let left = try await mock.leave(Box())
    let plain = await mock.plain(Box())
    precondition(left !== plain)
  }

  nonisolated static func handing() {
    let mock = MockHanding()
    stub(mock).call(any()).then { $0(2) }
    stub(mock)[any()].get.thenReturn(3)
    stub(mock)[any()].set(any()).thenDoNothing()
    stub(mock).each(any()).thenReturn(4)
    mock[Box()] += 1
    precondition(mock.call { $0 + 1 } == 3 && mock.each { _ in } == 4)
    verify(mock)[any()].set(4)
  }

  @MainActor static func window(on store: Store) async {
    handing()
    let mock = MockWindow()
    stub(mock) { stub in
      when(stub.leave(1)).thenReturn(2)
      when(stub.pass(any())).then { $0 }
      when(stub.load(isolation: any())).thenReturn(3)
    }
    let left = await mock.leave(1)
    let loaded = await mock.load(isolation: store)
    precondition(left == 2 && loaded == 3)
    _ = mock.pass(Box())
    let derived = MockDerived()
    stub(derived).leave(1).thenReturn(2)
    stub(derived).own().thenDoNothing()
    derived.own()
    let again = await derived.leave(1)
    precondition(again == 2)
    let rendered = MockRendered()
    stub(rendered).render().thenReturn(1)
    stub(rendered).measure().thenReturn(2)
    stub(rendered).show().thenReturn(3)
    precondition(rendered.render() == 1 && rendered.measure() == 2 && rendered.show() == 3)
  }

  static func guards(on store: isolated Store) async {
    let guarding = MockGuarding()
    stub(guarding).admit(any(Guarded.self), on: any()).thenReturn(1)
    stub(guarding).open(on: any(), any()).thenReturn(2)
    stub(guarding)[any(String.self), any()].get.thenReturn(3)
    let sum = guarding.admit(Guarded(), on: store) + guarding.open(on: store, Key())
    precondition(sum + guarding["a", store] == 6)
    verify(guarding).admit(any(Guarded.self), on: any())
  }

  @Kept static func keep() async throws {
    let (mock, box) = (MockKeeping(), Box())
    stub(mock).load(any()).then { $0 }
    stub(mock).content.get.thenReturn(box)
    stub(mock)[2].get.thenReturn(box)
    stub(mock).measure(any()).then { $0() }
    stub(mock).change(any(), by: 3).thenDoNothing()
    let loaded = await mock.load(box)
    let content = try await mock.content
    let element = await mock[2]
    precondition(loaded === box && content === box && element === box)
    let measured = await mock.measure { 4 }
    precondition(measured == 4)
    var changed = box
    try await mock.change(&changed, by: 3)
    verify(mock).change(any(), by: 3)

    let shelf = MockShelf<Int>(.lenient)
    stub(shelf).load(1).thenReturn(2)
    stub(shelf).twice(any()).then { try $0(3) }
    let (content1, content2) = (await shelf.load(1), await shelf.twice { $0 * 2 })
    shelf.close()
    precondition(content1 + content2 == 8)
  }
}
