import Kagemusha
import ScenarioSupport

extension LibraryScenarios {
  static let suspension: [Scenario] = [
    Scenario("a call waits until the test gives it a result, the oldest first") { check in
      let sensor = MockSensor()
      let suspended = stub(sensor).measure(any()).thenSuspend()
      let ends = Guarded<[String]>([])
      func measure(_ name: String) -> Task<Void, Never> {
        let sensor = Guarded(sensor)
        return Task {
          do {
            let level = try await sensor.with { $0 }.measure(name)
            ends.with { $0.append("\(name) \(level)") }
          } catch {
            ends.with { $0.append("\(name) \(error)") }
          }
        }
      }
      let first = measure("a")
      await eventually(within: .seconds(300), suspended.waitingCount == 1)
      let second = measure("b")
      await eventually(within: .seconds(300), suspended.waitingCount == 2)
      check.equal(ends.with { $0 }, [])
      suspended.resume(throwing: KitchenError.offline)
      await first.value
      check.equal(suspended.waitingCount, 1)
      suspended.resume(returning: 3)
      await second.value
      check.equal(ends.with { $0 }, ["a offline", "b 3"])
      check.equal(suspended.canceledCount, 0)
    },
    Scenario("a result that comes before its call waits for it") { check in
      let sensor = MockSensor()
      let suspended = stub(sensor).measure(any()).thenSuspend()
      suspended.resume(returning: 1)
      suspended.resume(returning: 2)
      check.equal(try await sensor.measure("a"), 1)
      check.equal(try await sensor.measure("a"), 2)
      let calibration = stub(sensor).calibrate().thenSuspend()
      calibration.resume()
      await sensor.calibrate()
      check.equal(calibration.waitingCount, 0)
    },
    Scenario("other answers come before and after it, and inout methods wait as well") { check in
      let sensor = MockSensor()
      let suspended = stub(sensor).measure(any()).thenReturn(1).thenSuspend()
      check.equal(try await sensor.measure("a"), 1)
      suspended.resume(returning: 2)
      check.equal(try await sensor.measure("a"), 2)
      let tuning = stub(sensor).tune(any()).thenSuspend()
      tuning.resume(returning: 4)
      var level = 3
      check.equal(try await sensor.tune(&level), 4)
      check.equal(level, 3)
    },
    Scenario("a canceled call throws where it can, and waits on where it cannot") { check in
      let sensor = MockSensor()
      let measured = stub(sensor).measure(any()).thenSuspend()
      let counted = stub(sensor).count().thenSuspend()
      let shared = Guarded(sensor)
      let measuring = Task { try await shared.with { $0 }.measure("a") }
      let counting = Task { await shared.with { $0 }.count() }
      await eventually(
        within: .seconds(300), measured.waitingCount == 1 && counted.waitingCount == 1)
      measuring.cancel()
      counting.cancel()
      check(throws: await measuring.result)
      check.equal(measured.canceledCount, 1)
      check.equal(measured.waitingCount, 0)
      await eventually(within: .seconds(300), counted.canceledCount == 1)
      check.equal(counted.waitingCount, 1)
      counted.resume(returning: 7)
      check.equal(await counting.value, 7)
    },
    Scenario("a call of a task that is canceled already throws as well") { check in
      let sensor = Guarded(MockSensor())
      let suspended = stub(sensor.with { $0 }).measure(any()).thenSuspend()
      let task = Task {
        while !Task.isCancelled { await Task.yield() }
        return try await sensor.with { $0 }.measure("a")
      }
      task.cancel()
      let result = await task.result
      check(throws: result)
      check.equal(suspended.canceledCount, 1)
    },
    Scenario("calls that wait go on when the stub is forgotten") { check in
      let sensor = Guarded(MockSensor())
      let suspended = stub(sensor.with { $0 }).measure(any()).once().thenSuspend()
      let counted = stub(sensor.with { $0 }).count().thenSuspend()
      let measuring = Task { try await sensor.with { $0 }.measure("a") }
      let counting = Task { await sensor.with { $0 }.count() }
      await eventually(
        within: .seconds(300), suspended.waitingCount == 1 && counted.waitingCount == 1)
      clearStubs(sensor.with { $0 })
      check(throws: await measuring.result)
      check.equal(await counting.value, 0)
    },
  ]

  static let clocks: [Scenario] = [
    Scenario("a test passes the time of answers itself, in the order of their times") { check in
      let (sensor, clock) = (MockSensor(), ManualClock())
      stub(sensor, clock: clock)
      stub(sensor).measure("late").thenReturn(2, after: .seconds(60))
      stub(sensor).measure("soon").thenThrow(KitchenError.offline, after: .seconds(30))
      let ends = Guarded<[String]>([])
      let shared = Guarded(sensor)
      let tasks = ["late", "soon"].map { name in
        Task {
          let level = try? await shared.with { $0 }.measure(name)
          ends.with { $0.append("\(name) \(level ?? 0)") }
        }
      }
      await eventually(within: .seconds(300), clock.waitingCount == 2)
      clock.advance(by: .seconds(29))
      check.equal(clock.waitingCount, 2)
      clock.advance(by: .seconds(1))
      await tasks[1].value
      check.equal(ends.with { $0 }, ["soon 0"])
      clock.advance(by: .seconds(31))
      await tasks[0].value
      check.equal(ends.with { $0 }, ["soon 0", "late 2"])
      check.equal(clock.elapsed, .seconds(61))
    },
    Scenario("a synchronous call moves the clock of the test on by its delay") { check in
      let (sensor, clock) = (MockSensor(), ManualClock())
      stub(sensor, clock: clock)
      stub(sensor).weigh().thenReturn(3, after: .seconds(5))
        .thenThrow(KitchenError.offline, after: .seconds(2))
      check.equal(try sensor.weigh(), 3)
      check.equal(clock.elapsed, .seconds(5))
      check.throwing(KitchenError.offline) { try sensor.weigh() }
      check.equal(clock.elapsed, .seconds(7))
    },
    Scenario("without a clock, a synchronous call takes the time of its delay") { check in
      let sensor = MockSensor()
      stub(sensor).weigh().thenReturn(3, after: .milliseconds(30))
      let end = Deadline(after: .milliseconds(30))
      check.equal(try sensor.weigh(), 3)
      check(end.hasPassed)
    },
    Scenario("handlers are called by the clock of the test, also those of a child mock") { check in
      let (kitchen, clock) = (MockKitchen(), ManualClock())
      stub(kitchen, clock: clock)
      stub(kitchen).close(any()).thenComplete(after: .seconds(9))
      let isClosed = Guarded(false)
      kitchen.close { isClosed.with { $0 = true } }
      await eventually(within: .seconds(300), clock.waitingCount == 1)
      check(!isClosed.with { $0 })
      clock.advance(by: .seconds(9))
      await eventually(within: .seconds(300), isClosed.with { $0 })
      let restaurant = MockRestaurant()
      stub(restaurant, clock: clock)
      stub(restaurant.mocks.cellar).bottles(of: any()).thenReturn(1, after: .seconds(1))
      check.equal(restaurant.cellar.bottles(of: 1990), 1)
      check.equal(clock.elapsed, .seconds(10))
    },
    Scenario("whoever is canceled does not wait for the clock") { check in
      let clock = ManualClock()
      let asleep = Task { try await clock.sleep(for: .seconds(1)) }
      await eventually(within: .seconds(300), clock.waitingCount == 1)
      asleep.cancel()
      check(throws: await asleep.result)
      check.equal(clock.waitingCount, 0)
      let late = Task {
        while !Task.isCancelled { await Task.yield() }
        try await clock.sleep(for: .seconds(1))
      }
      late.cancel()
      check(throws: await late.result)
      try await clock.sleep(for: .zero)
    },
    Scenario("it is a clock of the standard library, which code under test may use") { check in
      guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else {
        return check(true, "there is no such protocol")
      }
      let clock = ManualClock()
      let start = clock.now
      let asleep = Task {
        try await clock.sleep(until: start.advanced(by: .seconds(2)), tolerance: nil)
      }
      await eventually(within: .seconds(300), clock.waitingCount == 1)
      clock.advance(by: Duration.seconds(2))
      try await asleep.value
      check.equal(start.duration(to: clock.now), .seconds(2))
      check(start < clock.now)
      check.equal(clock.minimumResolution, .nanoseconds(1))
      check.equal("\(clock.now)", "2.0 seconds")
    },
    Scenario("answers may pass by a clock of the standard library") { check in
      guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else {
        return check(true, "there is no such protocol")
      }
      let sensor = MockSensor()
      stub(sensor, clock: ContinuousClock())
      stub(sensor).count().thenReturn(2, after: .milliseconds(20))
      stub(sensor).weigh().thenReturn(3, after: .milliseconds(20))
      let end = ContinuousClock.now.advanced(by: .milliseconds(40))
      check.equal(await sensor.count(), 2)
      check.equal(try sensor.weigh(), 3)
      check(ContinuousClock.now >= end)
    },
  ]
}

extension Check {
  /// Checks that a task ended by its cancellation.
  fileprivate func callAsFunction<Value, Problem>(
    throws result: Result<Value, Problem>, file: StaticString = #filePath, line: UInt = #line
  ) {
    switch result {
    case .success(let value): self(false, "returned \(value)", file: file, line: line)
    case .failure(let error):
      self(error is CancellationError, "threw \(error)", file: file, line: line)
    }
  }
}
