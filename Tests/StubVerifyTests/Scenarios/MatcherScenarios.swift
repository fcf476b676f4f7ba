import Kagemusha
import ScenarioSupport

extension LibraryScenarios {
  static let matchers: [Scenario] = [
    Scenario("anything of a type is matched") { check in
      let kitchen = MockKitchen(.lenient)
      let waiter = MockWaiter(.lenient)
      _ = kitchen.find(1)
      kitchen.log("a", parameters: [:])
      kitchen.close {}
      verify(kitchen).find(any())
      verify(kitchen).find(any(Int.self))
      verify(kitchen).find(anyInt())
      verify(kitchen).log(anyString(), parameters: any())
      verify(kitchen).close(anyClosure())
      verify(waiter, never()).order(anyInt(), handler: anyClosure())
      verifyNoMoreInteractions(kitchen, waiter)
      check.equal(texts { verify(kitchen, never()).find(anyInt()) }.count, 1)
    },
    Scenario("values are matched by what is equal, alike, accepted, or the same") { check in
      let kitchen = MockKitchen()
      stub(kitchen).find(any()).thenReturn(nil)
      stub(kitchen).find(equal(to: 1)).thenReturn(.soup)
      stub(kitchen).find(equal(to: 12, when: { $0 % 10 == $1 % 10 })).thenReturn(.rice)
      stub(kitchen).find(matching { $0 < 0 }).thenReturn(Recipe(id: -1, title: "debt"))
      check.equal([1, 32, -5, 3].map { kitchen.find($0)?.id }, [1, 2, -1, nil])

      let fridge = MockFridge<Token>(.lenient)
      let token = Token()
      try await fridge.put(token)
      verify(fridge).put(sameInstance(as: token))
      verify(fridge, never()).put(sameInstance(as: Token()))
    },
    Scenario("nil is matched, and what is not nil") { check in
      let fridge = MockFridge<Int>(.lenient)
      fridge[1] = nil
      fridge[2] = 5
      verify(fridge).self[1].set(isNil())
      verify(fridge)[2].set(notNil())
      verify(fridge, never())[1].set(notNil())
      check(calls(fridge)[any()].set(isNil()).map(\.0) == [1])
    },
    Scenario("matchers and values combine") { check in
      let kitchen = MockKitchen()
      stub(kitchen).find(not(1)).thenReturn(nil)
      stub(kitchen).find(either(2, or: matching { $0 > 10 })).thenReturn(.soup)
      stub(kitchen).find(both(anyInt(), and: not(either(1, or: 11)))).thenReturn(.rice).lenient()
      check.equal([2, 11, 12].map { kitchen.find($0) }, [.rice, .soup, .rice])
      check.equal(failures { _ = kitchen.find(1) }.count, 1)
    },
    Scenario("captors keep what matched inside of other matchers") { check in
      let kitchen = MockKitchen(.lenient)
      for id in [1, 7, 13] { _ = kitchen.find(id) }
      let (both1, either1, not1) = (
        ArgumentCaptor<Int>(), ArgumentCaptor<Int>(), ArgumentCaptor<Int>()
      )
      verify(kitchen, times(2)).find(both(both1.capture(), and: matching { $0 > 5 }))
      verify(kitchen, times(3)).find(
        either(both(either1.capture(), and: 7), or: matching { $0 != 7 }))
      verify(kitchen, times(2)).find(not(both(not1.capture(), and: 7)))
      check.equal(both1.allValues, [7, 13])
      check.equal(either1.allValues, [7])
      check.equal(not1.allValues, [1, 13])
    },
    Scenario("captors keep what matched") { check in
      let kitchen = MockKitchen()
      let (asked, seen) = (ArgumentCaptor<Int>(), ArgumentCaptor<Int>())
      stub(kitchen).find(asked.capture()).thenReturn(nil)
      for id in [7, 13] { _ = kitchen.find(id) }
      verify(kitchen, times(2)).find(seen.capture())
      check.equal(asked.allValues, [7, 13])
      check.equal(seen.allValues, [7, 13])
      check.equal(seen.value, 13)
      check(ArgumentCaptor<Int>().value == nil)
    },
  ]

  static let collections: [Scenario] = [
    Scenario("collections are matched by their elements") { check in
      let sieve = MockSieve(.lenient)
      var grains = [1, 2, 2]
      _ = sieve.sift(&grains) { _ in true }
      let isAlike = { (left: Int, right: Int) in left % 2 == right % 2 }
      verify(sieve).sift(containsAnyOf([2, 5]), by: any())
      verify(sieve).sift(containsAllOf([2, 1, 2]), by: any())
      verify(sieve).sift(containsNoneOf([3]), by: any())
      verify(sieve).sift(containsAnyOf([4], where: isAlike), by: any())
      verify(sieve).sift(containsAllOf([3, 4], where: isAlike), by: any())
      verify(sieve, never()).sift(containsNoneOf([4], where: isAlike), by: any())
      verify(sieve).sift(hasLength(exactly: 3), by: any())
      verify(sieve).sift(hasLength(atLeast: 3), by: any())
      verify(sieve).sift(hasLength(atMost: 3), by: any())
      let texts = texts {
        verify(sieve).sift(containsAnyOf([5]), by: any())
        verify(sieve).sift(containsAllOf([1, 1]), by: any())
        verify(sieve).sift(containsNoneOf([2, 3]), by: any())
        verify(sieve).sift(containsAnyOf([], where: isAlike), by: any())
        verify(sieve).sift(hasLength(exactly: 2), by: any())
        verify(sieve).sift(hasLength(atLeast: 4), by: any())
        verify(sieve).sift(hasLength(atMost: 2), by: any())
      }
      check.equal(texts.count, 7)
    },
    Scenario("dictionaries are matched by all or some of their pairs") { check in
      let kitchen = MockKitchen(.lenient)
      kitchen.log("open", parameters: ["id": 7, "at": "Kyoto"])
      verify(kitchen).log("open", parameters: ["id": 7, "at": "Kyoto"])
      verify(kitchen).log("open", parameters: exactly(["at": "Kyoto", "id": 7]))
      verify(kitchen).log("open", parameters: including(["id": 7]))
      let texts = texts {
        verify(kitchen).log("open", parameters: exactly(["id": 7]))
        verify(kitchen).log("open", parameters: exactly(["id": 7, "to": "Kyoto"]))
        verify(kitchen).log("open", parameters: including(["id": 8]))
        verify(kitchen).log("open", parameters: including(["to": "Nara"]))
      }
      check.equal(texts.count, 4)
    },
  ]
}
