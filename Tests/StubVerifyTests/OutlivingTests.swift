import Testing

@testable import Kagemusha

/// Mocks that are alive when their test is over.
struct OutlivingTests {
  @Test func aMockThatItsOwnStubsCaptureDiesWithItsTest() async {
    weak var mock: MockSensor?
    weak var core: MockCore?
    withMocks(unusedStubs: .ignore) {
      let sensor = MockSensor()
      stub(sensor).weigh().then { try sensor.weigh() }
      stub(sensor).calibrate().then { await sensor.calibrate() }
      stub(sensor).levels().thenStream()
      (mock, core) = (sensor, sensor.mock)
      #expect(mock != nil)
    }
    #expect(mock == nil && core == nil)
    await withMocks {
      let sensor = MockSensor()
      mock = sensor
      let suspended = stub(sensor).measure(any()).thenSuspend()
      let kept = Locked(sensor)
      Task { _ = try? await kept.with { $0 }.measure("a") }
      await eventually(within: .seconds(300), suspended.waitingCount == 1)
    }
    await eventually(within: .seconds(300), mock == nil)
  }

  @Test func aLateCallIsAnsweredOtherwiseAndNoFailure() {
    let sensor = Locked<MockSensor?>(nil)
    let reported = failures {
      withMocks(unusedStubs: .ignore) {
        let made = MockSensor()
        stub(made).weigh().then { 3 }
        stub(made).watch(any(), each: any(), slow: any(), main: any(), done: any()).then { _ in 4 }
        sensor.with { $0 = made }
      }
      let late = sensor.with { $0 }
      #expect((try? late?.weigh()) == 0)
      #expect(late?.watch(1, each: { _, _ in }, slow: { _ in }, main: nil, done: nil) == 0)
    }
    #expect(reported.isEmpty)
    let kitchen = Locked<MockKitchen?>(nil)
    withMocks(unusedStubs: .ignore) {
      let made = MockKitchen()
      stub(made).recipe(id: any()).then { _ in .soup }
      stub(made).find(any()).thenReturn(.rice)
      kitchen.with { $0 = made }
    }
    // Nothing could be returned in its place.
    #expect(kitchen.with { $0 }?.recipe(id: 1) == .soup)
    #expect(kitchen.with { $0 }?.find(1) == .rice)
  }

  @Test func aMockThatTestsShareIsReportedToTheOther() {
    let sensor = Locked<MockSensor?>(nil)
    withMocks(unusedStubs: .ignore) {
      let made = MockSensor()
      stub(made).weigh().then { 3 }
      sensor.with { $0 = made }
    }
    let shared = sensor.with { $0 }
    let found = failures { withMocks { _ = try? shared?.weigh() } }
    #expect(found.count == 1)
    #expect(found.first?.text.contains("ended     stubs with closures were forgotten") == true)
    if let shared { stub(shared).weigh().thenReturn(4) }
    withMocks { #expect((try? shared?.weigh()) == 4) }
  }
}
