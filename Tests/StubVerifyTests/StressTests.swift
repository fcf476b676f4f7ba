import Testing

@testable import Kagemusha

/// One mock, a thousand tasks that call, stub, verify, list and clear it at once.
struct StressTests {
  @Test func aThousandTasksCallStubAndVerify() async {
    let beacon = MockBeacon(.lenient)
    stub(beacon).ping(any()).then { $0 }.lenient()
    stub(beacon).send(any(), handler: any()).thenComplete(after: .zero)
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<1000 {
        group.addTask {
          switch index % 5 {
          case 0: stub(beacon).ping(index).thenReturn(index).strict()
          case 1: stub(beacon).ping(index).thenReturn(index).lenient()
          case 2: verify(beacon, atMost(1000)).ping(any())
          case 3: _ = calls(beacon).ping(any()).count
          default: clearStubs(MockBeacon())
          }
          await answers(beacon, index)
        }
      }
    }
    verify(beacon, times(1000)).ping(any())
    verify(beacon, times(1000)).send(any(), handler: any())
    #expect(Set(calls(beacon).ping(any())).count == 1000)
  }

  // A function of its own: as a part of the closure above it makes the compiler of Swift 6.3.1 crash.
  private func answers(_ beacon: MockBeacon, _ index: Int) async {
    #expect(beacon.ping(index) == index)
    await withCheckedContinuation { done in beacon.send(index) { done.resume() } }
  }

  @Test func anElementIsComparedWithFewOthers() {
    let core = MockCore("Mock", .strict, #filePath, #line) { Issue.record("\($0.text)") }
    let selector = _MemberSelector<Stubbing>(core, at: SourcePlace(file: #filePath, line: #line))
    MockedSubscript<Stubbing, Counted, Int>(
      selector: selector, name: "subscript(_:)", index: [.anything(Counted.self)]
    ).keepsValue(0)
    for number in 0..<1000 {
      core._set(Counted(number: number), number, name: "subscript(_:)")
      core._set(Counted(number: number), -number, name: "subscript(_:)")
    }
    #expect(core._get(Counted(number: 700), name: "subscript(_:)") == -700)
    #expect(core._get(Counted(number: 1000), name: "subscript(_:)") == 0)
    #expect(Counted.comparisons.with { $0 } < 2000)
  }

  /// An index that counts how often it is compared.
  private struct Counted: Hashable {
    static let comparisons = Locked(0)

    var number: Int

    static func == (left: Self, right: Self) -> Bool {
      comparisons.with { $0 += 1 }
      return left.number == right.number
    }
  }

  @Test func eventuallySeesEveryCall() async {
    let beacon = MockBeacon(.lenient)
    for _ in 0..<20 {
      let task = Task.detached { for index in 0..<50 { _ = beacon.ping(index) } }
      // Other tests may hold all threads for minutes.
      await eventually(within: .seconds(600)) { verify(beacon, times(50)).ping(any()) }
      await task.value
      clearInvocations(beacon)
    }
  }

  @Test func aScopeCountsTheMocksOfManyTasks() async {
    let scope = MockScope(MockRules(mode: .lenient), keepsLog: true)
    await MockScope.$current.withValue(scope) {
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<200 {
          group.addTask {
            let beacon = MockBeacon()
            stub(beacon).ping(index).thenReturn(index)
            if index.isMultiple(of: 2) { _ = beacon.ping(index) }
          }
        }
      }
    }
    #expect(scope.end().count == 100)
    #expect(scope.log.split(separator: "\n").filter { $0.hasPrefix("MockBeacon") }.count == 100)
  }
}
