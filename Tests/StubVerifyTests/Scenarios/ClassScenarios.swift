import Kagemusha
import ScenarioSupport

extension LibraryScenarios {
  static let classes: [Scenario] = [
    Scenario("the mock of a class answers what the class asks of itself") { check in
      let cooker = MockCooker(dish: "rice")
      stub(cooker).cook(1).thenCallRealImplementation()
      stub(cooker)[1].get.thenReturn("soup")
      stub(cooker).describe("soup").thenReturn("hot soup")
      check.equal(cooker.cook(1), "hot soup")
      verify(cooker).describe("soup")
      verifyNoUnusedStubs(cooker)
    },
    Scenario("a call that no stub answers is a failure, or is answered by the class") { check in
      let strict = MockCooker(dish: "rice")
      check.equal(failures { check.equal(strict.cook(0), nil) }.count, 1)
      let cooker = MockCooker(dish: "rice", .lenient).forwardToSuper()
      check.equal(cooker.cook(0), "rice at 2")
      verify(cooker)[0].get()
      verify(cooker).heat.get()
      stub(cooker).heat.get.thenReturn(9)
      check.equal(cooker.cook(0), "rice at 9")
      cooker[1] = "tea"
      cooker.heat = 3
      check.equal(cooker[each: { $0 == "tea" }], 1)
      check.equal(cooker.list(1, 2), ["tea", nil])
      verify(cooker).list([1, 2])
      verify(cooker)[1].set("tea")
      verify(cooker).heat.set(3)
    },
    Scenario("a mock is called with the default arguments of its class") { check in
      let cooker = MockCooker(dish: "rice", .lenient).forwardToSuper()
      check.equal(cooker.heat(by: 3), 3)
      check.equal(cooker.heat(twice: true), 10)
      verify(cooker).heat(by: 3, twice: false)
      verify(cooker).heat(by: 5, twice: true)
    },
    Scenario("the class answers alone while an initializer or its deinit runs") { check in
      var cooker: MockCooker? = MockCooker(dish: "rice")
      if let cooker { verifyNoMoreInteractions(cooker) }
      check.equal(failures { cooker = nil }.count, 0)
    },
    Scenario("reset keeps a mock of a class forwarding, and removes its stubs") { check in
      let cooker = MockCooker(dish: "rice").forwardToSuper()
      stub(cooker).heat.get.thenReturn(5).thenCallRealImplementation()
      check.equal([cooker.heat, cooker.heat, cooker.heat], [5, 2, 2])
      reset(cooker)
      check.equal(cooker.heat, 2)
    },
    Scenario("class members answer by their stubs while an initializer runs, else the class does") {
      check in
      withMocks {
        let failed = failures {
          check.equal(MockCooker(dish: "rice", .lenient).forwardToSuper().heat, 2)
        }
        check.equal(failed.count, 0)
        verifyNoMoreInteractions(MockCooker.statics)
        check.equal(failures { check.equal(MockCooker.degrees, 0) }.count, 1)
        stub(MockCooker.statics).degrees.get.thenReturn(7)
        check.equal(MockCooker(dish: "rice", .lenient).forwardToSuper().heat, 7)
        verify(MockCooker.statics, atLeast(1)).degrees.get()
      }
    },
    Scenario("class members call the class by their stubs") { check in
      withMocks {
        stub(MockCooker.statics).make().thenCallRealImplementation()
        check.equal(MockCooker.make().heat, 2)
        verify(MockCooker.statics).make()
      }
    },
  ]
}
