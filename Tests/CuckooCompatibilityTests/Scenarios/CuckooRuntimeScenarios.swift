import CuckooCompatibility
import ScenarioSupport

extension CuckooScenarios {
  static let runtime: [Scenario] = [
    Scenario("answers come in order") { check in
      let mock = MockLibrary()
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
        when(stub.store(equal(to: 3))).then { (value: Int) in check(value == 3) }
        when(stub.decode("1")).thenReturn(1 as Int?)
      }
      check([mock.name, mock.name, mock.name, mock.name] == ["a", "b", "c", "c"])
      check(mock.find("") == 1 && mock.find("") == 2 && mock.find("") == 2)
      await check.throwing(NotFound()) { try await mock.load(id: 1) }
      let loaded = try await mock.load(id: 1)
      check(loaded == .first)
      check.throwing(NotFound()) { try mock.strict(id: 1) }
      check.throwing(NotFound()) { try mock.checked }
      let remote = try await mock.remote
      check(remote == 3)
      mock.open()
      var visited: [Book] = []
      mock.visit { visited.append($0) }
      mock.fetch(id: 2) { visited.append($0) }
      check(visited == [.first, Book(id: 2, title: "")])
      var text = ""
      mock.trim(&text)
      check(text == "trimmed")
      mock.store(3)
      let decoded: Int? = mock.decode("1")
      check(decoded == 1)
      verify(mock).decode("1").with(returnType: Int?.self)
      _ = verify(mock, times(3)).find(anyString()) as __DoNotUse<String, Int>
    },
    Scenario("a type says which overload is meant") { check in
      let mock = MockLibrary()
      stub(mock) { stub in
        when(stub.weigh(anyString()) as ProtocolStubFunction<String, Int>).thenReturn(3)
        when(stub.weigh(anyString()) as ProtocolStubFunction<String, Double>).thenReturn(3.5)
        typealias Lending = ProtocolStubNoReturnFunction<(title: String?, reader: String)>
        when(stub.lend("a", to: "b") as Lending).thenDoNothing()
        when(stub.scan(any()) as ProtocolStubThrowingFunction<String, Int, any Error>)
          .thenReturn(4)
        when(stub.scan(any()) as ProtocolStubNoReturnThrowingFunction<Substring, any Error>)
          .thenThrow(NotFound())
      }
      check(mock.weigh("a") == 3 && mock.weigh("a") == 3.5)
      mock.lend(Optional("a"), to: "b")
      check.equal(failures { mock.lend("a", to: Optional("b")) }.count, 1)
      check.equal(try mock.scan("a" as String), 4)
      check.throwing(NotFound()) { try mock.scan("a" as Substring) }
      _ = verify(mock).weigh("a") as __DoNotUse<String, Int>
      _ = verify(mock).lend("a", to: "b") as __DoNotUse<(title: String?, reader: String), Void>
    },
    Scenario("mocks can be handled in general") { check in
      func finish<M: Mock, N: ProtocolMock>(_ mock: M, _ other: N) {
        verifyNoMoreInteractions(mock, other)
      }
      let mock = MockLibrary()
      finish(mock, MockMachine())
      check.equal(failures { mock.open() }.count, 1)
      check.equal(failures { finish(mock, MockMachine()) }.count, 1)
    },
    Scenario("captors keep what matched") { check in
      let mock = MockLibrary()
      let captor = ArgumentCaptor<Int>()
      stub(mock) { stub in
        when(stub.limit.set(any())).thenDoNothing()
        when(stub.rename(any(), at: any())).thenReturn(true)
      }
      mock.limit = 1
      mock.limit = 2
      verify(mock, times(2)).limit.set(captor.capture())
      check(captor.value == 2 && captor.allValues == [1, 2])
      let titles = ArgumentCaptor<String?>()
      _ = mock.rename("a", at: 1)
      _ = mock.rename("b", at: 2)
      verify(mock).rename(titles.capture(), at: 2)
      check(titles.allValues == ["b"])
      let unused = ArgumentCaptor<Int>()
      verify(mock, never()).tag(any(), count: unused.capture())
      check(unused.value == nil)
    },
    Scenario("call matchers combine") { check in
      let mock = MockLibrary()
      let call = ConcreteStubCall(method: "find(_:)", parameters: "a")
      check(call.parametersAsString == "(\"a\")")
      check(ConcreteStubCall(method: "f", parameters: (1, "a")).parametersAsString == "(1, \"a\")")
      check(times(1).matches([call]) && !times(2).matches([call]) && never().matches([]))
      check(never().or(times(2)).matches([call, call]) && !never().or(times(2)).matches([call]))
      check(atLeast(1).and(atMost(2)).matches([call]) && !atLeast(1).and(atMost(2)).matches([]))
      let even = CallMatcher(name: "an even number") { $0.count.isMultiple(of: 2) }
      let more = CallMatcher(name: "more than 1", numberOfExpectedCalls: 1) { $0 < $1 }
      check(even.matches([]) && !even.matches([call]) && even.or(times(1)).matches([call]))
      check(!even.and(atLeast(0)).matches([call]) && !even.or(never()).matches([call]))
      check(more.matches([call, call]) && !more.and(times(3)).matches([call, call]))

      stub(mock) { stub in when(stub.find(any())).thenReturn(1) }
      _ = mock.find("a")
      verify(mock, CallMatcher(name: "of a") { $0.map(\.parametersAsString) == ["(\"a\")"] }).find(
        any())
      let texts = failures { verify(mock, even.or(times(3))).find(any()) }
      check(texts.count == 1)
      check(texts[0].hasPrefix("MockLibrary.find(_:): wanted an even number or 3 calls, got 1"))
    },
    Scenario("default values are registered") { check in
      SharedState.use {
        DefaultValueRegistry.register(value: Book.first, forType: Book.self)
        DefaultValueRegistry.register(value: (7, 8), forType: (Int, Int).self)
        check(DefaultValueRegistry.defaultValue(for: Book.self) == .first)
        check(DefaultValueRegistry.defaultValue(for: (Int, Int).self) == (7, 8))
        DefaultValueRegistry.reset()
      }
      let text: String = DefaultValueRegistry.defaultValue(for: String.self)
      check.equal(text, "")
      check(DefaultValueRegistry.defaultValue(for: [Int].self) == [])
      check(DefaultValueRegistry.defaultValue(for: (Int, Int).self) == (0, 0))
      check(DefaultValueRegistry.defaultValue(for: (Int, String, Bool).self) == (0, "", false))
      check(DefaultValueRegistry.defaultValue(for: (Int, Int, Int, Int).self) == (0, 0, 0, 0))
      check(
        DefaultValueRegistry.defaultValue(for: (Int, Int, Int, Int, Int).self) == (0, 0, 0, 0, 0))
      check(
        DefaultValueRegistry.defaultValue(for: (Int, Int, Int, Int, Int, Int).self)
          == (0, 0, 0, 0, 0, 0))
    },
    Scenario("what was told and seen is forgotten") { check in
      let mock = MockLibrary()
      stub(mock) { stub in
        when(stub.find("a".or("b"))).thenReturn(1)
        when(stub.selection.get).thenReturn(nil, 2)
      }
      check.equal(mock.find("a"), 1)
      check.equal([mock.selection, mock.selection], [nil, 2])
      clearInvocations(mock)
      verify(mock, never()).find(any())
      check.equal(mock.find("b"), 1)
      clearStubs(mock)
      verify(mock).find("b")
      reset(mock)
      verify(mock, never()).find(any())
      check.equal(failures { _ = mock.find("a") }.count, 1)
    },
    Scenario("a mock is stubbed before it is made") { check in
      let mock = createMock(MockLibrary.self) { _, stub in
        when(stub.find("a")).thenReturn(9)
        return MockLibrary()
      }
      check(mock.find("a") == 9)
      verify(mock).find("a")
      check(failures { _ = MockLibrary().find("a") }.count == 1)
    },
    Scenario("stub classes answer with default values") { check in
      final class MyLibrary: LibraryStub {
        override func find(_ title: String) -> Int { title.count }
      }
      let library: any Library = LibraryStub()
      check(library.find("a") == 0 && library.name == "" && library.selection == nil)
      check(library[1] == nil && library.place(of: "a") == (0, 0, nil))
      library.open()
      let remote = try await library.remote
      check(remote == 0)
      check(MyLibrary().find("abc") == 3 && MyLibrary().limit == 0)
      check(CatalogueStub<String, Int>().item(1) == nil)
      check(MachineStub.count() == 0)
      Desk.DelegateStub().ringTwice(1)
    },
    Scenario("failures name the matchers") { check in
      let mock = MockLibrary()
      stub(mock) { stub in when(stub.tag(any(), count: any())).thenReturn(1) }
      _ = mock.tag(["b"], count: 2)
      let texts = failures {
        verify(mock).tag(containsAnyOf(["a"]), count: 1.or(3))
      }
      check(texts.count == 1)
      check(texts[0].contains("tag(containsAnyOf([\"a\"]), count: 1 or 3)"))
    },
  ]
}
