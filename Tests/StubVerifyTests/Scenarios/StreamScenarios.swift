import Kagemusha
import ScenarioSupport

extension LibraryScenarios {
  static let streams: [Scenario] = [
    Scenario("each call gets a stream of the same elements, also one that fails") { check in
      let sensor = MockSensor()
      stub(sensor).levels().thenYield(1, 2, 3)
      stub(sensor).readings(of: "a").thenYield(4, 5)
      stub(sensor).readings(of: "b").thenYield(6, throwing: KitchenError.offline)
      for _ in 1...2 { check.equal(await elements(of: sensor.levels()), "1 2 3") }
      check.equal(await elements(of: try await sensor.readings(of: "a")), "4 5")
      check.equal(await elements(of: try await sensor.readings(of: "b")), "6 offline")
      stub(sensor).levels().thenYield()
      check.equal(await elements(of: sensor.levels()), "")
    },
    Scenario("a test feeds the streams of all calls, and ends them") { check in
      let sensor = MockSensor()
      let levels = stub(sensor).levels().thenStream()
      levels.yield(1)
      let first = sensor.levels()
      levels.yield(2, 3)
      let second = sensor.levels()
      check.equal(levels.openCount, 2)
      levels.yield(4)
      levels.finish()
      levels.yield(5)
      check.equal(await elements(of: first), "1 2 3 4")
      check.equal(await elements(of: second), "4")
      check.equal(await elements(of: sensor.levels()), "")
      check.equal(levels.openCount, 0)
      check.equal(levels.canceledCount, 0)
    },
    Scenario("streams that can fail do so for the test, also those of later calls") { check in
      let sensor = MockSensor()
      let readings = stub(sensor).readings(of: any()).thenStream()
      let first = try await sensor.readings(of: "a")
      readings.yield(1)
      readings.finish(throwing: KitchenError.offline)
      check.equal(await elements(of: first), "1 offline")
      check.equal(await elements(of: try await sensor.readings(of: "a")), "offline")
      let others = stub(sensor).readings(of: "b").thenStream()
      others.finish()
      check.equal(await elements(of: try await sensor.readings(of: "b")), "")
    },
    Scenario("a test sees that a consumer has gone") { check in
      let sensor = MockSensor()
      let levels = stub(sensor).levels().thenStream()
      let stream = sensor.levels()
      let reading = Task { for await _ in stream {} }
      check.equal(levels.openCount, 1)
      reading.cancel()
      await reading.value
      await eventually(within: .seconds(300), levels.canceledCount == 1)
      check.equal(levels.openCount, 0)
      let readings = stub(sensor).readings(of: any()).thenStream()
      let other = try await sensor.readings(of: "a")
      let failing = Task { for try await _ in other {} }
      failing.cancel()
      _ = await failing.result
      await eventually(within: .seconds(300), readings.canceledCount == 1)
    },
    Scenario("streams end when the stub is forgotten") { check in
      let sensor = MockSensor()
      let levels = stub(sensor).levels().thenStream()
      let readings = stub(sensor).readings(of: any()).thenStream()
      let (first, second) = (sensor.levels(), try await sensor.readings(of: "a"))
      levels.yield(1)
      readings.yield(2)
      reset(sensor)
      check.equal(await elements(of: first), "1")
      check.equal(await elements(of: second), "2")
    },
    Scenario("sequences whose type is not told are streams as well") { check in
      guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
        return check(true, "there is no such type")
      }
      let feed = MockFeed()
      stub(feed).changes().thenYield(1, 2)
      stub(feed).events().thenYield(3, throwing: KitchenError.offline)
      check.equal(await elements(of: feed.changes()), "1 2")
      check.equal(await elements(of: feed.events()), "3 offline")
      let changes = stub(feed).changes().thenStream()
      let events = stub(feed).events().thenStream()
      let (change, event) = (feed.changes(), feed.events())
      changes.yield(4)
      changes.finish()
      events.yield(5)
      reset(feed)
      check.equal(await elements(of: change), "4")
      check.equal(await elements(of: event), "5")
      check.equal(changes.openCount + events.openCount, 0)
    },
  ]

  /// The elements of a sequence, and its error.
  private static func elements<Elements: AsyncSequence>(of sequence: Elements) async -> String {
    var found: [String] = []
    do {
      for try await element in sequence { found.append("\(element)") }
    } catch {
      found.append("\(error)")
    }
    return found.joined(separator: " ")
  }
}
