import Kagemusha
import ScenarioSupport

extension LibraryScenarios {
  static let forwarding: [Scenario] = [
    Scenario("calls that no stub answers go to the real object") { check in
      let fridge = MockFridge<String>().forward(to: Icebox())
      stub(fridge).item(at: 9).thenReturn("stubbed")
      fridge.capacity = 3
      try await fridge.put("milk")
      fridge[1] = "butter"
      check.equal(fridge.capacity, 3)
      check.equal(fridge.item(at: 0), "milk")
      check.equal(fridge[1], "butter")
      check.equal(fridge.item(at: 9), "stubbed")
      verify(fridge).capacity.set(3)
      verify(fridge).put("milk")
      verify(fridge, times(2)).item(at: any())
      verify(fridge)[1].set("butter")
    },
    Scenario("an answer may be to call it") { check in
      let fridge = MockFridge<String>().forward(to: Icebox(items: ["milk"]))
      stub(fridge).item(at: any()).thenReturn("stubbed").thenCallRealImplementation()
      check.equal(
        [fridge.item(at: 0), fridge.item(at: 0), fridge.item(at: 0)],
        ["stubbed", "milk", "milk"])
      let alone = MockFridge<String>()
      stub(alone).item(at: any()).thenCallRealImplementation()
      check.equal(failures { _ = alone.item(at: 0) }.count, 1)
    },
    Scenario("a real object is a copy, or kept elsewhere") { check in
      let own = RealObject<any Container>(Icebox<Int>())
      own.object.capacity = 4
      check.equal(own.object.capacity, 4)
      var kept = 1
      let elsewhere = RealObject<Int>(get: { kept }, set: { kept = $0 })
      elsewhere.object += 1
      check.equal(kept, 2)
      check.equal(elsewhere.object, 2)
    },
  ]
}

/// Something that holds things.
private protocol Container {
  var capacity: Int { get set }
}

/// A fridge that works.
private struct Icebox<Item>: Fridge, Container {
  var capacity = 1
  var items: [Item] = []

  func item(at index: Int) -> Item? { items.indices.contains(index) ? items[index] : nil }
  mutating func put(_ item: Item) async throws { items.append(item) }
  subscript(index: Int) -> Item? {
    get { item(at: index) }
    set { items += newValue.map { [$0] } ?? [] }
  }
}
