@testable import Kagemusha
import ScenarioSupport

extension LibraryScenarios {
  /// The failures of an order that wants calls of `find`, with the numbers that `log` has.
  private static func problems(
    _ log: [Int], isExact: Bool = false, _ body: (MockKitchen) -> Void
  ) -> [String] {
    let kitchen = MockKitchen(.lenient)
    for id in log { _ = kitchen.find(id) }
    return texts {
      if isExact { inExactOrder { body(kitchen) } } else { inOrder { body(kitchen) } }
    }.map { String($0.prefix { $0 != "\n" }) }
  }

  private static func ab(_ kitchen: MockKitchen) {
    verify(kitchen).find(1)
    verify(kitchen).find(2)
  }

  static let order: [Scenario] = [
    Scenario("numbers in an order are exact") { check in
      check.equal(problems([1, 2], ab), [])
      check.equal(problems([9, 1, 9, 2, 9], ab), [])
      let name = "MockKitchen.find(_:): wanted 1 call"
      check.equal(problems([1, 2, 2], ab), ["\(name), got 2; call #3 is one too many"])
      check.equal(problems([1, 1, 2], ab), ["\(name), got 2; call #2 is one too many"])
      check.equal(problems([1, 9, 1, 2], ab), ["\(name), got 2; call #3 is one too many"])
      check.equal(problems([1, 2, 1], ab), ["\(name), got 2; call #3 came too late"])
      check.equal(problems([2, 1, 2], ab), ["\(name), got 2; call #1 came too early"])
      check.equal(problems([1], ab), ["\(name) after call #1, got 0"])
      check.equal(problems([2, 1], ab), ["\(name) after call #2, got 0; 1 came before it"])
      check.equal(
        problems([1, 1, 1, 2]) { kitchen in
          verify(kitchen, times(2)).find(1)
          verify(kitchen).find(2)
        }, ["MockKitchen.find(_:): wanted 2 calls, got 3; call #3 is one too many"])
    },
    Scenario("what comes again is verified again") { check in
      func body(_ kitchen: MockKitchen) {
        ab(kitchen)
        verify(kitchen).find(1)
      }
      check.equal(problems([1, 2, 1], body), [])
      check.equal(
        problems([1, 2, 1, 1], body),
        ["MockKitchen.find(_:): wanted 1 call, got 2; call #4 is one too many"])
    },
    Scenario("a range of numbers takes what it may have") { check in
      func atLeastTwo(_ kitchen: MockKitchen) {
        verify(kitchen, atLeast(2)).find(1)
        verify(kitchen).find(2)
      }
      check.equal(problems([1, 9, 1, 9, 1, 2], atLeastTwo), [])
      check.equal(problems([1, 2], atLeastTwo).count, 1)
      check.equal(problems([1, 1, 2, 1], atLeastTwo).count, 1)
      func anyThenTwo(_ kitchen: MockKitchen) {
        verify(kitchen, atLeastOnce()).find(any())
        verify(kitchen).find(2)
      }
      check.equal(problems([7, 8, 9, 2], anyThenTwo), [])
      check.equal(problems([2, 2, 2], anyThenTwo), [])
      check.equal(problems([7, 2, 8], anyThenTwo).count, 1)
      func few(_ kitchen: MockKitchen) {
        verify(kitchen, between(1...2)).find(1)
        verify(kitchen, atMost(1)).find(2)
        verify(kitchen).find(1)
      }
      check.equal(problems([1, 1], few), [])
      check.equal(problems([1, 1, 1], few), [])
      check.equal(problems([1, 2, 1], few), [])
      check.equal(problems([1, 1, 1, 1], few).count, 1)
      check.equal(problems([1, 2, 2, 1], few).count, 1)
      func oneOrThree(_ kitchen: MockKitchen) {
        verify(kitchen, times(1).or(times(3))).find(1)
        verify(kitchen).find(2)
      }
      check.equal(problems([1, 2], oneOrThree), [])
      check.equal(problems([1, 1, 1, 2], oneOrThree), [])
      check.equal(problems([1, 1, 2], oneOrThree).count, 1)
      check.equal(problems([1, 2]) { verify($0, times(1).and(times(2))).find(1) }.count, 1)
    },
    Scenario("no call may follow, but those that are verified") { check in
      func noneBetween(_ kitchen: MockKitchen) {
        verify(kitchen).find(1)
        verify(kitchen, never()).find(2)
        verify(kitchen).find(3)
      }
      check.equal(problems([2, 1, 3], noneBetween), [])
      check.equal(problems([1, 2, 3], noneBetween).count, 1)
      check.equal(problems([1, 3, 2], noneBetween).count, 1)
      check.equal(
        problems([1, 3, 2]) { kitchen in
          noneBetween(kitchen)
          verify(kitchen).find(2)
        }, [])
    },
    Scenario("captors keep all calls that a verification stands for") { check in
      let (kitchen, captor) = (MockKitchen(.lenient), ArgumentCaptor<Int>())
      for id in [7, 8, 9, 2] { _ = kitchen.find(id) }
      inOrder {
        verify(kitchen, atLeastOnce()).find(captor.capture())
        check.equal(captor.allValues, [7])
        verify(kitchen).find(2)
        verifyNoMore()
      }
      check.equal(captor.allValues, [7, 8, 9])
      verifyNoMoreInteractions(kitchen)
    },
    Scenario("calls that come while an order is verified count") { check in
      let kitchen = MockKitchen(.lenient)
      inOrder {
        _ = kitchen.find(1)
        verify(kitchen).find(1)
        _ = kitchen.find(2)
        verify(kitchen).find(2)
      }
      check.equal(
        texts {
          inOrder {
            verify(kitchen).find(1)
            _ = kitchen.find(1)
          }
        }.count, 1)
    },
    Scenario("an exact order permits no other call") { check in
      check.equal(problems([1, 2], isExact: true, ab), [])
      for log in [[9, 1, 2], [1, 9, 2], [1, 2, 9]] {
        check.equal(
          problems(log, isExact: true, ab),
          ["MockKitchen received 1 call that inExactOrder does not ask for"])
      }
      check.equal(problems([1, 2, 2], isExact: true, ab).count, 1)
      let restaurant = MockRestaurant(.lenient)
      _ = restaurant.cellar.bottles(of: 1)
      inExactOrder { verify(restaurant.mocks.cellar).bottles(of: 1) }
      check.equal(
        failures { inExactOrder { verify(restaurant).cellar.get() } }.map {
          String($0.text.prefix { $0 != "(" })
        }, ["MockStoreroom "])
    },
    Scenario("a partial order is several orders") { check in
      let kitchen = MockKitchen(.lenient)
      for id in [1, 2, 3] { _ = kitchen.find(id) }
      inOrder {
        verify(kitchen).find(1)
        verify(kitchen).find(3)
      }
      inOrder {
        verify(kitchen).find(2)
        verify(kitchen).find(3)
      }
      check.equal(
        texts {
          inOrder {
            verify(kitchen).find(3)
            verify(kitchen).find(2)
          }
        }.count, 1)
    },
    Scenario("an order is waited for, and an error ends it") { check in
      let courier = MockCourier(.lenient)
      let task = Task.detached {
        _ = courier.deliver("soup", to: 1)
        _ = courier.deliver("rice", to: 1)
      }
      await eventually(within: .seconds(600)) {
        inOrder {
          verify(courier).deliver("soup", to: 1)
          verify(courier).deliver("rice", to: 1)
        }
      }
      _ = await task.value
      check.throwing(KitchenError.offline) { try inOrder { throw KitchenError.offline } }
      check.throwing(KitchenError.offline) { try inExactOrder { throw KitchenError.offline } }
      let found = await failures {
        await withCheckedContinuation { continuation in
          inOrder {
            verify(courier).deliver("soup", to: 1)
            // A task that outlives the block is none of it.
            Task {
              try? await Task.sleep(.milliseconds(10))
              verify(courier).deliver("soup", to: 1)
              continuation.resume()
            }
          }
        }
      }
      check.equal(found.count, 0)
    },
  ]
}
