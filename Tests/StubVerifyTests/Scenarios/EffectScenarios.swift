import Kagemusha
import ScenarioSupport

extension LibraryScenarios {
  static let effects: [Scenario] = [
    Scenario("asynchronous methods answer, throw, wait and run bodies") { check in
      let mixer = MockMixer()
      stub(mixer).start().thenDoNothing()
      stub(mixer).mix(1, with: any()).thenReturn("a").thenThrow(.offline)
      stub(mixer).mix(2, with: any()).then { first, second in
        await Task.yield()
        return "\(first)\(second)"
      }
      stub(mixer).mix(3, with: any()).thenReturn("late", after: .milliseconds(20))
      await mixer.start()
      check.equal(try await mixer.mix(1, with: "x"), "a")
      await check.throwing(KitchenError.offline) { try await mixer.mix(1, with: "x") }
      check.equal(try await mixer.mix(2, with: "b"), "2b")
      let end = Deadline(after: .milliseconds(20))
      check.equal(try await mixer.mix(3, with: ""), "late")
      check(end.hasPassed)
      check(calls(mixer).mix(any(), with: any()).map(\.first) == [1, 1, 2, 3])
      verify(mixer).start()
    },
    Scenario("cancelling a delayed answer throws, where the member can throw that") { check in
      let orders = Task {
        let pantry = MockPantry()
        stub(pantry).orders.get.thenReturn(["late"], after: .seconds(60))
        return try await pantry.orders
      }
      let stock = Task {
        let pantry = MockPantry()
        stub(pantry).stock.get.thenReturn(3, after: .seconds(60))
        return await pantry.stock
      }
      orders.cancel()
      stock.cancel()
      do {
        let late = try await orders.value
        check(false, "returned \(late)")
      } catch {
        check(error is CancellationError, "threw \(error)")
      }
      check.equal(await stock.value, 3)
    },
    Scenario("asynchronous getters answer and throw") { check in
      let pantry = MockPantry()
      stub(pantry).stock.get.thenReturn(3)
      stub(pantry).orders.get.thenReturn(["a"]).thenThrow(KitchenError.offline)
      stub(pantry)[later: "a"].get.then { name in name.count }
      stub(pantry)[remote: any()].get.thenThrow(KitchenError.offline)
      check.equal(await pantry.stock, 3)
      check.equal(try await pantry.orders, ["a"])
      await check.throwing(KitchenError.offline) { try await pantry.orders }
      check.equal(await pantry[later: "a"], 1)
      await check.throwing(KitchenError.offline) { try await pantry[remote: "b"] }
      verify(pantry).stock.get()
      verify(pantry, times(2)).orders.get()
      verify(pantry)[later: "a"].get()
      verify(pantry)[remote: "b"].get()
      verifyNoMoreInteractions(pantry)
    },
    Scenario("a mock that is called from anywhere runs its bodies there") { check in
      let courier = MockCourier()
      stub(courier).deliver(any(), to: any()).then { dish, table in dish.count == table }
      stub(courier).send(any()).then { dish in
        await Task.yield()
        return dish.count
      }
      stub(courier).pack(any()).then { dish in
        dish += "!"
        return dish.count
      }
      stub(courier).wrap(any()).then { dish in
        await Task.yield()
        dish += "?"
        return dish.count
      }
      let delivered = await Task.detached { courier.deliver("soup", to: 4) }.value
      check(delivered)
      check.equal(try await courier.send("rice"), 4)
      var dish = "a"
      check.equal(try courier.pack(&dish), 2)
      check.equal(try await courier.wrap(&dish), 3)
      check.equal(dish, "a!?")
      check(calls(courier).pack(any()) == ["a"])
      check(calls(courier).wrap(any()) == ["a!"])
      verify(courier).deliver("soup", to: 4)
      verify(courier).send("rice")
    },
    Scenario("a result is sent on") { check in
      let mixer = MockMixer()
      let token = Token()
      stub(mixer).serve().thenReturn(token)
      let served = mixer.serve()
      check(served === token)
    },
  ]

  static let inoutArguments: [Scenario] = [
    Scenario("bodies change inout arguments, with every effect") { check in
      let mixer = MockMixer()
      stub(mixer).knead(any()).then { dough in
        dough += "1"
        return dough.count
      }
      stub(mixer).kneadOrThrow(any(), times: any()).then { arguments throws(KitchenError) in
        arguments.dough += "2"
        if arguments.count == 0 { throw .offline }
        return arguments.count
      }
      stub(mixer).kneadLater(any()).then { dough in
        await Task.yield()
        dough += "3"
        return 3
      }
      stub(mixer).kneadRemotely(any(), times: any()).then { arguments in
        arguments.dough += "4"
        if arguments.count == 0 { throw KitchenError.offline }
        return arguments.count
      }
      var dough = ""
      check.equal(mixer.knead(&dough), 1)
      check.equal(try mixer.kneadOrThrow(&dough, times: 2), 2)
      check.equal(await mixer.kneadLater(&dough), 3)
      check.equal(try await mixer.kneadRemotely(&dough, times: 4), 4)
      check.equal(dough, "1234")
      check.throwing(KitchenError.offline) { try mixer.kneadOrThrow(&dough, times: 0) }
      check.equal(dough, "12342")
      verify(mixer).knead("")
      verify(mixer).kneadOrThrow("1", times: 2)
      verify(mixer).kneadLater("12")
      verify(mixer).kneadRemotely(any(), times: 4)
    },
    Scenario("what a body changed before it threw goes back, also of an asynchronous method") {
      check in
      let mixer = MockMixer()
      stub(mixer).kneadRemotely(any(), times: any()).then { arguments in
        arguments.dough += "!"
        throw KitchenError.offline
      }
      var dough = "a"
      do {
        _ = try await mixer.kneadRemotely(&dough, times: 1)
        check(false, "it did not throw")
      } catch {
        check.equal(error as? KitchenError, .offline)
      }
      check.equal(dough, "a!")
    },
    Scenario("values answer methods with inout parameters, too") { check in
      let mixer = MockMixer()
      stub(mixer).knead("a").thenReturn(1)
      stub(mixer).kneadRemotely("a", times: any()).thenThrow(KitchenError.offline)
      var dough = "a"
      check.equal(mixer.knead(&dough), 1)
      do {
        _ = try await mixer.kneadRemotely(&dough, times: 1)
        check(false, "it did not throw")
      } catch {
        check.equal(error as? KitchenError, .offline)
      }
      check.equal(dough, "a")
    },
  ]
}
