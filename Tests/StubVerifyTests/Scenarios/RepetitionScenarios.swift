import Kagemusha
import ScenarioSupport

extension LibraryScenarios {
  static let repetition: [Scenario] = [
    Scenario("a stub answers some calls, and then those before it do") { check in
      let sensor = MockSensor()
      stub(sensor).weigh().thenReturn(1)
      stub(sensor).weigh().thenThrow(KitchenError.offline).thenReturn(2).times(3)
      check.throwing(KitchenError.offline) { try sensor.weigh() }
      let levels = [try sensor.weigh(), try sensor.weigh(), try sensor.weigh(), try sensor.weigh()]
      check.equal(levels, [2, 2, 1, 1])
      stub(sensor).weigh().times(1).thenReturn(5)
      check.equal([try sensor.weigh(), try sensor.weigh()], [5, 1])
    },
    Scenario("a stub cannot answer no call") { check in
      let sensor = MockSensor()
      let line = #line + 1
      let found = failures { stub(sensor).weigh().thenReturn(1).times(0) }
      check.equal(found.map(\.place.lineNumber), [line])
      check.equal(
        found.first?.text,
        "MockSensor.weigh(): a stub cannot answer 0 calls; use times(…) with a number from 1")
    },
    Scenario("the values of a collection are returned one a call") { check in
      let sensor = MockSensor()
      stub(sensor).weigh().thenReturn(each: [1, 2]).thenReturn(each: 3...4)
      check.equal(try (1...5).map { _ in try sensor.weigh() }, [1, 2, 3, 4, 4])
      let line = #line + 1
      let found = failures { stub(sensor).count().thenReturn(each: []) }
      check.equal(found.map(\.place.lineNumber), [line])
      check.equal(
        found.first?.text,
        "MockSensor.count(): thenReturn(each:) got no values; give it at least one")
    },
    Scenario("a new value is made for each call, of its number") { check in
      let (sensor, beacon) = (MockSensor(), MockBeacon())
      stub(sensor).weigh().thenReturn(7).thenReturn(each: { number in
        if number == 2 { throw KitchenError.offline }
        return number * 10
      })
      stub(sensor).count().thenReturn(each: { number in number })
      stub(beacon).ping(any()).thenReturn(each: { number in -number })
      check.equal(try [sensor.weigh(), sensor.weigh()], [7, 10])
      check.throwing(KitchenError.offline) { try sensor.weigh() }
      check.equal(try sensor.weigh(), 30)
      check.equal([await sensor.count(), await sensor.count()], [1, 2])
      check.equal([beacon.ping(1), beacon.ping(1)], [-1, -2])
    },
    Scenario("types say themselves what unstubbed calls return, and others have it made") { check in
      struct Spice: Equatable, MockDefault {
        var name: String
        static var mockDefault: Spice { Spice(name: "pepper") }
      }
      struct Herb: Equatable { var number: Int }
      check(DefaultValueRegistry.defaultValue(for: Spice.self) == Spice(name: "pepper"))
      check(DefaultValueRegistry.defaultValue(for: [Spice].self) == [])
      check(DefaultValueRegistry.defaultValue(for: (Spice, Int).self)?.0 == Spice(name: "pepper"))
      let success = DefaultValueRegistry.defaultValue(for: Result<Spice, KitchenError>.self)
      check(success == .success(Spice(name: "pepper")))
      check(DefaultValueRegistry.defaultValue(for: Result<Herb, KitchenError>.self) == nil)
      let count = Guarded(0)
      SharedState.use {
        DefaultValueRegistry.register(forType: Herb.self) {
          Herb(
            number: count.with { count in
              count += 1; return count
            })
        }
        DefaultValueRegistry.register(value: Spice(name: "salt"), forType: Spice.self)
        let numbers = (1...2).map { _ in
          DefaultValueRegistry.defaultValue(for: Herb.self)?.number
        }
        check.equal(numbers, [1, 2])
        check(DefaultValueRegistry.defaultValue(for: Spice.self) == Spice(name: "salt"))
        DefaultValueRegistry.reset()
      }
    },
  ]

  static let namedHandlers: [Scenario] = [
    Scenario("a handler of any form is called by its name, and the method returns something") {
      check in
      let sensor = MockSensor()
      stub(sensor).watch(any(), each: any(), slow: any(), main: any(), done: any())
        .thenComplete(\.each, returning: 1) { $0(7, "a") }
        .thenComplete(\.done, returning: 2) { $0?() }
        .thenComplete(\.slow, returning: 3) { await $0(8) }
        .thenComplete(\.main, after: .milliseconds(1), returning: 4) { await $0?(9) }
      let called = Guarded<[String]>([])
      var returned: [Int] = []
      for id in 1...4 {
        returned.append(
          sensor.watch(
            id, each: { number, text in called.with { $0.append("\(number) \(text ?? "nil")") } },
            slow: { number in
              await Task.yield()
              called.with { $0.append("slow \(number)") }
            },
            main: { number in
              MainActor.assertIsolated()
              called.with { $0.append("main \(number)") }
            }, done: { called.with { $0.append("done") } }))
        await eventually(within: .seconds(300), called.with { $0.count == id })
      }
      check.equal(returned, [1, 2, 3, 4])
      check.equal(called.with { $0 }, ["7 a", "done", "slow 8", "main 9"])
    },
    Scenario("the handler of an asynchronous method is called as well, and one that is") { check in
      let (sensor, kitchen) = (MockSensor(), MockKitchen())
      stub(sensor).load(any(), handler: any()).thenComplete(\.handler, returning: true) { $0(3) }
      stub(sensor).log(any()).thenComplete(\.self) { await $0(4) }
      stub(kitchen).close(any()).thenComplete(\.self) { $0() }
      let called = Guarded<[Int]>([])
      check(try await sensor.load(1) { number in called.with { $0.append(number) } })
      sensor.log { number in called.with { $0.append(number) } }
      await eventually(within: .seconds(300), called.with { $0.count == 2 })
      kitchen.close { called.with { $0.append(5) } }
      check.equal(called.with { $0 }, [3, 4, 5])
    },
    Scenario("asynchronous methods and handlers are completed without a name as well") { check in
      let sensor = MockSensor()
      stub(sensor).load(any(), handler: any()).thenComplete(5, returning: false)
        .thenComplete(6, after: .milliseconds(1), returning: true)
      stub(sensor).load(3, handler: any()).then { id, handler in
        await Task.yield()
        handler(id)
        return true
      }
      stub(sensor).log(any()).thenComplete(7)
      let called = Guarded<[Int]>([])
      for id in 1...3 {
        let isLoaded = try await sensor.load(id) { number in called.with { $0.append(number) } }
        check.equal(isLoaded, id > 1)
        await eventually(within: .seconds(300), called.with { $0.count == id })
      }
      sensor.log { number in called.with { $0.append(number) } }
      await eventually(within: .seconds(300), called.with { $0.count == 4 })
      check.equal(called.with { $0 }, [5, 6, 3, 7])
      verify(sensor).load(3, handler: any())
      check.equal(calls(sensor).load(any(), handler: any()).map(\.id), [1, 2, 3])
    },
  ]
}
