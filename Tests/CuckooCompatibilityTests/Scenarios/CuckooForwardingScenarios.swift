import CuckooCompatibility
import ScenarioSupport

extension CuckooScenarios {
  static let forwarding: [Scenario] = [
    Scenario("unstubbed calls go to the default implementation") { check in
      let mock = MockCatalogue<String, Int>()
      mock.enableDefaultImplementation(ListCatalogue())
      mock.insert("a", for: 1)
      mock.first = "b"
      check(mock.item(1) == "a" && mock.first == "b")
      check(mock.map({ $0.count }, with: 5) == [1, 5])
      stub(mock) { stub in when(stub.item(equal(to: 1))).thenReturn("stubbed") }
      check(mock.item(1) == "stubbed" && mock.item(2) == nil)
      reset(mock)
      check(mock.item(1) == "a")
      verify(mock).item(equal(to: 1))
    },
    Scenario("the class answers for its mock if the superclass spy is enabled") { check in
      let mock = MockBookcase().withEnabledSuperclassSpy()
      stub(mock) { stub in when(stub.width.get).thenReturn(1) }
      check(mock.books(on: 2) == ["book 2"])
      verify(mock).books(on: equal(to: 2))
      let other = MockBookcase()
      other.enableSuperclassSpy()
      check(other.books(on: 1).count == 3)
    },
    Scenario("another object of the class answers for its mock") { check in
      let real = Bookcase(width: 2)
      let mock = MockBookcase().withEnabledDefaultImplementation(real)
      check(mock.books(on: 4) == ["book 4", "book 4"])
      mock.width = 1
      check(real.width == 1 && mock[1] == "row 1")
      mock[2] = "four"
      check(mock.width == 4)
      check.throwing(Bookcase.Error.full) { try mock.add("a") }
      check.equal(mock.sort { $0.count }, 4)
      check.throwing(NotFound()) { try mock.sort { _ in throw NotFound() } }
      stub(mock) { stub in
        when(stub.books(on: equal(to: 1))).thenReturn([]).thenCallRealImplementation()
      }
      check.equal(mock.books(on: 1), [])
      check.equal(mock.books(on: 1).count, 4)
      verify(mock, times(2)).books(on: 1)
      let boxes = Storage.MockBox([1])
      boxes.enableDefaultImplementation(Storage.Box([7, 8]))
      check(boxes.first() == 7 && boxes.items == [7, 8])
    },
    Scenario("a stub class answers for a class") { check in
      let bookcase = BookcaseStub(width: 5)
      bookcase.width = 4
      check(bookcase.width == 0 && bookcase.books(on: 1).isEmpty && bookcase[1] == "")
      check(BookcaseStub().rows == 0)
      check(BookcaseStub.material == "")
      check.equal(try? bookcase.add("a"), 0)
      check.equal(bookcase.lend("a"), Int?.none)
      check(Storage.BoxStub([1, 2]).items.isEmpty)
      let subclass: Bookcase = LargeBookcase()
      check(subclass.width == 9 && subclass.books(on: 1).isEmpty)
    },
    Scenario("the mock of a class is stubbed before it is made") { check in
      let mock = createMock(for: Bookcase.self) { builder, stub in
        when(stub.width.get).thenReturn(6)
        return MockBookcase()
      }
      check.equal(mock.width, 6)
      verify(mock).width.get()
    },
    Scenario("a type says which overload of a class is meant") { check in
      let mock = MockBookcase()
      stub(mock) { stub in
        when(stub.lend("a") as ClassStubFunction<String?, Int>).thenReturn(3)
        when(stub.add(any()) as ClassStubThrowingFunction<String, Int, Bookcase.Error>)
          .thenThrow(.full)
        when(
          stub.move(any(), to: 1)
            as ClassStubNoReturnThrowingFunction<(titles: [String], row: Int), any Error>
        ).thenThrow(NotFound())
      }
      check.equal(mock.lend(Optional("a")) as Int, 3)
      check.throwing(Bookcase.Error.full) { try mock.add("a") }
      check.throwing(NotFound()) { try mock.move([], to: 1) }
    },
    Scenario("a struct is copied") { check in
      var original = ListCatalogue()
      let mock = MockCatalogue<String, Int>().withEnabledDefaultImplementation(original)
      original.first = "changed"
      check(mock.first == nil)
    },
    Scenario("a variable is read where it is") { check in
      var original = ListCatalogue()
      let mock = MockCatalogue<String, Int>()
      mock.enableDefaultImplementation(mutating: &original)
      original.first = "changed"
      check(mock.first == "changed")
      mock.insert("a", for: 1)
      check(original.items == [1: "a"])
    },
    Scenario("what rethrows is forwarded") { check in
      let mock = MockCatalogue<String, Int>()
      mock.enableDefaultImplementation(ListCatalogue(items: [1: "aaa", 2: "b"]))
      let sorted = await mock.sort(1) { $0 * $1.count }
      check(sorted == ["b", "aaa"])
      await check.throwing(NotFound()) { try await mock.sort("") { _, _ in throw NotFound() } }
      verify(mock).sort(equal(to: 1), by: any())
      check.equal(mock.count { $0 > "a" }, 2)
      check.throwing(NotFound()) { try mock.count { _ in throw NotFound() } }
    },
    Scenario("overloads that differ in an associated type are forwarded") { check in
      let mock = MockGlossary<Double>().withEnabledDefaultImplementation(HalfGlossary())
      check(mock.entry("a") == 1 && mock.entry(3.0) == 1.5)
      stub(mock) { stub in when(stub.entry(equal(to: 3.0))).thenReturn(4) }
      check(mock.entry(3.0) == 4 && mock.entry(5.0) == 2.5)
    },
    Scenario("a mock of the main actor forwards") { @MainActor check in
      let reader = PaperReader()
      let mock = MockReader()
      mock.enableDefaultImplementation(reader)
      await mock.turn(to: 5)
      check(mock.page == 5)
      stub(mock) { stub in when(stub.page.get).thenReturn(6).thenCallRealImplementation() }
      check(mock.page == 6 && mock.page == 5)
      verify(mock).turn(to: 5)
    },
  ]
}

extension Bookcase: Mocked {
  typealias MockType = MockBookcase
}

/// A stub class whose subclass answers a member itself.
nonisolated final class LargeBookcase: BookcaseStub {
  override var width: Int {
    get { 9 }
    set {}
  }
}
