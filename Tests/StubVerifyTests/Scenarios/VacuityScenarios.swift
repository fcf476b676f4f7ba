@testable import Kagemusha
import Foundation
import ScenarioSupport

/// Tests that could pass whatever the app does.
extension LibraryScenarios {
  private static func headlines(in body: () throws -> Void) rethrows -> [String] {
    try texts(in: body).map { String($0.prefix { $0 != "\n" }) }
  }

  static let vacuity: [Scenario] = [
    Scenario("a verification without a call is a failure, at its line") { check in
      let kitchen = MockKitchen(.lenient)
      let found = failures {
        _ = verify(kitchen)
        _ = verify(MockRestaurant(.lenient)).cellar
        _ = calls(MockRestaurant(.lenient)).cellar
        calls(kitchen).find(1)
      }
      check.equal(
        found.map(\.text.first), ["M", "M", "M", "M"])
      check.equal(
        found.map(\.place.lineNumber), [#line - 8, #line - 7, #line - 6, #line - 5])
      check(found.first?.text.contains("verify(mock) verifies nothing; name a call") == true)
      check(found.last?.text.contains("nothing looks at the list") == true)
      _ = verify(kitchen, never()).find(1)
      check(calls(kitchen).find(1).isEmpty)
    },
    Scenario("an order without a verification is a failure") { check in
      let found = failures {
        inOrder {}
        inExactOrder {}
        inOrder { verifyNoMore() }
        inOrder { inOrder { verify(MockKitchen(.lenient), never()).find(1) } }
      }
      check.equal(
        found.map { String($0.text.prefix { $0 != ";" }) },
        [
          "inOrder { … } verifies nothing", "inExactOrder { … } verifies nothing",
          "inOrder { … } verifies nothing", "inOrder { … } verifies nothing",
        ])
      check.equal(found.first?.place.lineNumber, #line - 11)
    },
    Scenario("a number that every number is fails") { check in
      let kitchen = MockKitchen(.lenient)
      for count in [atLeast(0), atLeast(-1), never().or(atLeastOnce())] {
        check.equal(
          texts { verify(kitchen, count).find(1) },
          [
            "MockKitchen.find(_:): 'at least 0 calls' accepts every number of calls, so that nothing "
              + "is verified; use atLeastOnce() or times(…)"
          ])
        check.equal(texts { inOrder { verify(kitchen, count).find(1) } }.count, 1)
      }
    },
    Scenario("calls that never come are not waited for") { check in
      let kitchen = MockKitchen(.lenient)
      let bodies: [() -> Void] = [
        { verify(kitchen, never()).find(1) }, { verify(kitchen, atMost(2)).find(1) },
        { verifyNoInteractions(kitchen) }, { verifyNoMoreInteractions(kitchen) },
      ]
      for body in bodies {
        let found = await failures { await eventually { body() } }
        check.equal(found.map { String($0.text.prefix(28)) }, ["eventually { … } wants no ca"])
      }
      _ = kitchen.find(2)
      await eventually {
        verify(kitchen).find(2)
        verify(kitchen, never()).find(1)
      }
    },
    Scenario("what no argument can be is a failure, also of a call that never comes") { check in
      let kitchen = MockKitchen(.lenient)
      let found = texts {
        verify(kitchen, never()).find(not(any()))
        verify(kitchen, never()).find(equal(to: 1, within: -1))
      }
      check.equal(found.count, 2)
      let scale = MockScale(.lenient)
      scale.weigh(.nan)
      scale.tare([.nan])
      let problems = headlines {
        verify(scale, never()).weigh(.nan)
        verify(scale, never()).weigh(equal(to: .nan))
        verify(scale, never()).tare(containsAnyOf([]))
      }
      check.equal(problems.count, 3)
      check(problems.first?.hasPrefix("MockScale.weigh(_:): nan is not equal to itself") == true)
      verify(scale).weigh(matching { $0.isNaN })
    },
    Scenario("child mocks are part of every check") { check in
      let restaurant = MockRestaurant(.lenient)
      _ = restaurant.cellar.below.bottles(of: 1999)
      let name = "MockStoreroom (mock.mocks.cellar.mocks.below)"
      check.equal(
        headlines { verifyNoMoreInteractions(restaurant) },
        ["\(name) received 1 call that no verify has matched"])
      check.equal(
        headlines { verifyNoInteractions(restaurant) },
        [
          "MockRestaurant: wanted no call, got 1",
          "MockStoreroom (mock.mocks.cellar): wanted no call, got 1",
          "\(name): wanted no call, got 1",
        ])
      check.equal(
        headlines {
          inOrder {
            verify(restaurant).cellar.get()
            verifyNoMore()
          }
        }, ["\(name) received 1 call that no verify has matched"])
      verify(restaurant.mocks.cellar.mocks.below).bottles(of: 1999)
      verifyNoMoreInteractions(restaurant, restaurant.mocks.cellar)
      stub(restaurant.mocks.cellar).bottles(of: 1).thenReturn(1)
      check.equal(failures { verifyNoUnusedStubs(restaurant) }.count, 1)
      _ = restaurant.cellar.bottles(of: 1)
      verifyNoUnusedStubs(restaurant)
    },
    Scenario("a real object that is missing is a failure in every mode") { check in
      for mode in [MockMode.strict, .lenient, .unambiguous] {
        let kitchen = MockKitchen(mode)
        stub(kitchen).find(1).thenCallRealImplementation()
        check.equal(
          headlines { _ = kitchen.find(1) },
          [
            "MockKitchen.find(_:) was told to call the real implementation, but there is none"
          ])
      }
    },
  ]

  static let allTypes: [Scenario] = [
    Scenario("a verification may mean all types of a generic method") { check in
      let larder = MockLarder(.lenient)
      verify(larder, never()).store(anyType(), on: any())
      verify(larder, never()).find(on: any()).returning(AnyType?.self)
      larder.store(1, on: 7)
      larder.store("salt", on: 7)
      larder.store([1], on: 8)
      _ = larder.find(on: 3) as Int?
      _ = larder.pair("a", "b")
      _ = larder.cook([1, 2])
      _ = larder.cook(["a"])
      verify(larder, times(3)).store(anyType(), on: any())
      verify(larder, times(2)).store(anyType(), on: 7)
      verify(larder).find(on: 3).returning(AnyType?.self)
      verify(larder).pair(anyType(), any())
      verify(larder, times(2)).cook(anyType(like: [Int].self))
      verifyNoMoreInteractions(larder)
      check.equal(texts { verify(larder, never()).store(anyType(), on: any()) }.count, 1)
      check.equal(
        texts { verify(larder).store(anyType(), on: 9) }.first?.split(separator: "\n").first,
        "MockLarder.store(_:on:): wanted 1 call, got 0; nearest call #3 differs in on")
      let captor = ArgumentCaptor<AnyType>()
      verify(larder, times(3)).store(captor.capture(), on: any())
      check.equal(captor.allValues, [AnyType(1), AnyType("salt"), AnyType([1])])
      check.equal(captor.value?.hashValue, AnyType([1]).hashValue)
    },
    Scenario("calls of all types are listed") { check in
      let larder = MockLarder(.lenient)
      larder.store(1, on: 7)
      larder.store("salt", on: 8)
      _ = larder.cook([1, 2])
      let stored = calls(larder).store(anyType(), on: any())
      check.equal(stored.map(\.shelf), [7, 8])
      check(stored[0].value.value as? Int == 1 && stored[1].value.value as? String == "salt")
      check(calls(larder).cook(anyType(like: [Int].self)) == [[1, 2]])
      _ = larder.cook(["a"])
      check.equal(
        texts { check.equal(calls(larder).cook(anyType(like: [Int].self)).count, 1) }.count, 1)
    },
    Scenario("a stub may answer calls of all types") { check in
      let larder = MockLarder()
      let stored = Guarded<[String]>([])
      stub(larder).store(anyType(), on: any()).then { value, shelf in
        stored.with { $0.append("\(value.value) \(shelf)") }
      }
      larder.store(1, on: 7)
      larder.store("salt", on: 8)
      check.equal(stored.with { $0 }, ["1 7", "salt 8"])
      stub(larder).take(anyType(), from: 1).thenThrow(KitchenError.offline)
      check.throwing(KitchenError.offline) { try larder.take(Int.self, from: 1) }
      check.throwing(KitchenError.offline) { try larder.take(Recipe.self, from: 1) }
      stub(larder).take(anyType(), from: 2).thenReturn(AnyType(5))
      check.equal(try larder.take(Int.self, from: 2), 5)
      let found = texts { _ = try? larder.take(String.self, from: 2) }
      check.equal(found.count, 1)
      check(found.first?.hasPrefix("MockLarder: a stub for any type has no answer") == true)
      stub(larder).pair(anyType(), any()).thenReturn(2)
      check.equal(larder.pair(1, 2) + larder.pair("a", "b"), 4)
      stub(larder).pair(7, 8).thenReturn(15)
      check.equal(larder.pair(7, 8) + larder.pair(7, 9), 17)
      stub(larder).cook(anyType(like: [Int].self)).then { $0.count }
      check.equal(larder.cook([1, 2]), 2)
      check.equal(texts { _ = larder.cook(["a"]) }.count, 1)
      let suspended = stub(larder).serve(anyType()).thenSuspend()
      suspended.resume(returning: AnyType(4))
      suspended.resume(returning: AnyType("rice"))
      check.equal(await larder.serve(3), 4)
      check.equal(await larder.serve("x"), "rice")
      stub(larder).serve(anyType()).thenReturn(AnyType("tea"), after: .milliseconds(1))
      check.equal(await larder.serve("x"), "tea")
      stub(larder).serve(anyType(like: Int.self)).thenReturn(each: { number in number * 2 })
      check.equal([await larder.serve(1), await larder.serve(1)], [2, 4])
      stub(larder).take(anyType(), from: 7).thenReturn(AnyType(8), after: .milliseconds(1))
        .thenThrow(KitchenError.offline, after: .milliseconds(1))
      check.equal(try larder.take(Int.self, from: 7), 8)
      check.throwing(KitchenError.offline) { try larder.take(Int.self, from: 7) }
      stub(larder).serve(anyType()).thenReturn(AnyType("soup"))
      let served = await larder.serve("rice")
      check.equal(served, "soup")
      verifyNoUnusedStubs(larder)
    },
    Scenario("a value of any type is coded as what it is") { check in
      check.equal(
        try String(decoding: JSONEncoder().encode(AnyType([1, 2])), as: UTF8.self), "[1,2]")
      check(try JSONDecoder().decode(AnyType.self, from: Data("{}".utf8)).value is Void)
    },
  ]
}
