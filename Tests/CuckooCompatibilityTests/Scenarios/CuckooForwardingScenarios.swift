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
