import Kagemusha
import ScenarioSupport

extension LibraryScenarios {
  static let stubbing: [Scenario] = [
    Scenario("a stub without an answer is a failure, at its line") { check in
      let kitchen = MockKitchen(.lenient)
      let found = failures {
        stub(kitchen).find(1)
        stub(kitchen) { stub in _ = when(stub.find(2)) }
        stub(kitchen).close(any())
        stub(kitchen).find(3).thenReturn(nil)
      }
      let line = #line - 4
      check.equal(found.map(\.place.lineNumber), [line - 1, line, line + 1])
      check.equal(
        found.first?.text,
        """
        MockKitchen.find(_:) was stubbed without an answer
          stub      find(1)   StubbingScenarios.swift:\(line - 1)
          hint      add .thenReturn(…), or verify(mock) if the call is to be checked
        """)
      check(found.last?.text.contains("add .thenDoNothing()") == true)
    },
    Scenario("the latest stub that matches answers, its values one a call") { check in
      let kitchen = MockKitchen()
      stub(kitchen) { stub in
        when(stub.find(any())).thenReturn(.soup)
        when(stub.find(2)).thenReturn(.rice, nil)
      }
      check.equal(
        [kitchen.find(1), kitchen.find(2), kitchen.find(2), kitchen.find(2)],
        [.soup, .rice, nil, nil])
    },
    Scenario("errors and values follow one another") { check in
      let kitchen = MockKitchen()
      stub(kitchen).recipes().thenThrow(KitchenError.offline).thenReturn([.soup])
      check.throwing(KitchenError.offline) { try kitchen.recipes() }
      check.equal(try kitchen.recipes(), [.soup])
    },
    Scenario("nothing may be done in three words") { check in
      let kitchen = MockKitchen()
      stub(kitchen).log(any(), parameters: any()).thenDoNothing()
      stub(kitchen).note(any(), tags: any()).thenReturn()
      let notes = failures {
        kitchen.log("a", parameters: [:])
        kitchen.note(nil, tags: [])
      }
      check(notes.isEmpty)
    },
    Scenario("a body gets the arguments of the call") { check in
      let kitchen = MockKitchen()
      stub(kitchen).recipe(id: any()).then { id in Recipe(id: id, title: "made") }
      check.equal(kitchen.recipe(id: 7), Recipe(id: 7, title: "made"))
    },
    Scenario("properties are read and set") { check in
      let pantry = MockPantry()
      stub(pantry).label.get.thenReturn("a")
      stub(pantry).label.set("b").thenDoNothing()
      stub(pantry).count.get.thenReturn(3)
      stub(pantry).weight.get.thenThrow(.offline)
      pantry.label = "b"
      check.equal(pantry.label, "a")
      check.equal(pantry.count, 3)
      check.throwing(KitchenError.offline) { try pantry.weight }
      verify(pantry).label.set("b")
      verify(pantry).label.get()
      verify(pantry).count.get()
      verify(pantry).weight.get()
      verifyNoMoreInteractions(pantry)
    },
    Scenario("subscripts are read and set") { check in
      let pantry = MockPantry()
      stub(pantry)["rice"].get.thenReturn(2)
      stub(pantry)["rice"].set(any()).thenDoNothing()
      stub(pantry)[row: 1, column: any()].get.thenReturn("salt")
      stub(pantry)[checked: any()].get.thenReturn(4).thenThrow(KitchenError.offline)
      pantry["rice"] = 5
      check.equal(pantry["rice"], 2)
      check.equal(pantry[row: 1, column: 2], "salt")
      check.equal(try pantry[checked: "a"], 4)
      check.throwing(KitchenError.offline) { try pantry[checked: "a"] }
      verify(pantry)["rice"].set(5)
      check(calls(pantry)["rice"].set(any()).map(\.1) == [5])
      check(calls(pantry)[row: any(), column: any()].get.map(\.column) == [2])
    },
    Scenario("an initialiser is recorded") { check in
      let pantry = MockPantry(label: "cellar")
      let texts = texts {
        verify(pantry).initializer(label: "cellar")
        verifyNoMoreInteractions(MockPantry(label: "attic"))
        verify(pantry).initializer(label: "attic")
      }
      check.equal(texts.count, 1)
    },
    Scenario("overloads are told apart by what they return") { check in
      let mixer = MockMixer()
      stub(mixer).name(any()).thenReturn("a")
      stub(mixer).name(any()).returning(Int.self).thenReturn(7)
      let (text, number): (String, Int) = (mixer.name(1), mixer.name(2))
      check(text == "a" && number == 7)
      verify(mixer).name(1).returning(String.self)
      verify(mixer).name(2).returning(Int.self)
      check.equal(texts { verify(mixer).name(1).returning(Int.self) }.count, 1)
    },
    Scenario("variadic parameters are an array, packs a tuple") { check in
      let mixer = MockMixer()
      stub(mixer).tags(["a", "b"]).thenReturn(2)
      stub(mixer).mix((1, "a")).thenReturn(3)
      stub(mixer).mix(any((String, String).self)).thenReturn(4)
      check.equal(mixer.tags("a", "b"), 2)
      check.equal(mixer.mix(1, "a"), 3)
      check.equal(mixer.mix("b", "c"), 4)
      check.equal(failures { _ = mixer.mix(2, "a") }.count, 1)
    },
    Scenario("what was told and seen is forgotten") { check in
      let kitchen = MockKitchen(.lenient)
      stub(kitchen).find(any()).thenReturn(.soup)
      _ = kitchen.find(1)
      clearInvocations(kitchen)
      verify(kitchen, never()).find(any())
      check.equal(kitchen.find(1), .soup)
      clearStubs(kitchen)
      check.equal(kitchen.find(1), nil)
      verify(kitchen, times(2)).find(1)
      stub(kitchen).find(any()).thenReturn(.soup)
      reset(kitchen)
      verify(kitchen, never()).find(any())
      check.equal(kitchen.find(1), nil)
    },
    Scenario("unstubbed calls return what is registered for their type") { check in
      struct Spice: Equatable, Codable { var name = "pepper" }
      SharedState.use {
        check(DefaultValueRegistry.defaultValue(for: Spice.self) == nil)
        DefaultValueRegistry.register(value: Spice(), forType: Spice.self)
        check(DefaultValueRegistry.defaultValue(for: Spice.self) == Spice())
        DefaultValueRegistry.reset()
        check(DefaultValueRegistry.defaultValue(for: Spice.self) == nil)
      }
      check(DefaultValueRegistry.defaultValue(for: Int.self) == 0)
      check(DefaultValueRegistry.defaultValue(for: [String: Int]?.self) == .some(nil))
    },
  ]
}
