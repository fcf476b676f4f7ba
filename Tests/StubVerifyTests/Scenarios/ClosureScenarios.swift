import Kagemusha
import ScenarioSupport

extension LibraryScenarios {
  static let closures: [Scenario] = [
    Scenario("closures that may not escape are there for the body alone") { check in
      let sieve = MockSieve()
      stub(sieve).first(where: any()).then { accepts in (1...9).first(where: accepts) }
      check.equal(sieve.first { $0 > 6 }, 7)
      verify(sieve).first(where: anyClosure())
      check.equal(failures { verify(sieve).first(where: matching { _ in true }) }.count, 1)
    },
    Scenario("subscripts take such closures, with every effect") { check in
      let sieve = MockSieve()
      stub(sieve)[where: any()].get.then { accepts in accepts(1) ? 1 : 0 }
      stub(sieve)[where: any()].set(any()).thenDoNothing()
      stub(sieve)[checked: any()].get.thenThrow(KitchenError.offline)
      stub(sieve)[later: any()].get.then { accepts in accepts(2) ? 2 : 0 }
      stub(sieve)[remote: any()].get.then { accepts in accepts(3) ? 3 : 0 }
      sieve[where: { $0 > 1 }] = 5
      check.equal(sieve[where: { $0 == 1 }], 1)
      check.throwing(KitchenError.offline) { try sieve[checked: { _ in true }] }
      check.equal(await sieve[later: { $0 == 2 }], 2)
      check.equal(try await sieve[remote: { $0 == 3 }], 3)
      verify(sieve)[where: any()].get()
      verify(sieve)[where: any()].set(5)
      verify(sieve)[checked: any()].get()
      verify(sieve)[later: any()].get()
      verify(sieve)[remote: any()].get()
      verifyNoMoreInteractions(sieve)
    },
    Scenario("they stand beside inout arguments, with every effect") { check in
      let sieve = MockSieve()
      stub(sieve).sift(any(), by: any()).then { arguments in
        arguments.grains.removeAll(where: arguments.accepts)
        return arguments.grains.count
      }
      stub(sieve).siftOrThrow(any(), by: any()).then { arguments throws(KitchenError) in
        arguments.grains.removeLast()
        throw .offline
      }
      stub(sieve).siftLater(any(), by: any()).then { arguments in
        await Task.yield()
        arguments.grains.removeAll(where: arguments.accepts)
      }
      stub(sieve).siftRemotely(any(), by: any()).then { arguments in
        arguments.grains.removeAll()
        throw KitchenError.offline
      }
      var grains = [1, 2, 3, 4]
      check.equal(sieve.sift(&grains) { $0 == 1 }, 3)
      check.throwing(KitchenError.offline) { try sieve.siftOrThrow(&grains) { _ in true } }
      await sieve.siftLater(&grains) { $0 == 3 }
      check.equal(grains, [2])
      do {
        try await sieve.siftRemotely(&grains) { _ in true }
        check(false, "it did not throw")
      } catch {
        check.equal(error as? KitchenError, .offline)
      }
      verify(sieve).sift([1, 2, 3, 4], by: any())
      verify(sieve).siftOrThrow([2, 3, 4], by: any())
      verify(sieve).siftLater([2, 3], by: any())
      verify(sieve).siftRemotely([2], by: any())
    },
    Scenario("methods that rethrow throw what their closures throw") { check in
      let mixer = MockMixer()
      stub(mixer).taste(any()).then { (body: (Int) throws -> Int) in [try body(1), try body(2)] }
      stub(mixer).tasteLater(any()).then { body in try await body(3) }
      check.equal(mixer.taste { $0 * 2 }, [2, 4])
      check.throwing(KitchenError.offline) {
        try mixer.taste { (_: Int) throws -> Int in throw KitchenError.offline }
      }
      check.equal(await mixer.tasteLater { $0 + 1 }, 4)
      await check.throwing(KitchenError.offline) {
        try await mixer.tasteLater { _ in throw KitchenError.offline }
      }
    },
    Scenario("so do those with inout parameters") { check in
      let mixer = MockMixer()
      stub(mixer).season(any(), by: any()).then { arguments in
        arguments.dish = try arguments.body(arguments.dish)
      }
      stub(mixer).seasonLater(any(), by: any()).then { arguments in
        arguments.dish = try await arguments.body(arguments.dish)
      }
      var dish = 1
      mixer.season(&dish) { $0 + 1 }
      check.equal(dish, 2)
      await mixer.seasonLater(&dish) { $0 * 5 }
      check.equal(dish, 10)
      check.throwing(KitchenError.offline) {
        try mixer.season(&dish) { _ in throw KitchenError.offline }
      }
      do {
        try await mixer.seasonLater(&dish) { _ in throw KitchenError.offline }
        check(false, "it did not throw")
      } catch {
        check.equal(error as? KitchenError, .offline)
      }
    },
    Scenario("an error that no closure threw is a failure, not thrown") { check in
      let mixer = MockMixer()
      stub(mixer).taste(any(((Int) throws -> Int).self)).thenThrow(KitchenError.offline)
      let found = failures { check.equal(mixer.taste { $0 }, []) }
      check.equal(found.count, 1)
    },
    Scenario("noncopyable arguments are not recorded, such results are made by a closure") {
      check in
      let sieve = MockSieve()
      stub(sieve).weigh(any(), on: "small").thenReturn(3)
      stub(sieve).fill(any()).thenReturn { Jar(grains: 5) }
      let jar = sieve.fill("a")
      check.equal(jar.grains, 5)
      check.equal(sieve.weigh(jar, on: "small"), 3)
      let text = texts { verify(sieve).weigh(any(), on: "large") }.first ?? ""
      check(text.contains("#2 weigh(…, on: \"small\")"), text)
    },
    Scenario("noncopyable arguments are lent to stubs while the call lasts") { check in
      let sieve = MockSieve()
      let lent = Guarded<NoncopyableArgument<Jar>?>(nil)
      stub(sieve).weigh(any(), on: any()).thenReturn(0)
      stub(sieve).weigh(matching { $0.withValue { $0.grains > 3 } ?? false }, on: any())
        .then { jar, _ in
          lent.with { $0 = jar }
          return jar.withValue { $0.grains } ?? -1
        }
      check.equal(
        [sieve.weigh(Jar(grains: 2), on: "a"), sieve.weigh(Jar(grains: 7), on: "a")], [0, 7])
      check(lent.with { $0 }.map { $0.withValue { $0.grains } == nil } == true)
      // A call that may be suspended lends nothing.
      stub(sieve).press(any()).then { jar in jar.withValue { $0.grains } ?? -1 }
      check.equal(await sieve.press(Jar(grains: 5)), -1)
    },
  ]
}
