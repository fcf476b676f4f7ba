import CuckooCompatibility
import Testing

struct RuntimeTests {
  private let mock = MockLibrary()

  @Test func answersComeInOrder() async throws {
    stub(mock) { stub in
      when(stub.name.get).thenReturn("a").thenReturn("b", "c")
      when(stub.find(any())).thenReturn(inOrder: [1, 2])
      when(stub.load(id: any())).thenThrow(NotFound()).thenReturn(.first)
      when(stub.strict(id: 1)).thenThrow(NotFound())
      when(stub.checked.get).thenThrow(NotFound())
      when(stub.remote.get).thenReturn(3)
      when(stub.open()).thenDoNothing()
      when(stub.visit(anyClosure())).then { $0(.first) }
      when(stub.fetch(id: any(), completion: any())).then { id, completion in
        completion(Book(id: id, title: ""))
      }
      when(stub.trim(any())).then { $0 = "trimmed" }
      when(stub.store(equal(to: 3))).then { (value: Int) in #expect(value == 3) }
      when(stub.decode("1")).thenReturn(1 as Int?)
    }
    #expect([mock.name, mock.name, mock.name, mock.name] == ["a", "b", "c", "c"])
    #expect(mock.find("") == 1 && mock.find("") == 2 && mock.find("") == 2)
    await #expect(throws: NotFound()) { try await mock.load(id: 1) }
    let loaded = try await mock.load(id: 1)
    #expect(loaded == .first)
    #expect(throws: NotFound()) { try mock.strict(id: 1) }
    #expect(throws: NotFound()) { try mock.checked }
    let remote = try await mock.remote
    #expect(remote == 3)
    mock.open()
    var visited: [Book] = []
    mock.visit { visited.append($0) }
    mock.fetch(id: 2) { visited.append($0) }
    #expect(visited == [.first, Book(id: 2, title: "")])
    var text = ""
    mock.trim(&text)
    #expect(text == "trimmed")
    mock.store(3)
    let decoded: Int? = mock.decode("1")
    #expect(decoded == 1)
    verify(mock).decode("1").with(returnType: Int?.self)
    _ = verify(mock, times(3)).find(anyString()) as __DoNotUse<String, Int>
  }

  @Test func captorsKeepWhatMatched() {
    let captor = ArgumentCaptor<Int>()
    stub(mock) { stub in
      when(stub.limit.set(any())).thenDoNothing()
      when(stub.rename(any(), at: any())).thenReturn(true)
    }
    mock.limit = 1
    mock.limit = 2
    verify(mock, times(2)).limit.set(captor.capture())
    #expect(captor.value == 2 && captor.allValues == [1, 2])
    let titles = ArgumentCaptor<String?>()
    _ = mock.rename("a", at: 1)
    _ = mock.rename("b", at: 2)
    verify(mock).rename(titles.capture(), at: 2)
    #expect(titles.allValues == ["b"])
    let unused = ArgumentCaptor<Int>()
    verify(mock, never()).tag(any(), count: unused.capture())
    #expect(unused.value == nil)
  }

  @Test func callMatchersCombine() {
    let call = ConcreteStubCall(method: "find(_:)", parameters: "a")
    #expect(call.parametersAsString == "(\"a\")")
    #expect(ConcreteStubCall(method: "f", parameters: (1, "a")).parametersAsString == "(1, \"a\")")
    #expect(times(1).matches([call]) && !times(2).matches([call]) && never().matches([]))
    #expect(never().or(times(2)).matches([call, call]) && !never().or(times(2)).matches([call]))
    #expect(atLeast(1).and(atMost(2)).matches([call]) && !atLeast(1).and(atMost(2)).matches([]))
    let even = CallMatcher(name: "an even number") { $0.count.isMultiple(of: 2) }
    let more = CallMatcher(name: "more than 1", numberOfExpectedCalls: 1) { $0 < $1 }
    #expect(even.matches([]) && !even.matches([call]) && even.or(times(1)).matches([call]))
    #expect(more.matches([call, call]) && !more.and(times(3)).matches([call, call]))

    stub(mock) { stub in when(stub.find(any())).thenReturn(1) }
    _ = mock.find("a")
    verify(mock, CallMatcher(name: "of a") { $0.map(\.parametersAsString) == ["(\"a\")"] }).find(
      any())
    let texts = failures { verify(mock, even.or(times(3))).find(any()) }
    #expect(texts.count == 1)
    #expect(texts[0].contains("an even number or exactly 3 × find(_: any())"))
  }

  @Test func defaultValuesAreRegistered() {
    DefaultValueRegistry.register(value: Book.first, forType: Book.self)
    DefaultValueRegistry.register(value: (7, 8), forType: (Int, Int).self)
    #expect(DefaultValueRegistry.defaultValue(for: Book.self) == .first)
    #expect(DefaultValueRegistry.defaultValue(for: (Int, Int).self) == (7, 8))
    #expect(DefaultValueRegistry.defaultValue(for: (Int, String, Bool).self) == (0, "", false))
    #expect(DefaultValueRegistry.defaultValue(for: (Int, Int, Int, Int).self) == (0, 0, 0, 0))
    #expect(DefaultValueRegistry.defaultValue(for: [Int].self) == [])
    DefaultValueRegistry.reset()
    #expect(DefaultValueRegistry.defaultValue(for: (Int, Int).self) == (0, 0))
  }

  @Test func aMockIsStubbedBeforeItIsMade() {
    let mock = createMock(MockLibrary.self) { _, stub in
      when(stub.find("a")).thenReturn(9)
      return MockLibrary()
    }
    #expect(mock.find("a") == 9)
    verify(mock).find("a")
    #expect(failures { _ = MockLibrary().find("a") }.count == 1)
  }

  @Test func stubsClassesAnswerWithDefaultValues() async throws {
    final class MyLibrary: LibraryStub {
      override func find(_ title: String) -> Int { title.count }
    }
    let library: any Library = LibraryStub()
    #expect(library.find("a") == 0 && library.name == "" && library.selection == nil)
    #expect(library[1] == nil)
    library.open()
    let remote = try await library.remote
    #expect(remote == 0)
    #expect(MyLibrary().find("abc") == 3 && MyLibrary().limit == 0)
    #expect(CatalogueStub<String, Int>().item(1) == nil)
    #expect(MachineStub.count() == 0)
    Desk.DelegateStub().ringTwice(1)
  }

  @Test func failuresNameTheMatchers() {
    stub(mock) { stub in when(stub.tag(any(), count: any())).thenReturn(1) }
    _ = mock.tag(["b"], count: 2)
    let texts = failures {
      verify(mock).tag(containsAnyOf(["a"]), count: 1.or(3))
    }
    #expect(texts.count == 1)
    #expect(texts[0].contains("tag(_: containsAnyOf([\"a\"]), count: 1 or 3)"))
  }
}
