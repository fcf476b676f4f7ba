import Kagemusha

/// Uses the mocks of all styles at once, as a suite does that moves test by test.
@main enum CombinedProgram {
  static func main() async throws {
    try await store()
    answering()
    print("done")
  }

  static func store() async throws {
    let store = StoreMock()
    store.countIntReturnValue = 3
    expect(store.count() == 3)
    verify(store).count()
    expect(store.countIntCallsCount == 1 && store.countCallCount == 1)
    store.saveHandler = { _ in }
    store.save(Item(id: 1))
    verify(store).save(Item(id: 1))

    stub(store).load(id: 4).thenReturn(Item(id: 9))
    expect(try await store.load(id: 4).id == 9)
    store.loadIdIntItemClosure = { Item(id: $0) }
    expect(try await store.load(id: 4).id == 4)
    verify(store, times(2)).load(id: 4)

    stub(store).name.get.thenReturn("stubbed")
    expect(store.name == "stubbed")
    store.name = "set"
    expect(store.name == "set")
    expect(store.tags.isEmpty && store.owner == nil)
    store.limit = 5
    verify(store).limit.set(5)
    expect(store.limit == 5 && store.limitSetCallCount == 1)
  }

  static func answering() {
    let mock = AnsweringMock()
    mock.wrap(closure: 1)
    verify(mock, times(1)).wrap(closure: 1)
    stub(mock).put(handler: 2).thenReturn(3)
    expect(mock.put(handler: 2) == 3)
    verify(mock, times(1)).put(handler: 2)
  }

  static func expect(_ condition: Bool, line: Int = #line) {
    if !condition { print("line \(line)") }
  }
}
