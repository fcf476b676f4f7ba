import Foundation
import Kagemusha
import KagemushaJSON

@_silgen_name("allocations") func allocations() -> Int

/// Measures the parts of a test, in nanoseconds and allocations: the lowest of several rounds.
@main struct CallCost {
  static let rounds = 7
  static let count = 2_000

  static func main() {
    print("a call, a stub, a verify; least of \(rounds) rounds of \(count), debug build\n")
    print(row("", "ns", "allocations"))

    let user = User(id: 1)
    let recording =
      NSTemporaryDirectory() + "call-cost-\(ProcessInfo.processInfo.processIdentifier).json"
    measure("a call of a closure in a variable") {
      let handler: (Int, User) -> User = { _, user in user }
      var calls = 0
      return { _ in
        calls += 1
        _ = handler(7, user)
      }
    }
    measure("a call with a stub") {
      let mock = MockUsers()
      stub(mock).profile(id: any(), user: any()).thenReturn(user)
      return { _ in _ = mock.profile(id: 7, user: user) }
    }
    measure("a call with ten stubs, the first matches") {
      let mock = MockUsers()
      stub(mock).profile(id: any(), user: any()).thenReturn(user)
      for id in 1..<10 { stub(mock).profile(id: -id, user: any()).thenReturn(user) }
      return { _ in _ = mock.profile(id: 7, user: user) }
    }
    measure("a call without a stub, lenient") {
      DefaultValueRegistry.register(value: user, forType: User.self)
      let mock = MockUsers(.lenient)
      return { _ in _ = mock.profile(id: 7, user: user) }
    }
    measure("a stub") {
      let mock = MockUsers()
      return { stub(mock).profile(id: $0, user: any()).thenReturn(user) }
    }
    measure("a verify, 1 call recorded") {
      let mock = MockUsers(.lenient)
      _ = mock.profile(id: 7, user: user)
      return { _ in verify(mock).profile(id: 7, user: user) }
    }
    measure("a verify, 100 calls recorded") {
      let mock = MockUsers(.lenient)
      for id in 0..<100 { _ = mock.profile(id: id, user: user) }
      return { _ in verify(mock).profile(id: 7, user: user) }
    }
    for calls in [100, 2_000] {
      measure("a recorded call, \(calls) recorded before", count: 100) {
        let mock = MockUsers().forward(to: Directory()).record(into: recording)
        for id in 0..<calls { _ = mock.profile(id: id, user: user) }
        return { _ in _ = mock.profile(id: 7, user: user) }
      }
    }
    try? FileManager.default.removeItem(atPath: recording)
    MockFailure.handleOutsideTests { _ in }
    for calls in [100, 1_000, 10_000] {
      measure("a verify that fails, \(calls) calls recorded", count: 5) {
        let mock = MockUsers(.lenient)
        for id in 0..<calls { _ = mock.profile(id: id, user: user) }
        return { _ in verify(mock).profile(id: -1, user: user) }
      }
    }
  }

  /// Prints the lowest cost of the closure that `prepare` returns anew for each round.
  static func measure(
    _ name: String, count: Int = CallCost.count, _ prepare: () -> (Int) -> Void
  ) {
    let clock = ContinuousClock()
    var best = (Duration.seconds(1_000), Int.max)
    for _ in 0..<rounds {
      let body = prepare()
      body(0)
      let before = allocations()
      let time = clock.measure { for number in 0..<count { body(number) } }
      best = (min(best.0, time), min(best.1, allocations() - before))
    }
    let nanoseconds = best.0 / count / Duration.nanoseconds(1)
    print(row(name, "\(Int(nanoseconds))", "\((best.1 * 10 / count + 5) / 10)"))
  }

  static func row(_ name: String, _ time: String, _ count: String) -> String {
    func padded(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    return name + padded(time, 50 - name.count) + padded(count, 13)
  }
}
