@testable import Kagemusha
import ScenarioSupport

extension LibraryScenarios {
  static let children: [Scenario] = [
    Scenario("the mock of another protocol answers, the same each time") { check in
      let restaurant = MockRestaurant()
      check(restaurant.cellar === restaurant.mocks.cellar)
      check(restaurant.build() === restaurant.mocks.build)
      check(restaurant.build() !== restaurant.cellar)
      check(restaurant.cellar.below.below === restaurant.mocks.cellar.mocks.below.mocks.below)
      stub(restaurant.mocks.cellar).bottles(of: 1999).thenReturn(3)
      check.equal(restaurant.cellar.bottles(of: 1999), 3)
      verify(restaurant.mocks.cellar).bottles(of: 1999)
      verify(restaurant, atLeastOnce()).cellar.get()
    },
    Scenario("so it does whatever the effects are") { check in
      let restaurant = MockRestaurant()
      let (opened, found) = (try restaurant.opened, try restaurant.find())
      let (later, rented) = (await restaurant.later, try await restaurant.rented)
      let (dug, hired) = (await restaurant.dig(), try await restaurant.rent())
      check(opened === restaurant.mocks.opened)
      check(found === restaurant.mocks.find)
      check(later === restaurant.mocks.later)
      check(rented === restaurant.mocks.rented)
      check(dug === restaurant.mocks.dig)
      check(hired === restaurant.mocks.rent)
    },
    Scenario("to ask for it is nothing to verify") { check in
      let restaurant = MockRestaurant(.lenient)
      _ = restaurant.cellar
      _ = await restaurant.dig()
      verifyNoMoreInteractions(restaurant)
      verify(restaurant).cellar.get()
      check.equal(failures { verifyNoInteractions(restaurant) }.count, 1)
      stub(restaurant).cellar.get.thenReturn(MockStoreroom())
      _ = restaurant.cellar
      check.equal(failures { verifyNoMoreInteractions(restaurant) }.count, 1)
    },
    Scenario("an optional is nil until it is asked for") { check in
      let restaurant = MockRestaurant(.lenient)
      check(restaurant.owner == nil)
      let owner = restaurant.mocks.owner
      check(restaurant.owner === owner)
    },
    Scenario("stubs win, and so do others' mocks") { check in
      let (restaurant, cellar) = (MockRestaurant(), MockStoreroom())
      stub(restaurant).cellar.get.thenReturn(cellar)
      check(restaurant.cellar === cellar)
      clearStubs(restaurant)
      check(restaurant.cellar === restaurant.mocks.cellar)
    },
    Scenario("it is as strict as its parent, and says where it is") { check in
      check.equal(MockRestaurant(.lenient).cellar.below.bottles(of: 1), 0)
      let restaurant = MockRestaurant()
      let found = texts { _ = restaurant.cellar.below.bottles(of: 1) }
      check.equal(found.count, 1)
      check(
        found.first?.hasSuffix(
          "hint      stub(mock.mocks.cellar.mocks.below).bottles(of: any()).then { … }, "
            + "or make the mock .lenient") == true, found.first ?? "")
    },
    Scenario("what is forgotten is forgotten of it, too") { check in
      let restaurant = MockRestaurant(.lenient)
      let cellar = restaurant.mocks.cellar
      stub(cellar).bottles(of: any()).thenReturn(1)
      check.equal(cellar.bottles(of: 1), 1)
      clearInvocations(restaurant)
      verify(cellar, never()).bottles(of: any())
      reset(restaurant)
      check(restaurant.cellar === cellar)
      check.equal(cellar.bottles(of: 1), 0)
    },
    Scenario("it belongs to the test of its parent, wherever it is first asked for") { check in
      let scope = MockScope(MockRules(mode: .strict, unusedStubs: .fail, unverifiedCalls: .ignore))
      await MockScope.$current.withValue(scope) {
        let restaurant = MockRestaurant()
        await Task.detached { _ = restaurant.cellar.bottles(of: 1) }.value
      }
      check.equal(
        scope.end().map { String($0.failure.text.prefix { $0 != " " }) },
        ["MockStoreroom.bottles(of:)"])
    },
    Scenario("many tasks that ask for it at once get the same") { check in
      for _ in 0..<20 {
        let restaurant = MockRestaurant(.lenient)
        let found = await withTaskGroup(of: ObjectIdentifier.self) { group in
          for number in 0..<16 {
            group.addTask {
              ObjectIdentifier(
                number.isMultiple(of: 2) ? restaurant.cellar : restaurant.mocks.cellar)
            }
          }
          return await group.reduce(into: Set()) { $0.insert($1) }
        }
        check.equal(found, [ObjectIdentifier(restaurant.mocks.cellar)])
      }
    },
  ]
}
