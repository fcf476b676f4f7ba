import Kagemusha
import ScenarioSupport

extension LibraryScenarios {
  static let verification: [Scenario] = [
    Scenario("every count is wanted") { check in
      let kitchen = MockKitchen(.lenient)
      for _ in 1...2 { _ = kitchen.find(1) }
      verify(kitchen, times(2)).find(1)
      verify(kitchen, never()).find(2)
      verify(kitchen, atLeastOnce()).find(1)
      verify(kitchen, atLeast(2)).find(1)
      verify(kitchen, atMost(2)).find(1)
      verify(kitchen, between(1...3)).find(1)
      verify(kitchen, never().or(times(2))).find(1)
      verify(kitchen, atLeast(1).and(atMost(2))).find(1)
      let texts = texts {
        for count in [
          times(1), never(), atLeast(3), atMost(1), between(3...4), never().or(times(1)),
          atLeast(1).and(atMost(1)),
        ] { verify(kitchen, count).find(1) }
        verify(kitchen, atLeastOnce()).find(2)
      }
      check.equal(texts.count, 8)
    },
    Scenario("the calls are a collection of their arguments") { check in
      let kitchen = MockKitchen(.lenient)
      for id in [7, 13] { _ = kitchen.find(id) }
      kitchen.load(5) { _ in }
      let history = calls(kitchen).find(any())
      check(history == [7, 13] && !(history == [13, 7]) && !(history == [7]))
      check.equal(history.startIndex, 0)
      check.equal(history.endIndex, 2)
      check.equal(history[1], 13)
      check.equal(history.last, 13)
      var ids: [Int] = []
      for id in history { ids.append(id) }
      check.equal(ids, [7, 13])
      for (id, handler) in calls(kitchen).load(any(), handler: any()) {
        check.equal(id, 5)
        handler(.failure(KitchenError.offline))
      }
      check(calls(kitchen).find(99).isEmpty)
    },
    Scenario("all kinds of methods list their calls") { check in
      let mixer = MockMixer(.lenient)
      var dough = "a"
      _ = try? await mixer.mix(1, with: "b")
      _ = mixer.knead(&dough)
      _ = await mixer.kneadLater(&dough)
      check(calls(mixer).mix(any(), with: any()).map(\.second) == ["b"])
      check(calls(mixer).knead(any()) == ["a"])
      check(calls(mixer).kneadLater(any()) == ["a"])
    },
    Scenario("calls come in an order, of one mock or of several") { check in
      let (kitchen, waiter) = (MockKitchen(.lenient), MockWaiter(.lenient))
      _ = kitchen.find(1)
      waiter.order(1) { _, _ in }
      _ = kitchen.find(2)
      inOrder {
        verify(kitchen).find(1)
        verify(waiter).order(1, handler: any())
        verify(kitchen).find(2)
      }
      let texts = texts {
        inOrder {
          verify(kitchen).find(2)
          verify(waiter).order(1, handler: any())
        }
      }
      check.equal(texts.count, 1)
    },
    Scenario("a mock was not called at all") { check in
      let kitchen = MockKitchen(.lenient)
      verifyNoInteractions(kitchen)
      _ = kitchen.find(1)
      verify(kitchen).find(1)
      check.equal(
        texts { verifyNoInteractions(kitchen) },
        [
          """
          MockKitchen: wanted no call, got 1
            calls     #1 find(1)   verified
            hint      verifyNoMoreInteractions(mock) permits calls that were verified
          """
        ])
    },
    Scenario("nothing comes after an order") { check in
      let (kitchen, waiter) = (MockKitchen(.lenient), MockWaiter(.lenient))
      _ = kitchen.find(1)
      waiter.order(1) { _, _ in }
      inOrder {
        verify(kitchen).find(1)
        verify(waiter).order(1, handler: any())
        verifyNoMore()
      }
      _ = kitchen.find(2)
      let found = texts {
        inOrder {
          verify(kitchen).find(1)
          verify(waiter).order(1, handler: any())
          verifyNoMore()
        }
        verifyNoMore()
      }
      check.equal(found.count, 2)
      check(
        found.first?.hasPrefix("MockKitchen received 1 call that no verify has matched") == true)
      check.equal(
        found.last,
        "verifyNoMore() is for inOrder { … }; use verifyNoMoreInteractions(mock) outside of it")
    },
    Scenario("calls that stubs answered may count as verified") { check in
      let kitchen = MockKitchen(.lenient)
      stub(kitchen).find(1).thenReturn(nil)
      _ = kitchen.find(1)
      check.equal(failures { verifyNoMoreInteractions(kitchen) }.count, 1)
      verifyNoMoreInteractions(kitchen, ignoringStubbed: true)
      _ = kitchen.find(2)
      check.equal(failures { verifyNoMoreInteractions(kitchen, ignoringStubbed: true) }.count, 1)
      for isIgnoring in [true, false] {
        let scope = MockScope(MockRules(unverifiedCalls: .fail, ignoringStubbed: isIgnoring))
        MockScope.$current.withValue(scope) {
          let kitchen = MockKitchen(.lenient)
          stub(kitchen).find(1).thenReturn(nil)
          _ = kitchen.find(1)
          check.equal(scope.end().count, isIgnoring ? 0 : 1)
        }
      }
      let value = withMocks(MockRules(mode: .lenient, ignoringStubbed: true)) {
        MockKitchen().find(1)
      }
      check.equal(value, nil)
      let later = await withMocks(MockRules(mode: .lenient)) {
        await Task.yield()
        return MockKitchen().find(1)
      }
      check.equal(later, nil)
    },
    Scenario("a failure shows why a number of calls is wanted") { check in
      let kitchen = MockKitchen(.lenient)
      check.equal(
        texts { verify(kitchen, times(2).because("each guest orders")).find(1) }.first?
          .split(separator: "\n").dropFirst(2).first.map(String.init),
        "  because   each guest orders")
    },
    Scenario("no more interactions, of mocks and of their static side") { check in
      let kitchen = MockKitchen(.lenient)
      _ = kitchen.find(1)
      check.equal(texts { verifyNoMoreInteractions(kitchen) }.count, 1)
      verify(kitchen).find(1)
      verifyNoMoreInteractions(kitchen)
    },
  ]

  static let waiting: [Scenario] = [
    Scenario("a time passes before a verification") { check in
      let courier = MockCourier(.lenient)
      let end = Deadline(after: .milliseconds(20))
      await after(.milliseconds(20)) { verify(courier, never()).deliver(any(), to: any()) }
      check(end.hasPassed)
      let found = await failures {
        await after(.zero) { verify(courier).deliver(any(), to: any()) }
      }
      check.equal(found.count, 1)
    },
    Scenario("what other tasks do is waited for") { check in
      let courier = MockCourier(.lenient)
      let captor = ArgumentCaptor<String>()
      let task = Task.detached { courier.deliver("soup", to: 1) }
      await eventually(within: .seconds(600)) {
        verify(courier).deliver(captor.capture(), to: any())
      }
      _ = await task.value
      check.equal(captor.allValues, ["soup"])
    },
    Scenario("what does not come is a failure, once") { check in
      let courier = MockCourier(.lenient)
      let found = await failures {
        await eventually(within: .milliseconds(5)) { verify(courier).deliver(any(), to: any()) }
      }
      check.equal(found.count, 1)
    },
    Scenario("a condition is waited for, without a call of a mock") { check in
      let state = Guarded(false)
      Task.detached {
        try? await Task.sleep(.milliseconds(20))
        state.with { $0 = true }
      }
      await eventually(within: .seconds(600), state.with { $0 })
      check(state.with { $0 })
      let found = await failures { await eventually(within: .milliseconds(5), check.count < 0) }
      check.equal(
        found.map(\.text),
        ["eventually(…) waited 0.005 seconds, and the condition does not hold"])
      check.equal(found.first?.place.lineNumber, #line - 4)
    },
    Scenario("what verifies nothing is not waited for") { check in
      var expectations = 0
      let found = await failures { await eventually { expectations += 1 } }
      check.equal(expectations, 1)
      check.equal(
        found.map(\.text),
        [
          "eventually { … } verifies nothing, so it waits for nothing: #expect and XCTAssert fail at "
            + "once; wait for a condition, as in await eventually(model.isLoaded)"
        ])
      check.equal(found.first?.place.lineNumber, #line - 8)
    },
    Scenario("an error ends the wait") { check in
      await check.throwing(KitchenError.offline) {
        try await eventually { throw KitchenError.offline }
      }
    },
  ]
}
