import Testing

@testable import Kagemusha

/// Counts, from any thread.
private final class Bell: Desk.Delegate {
  let rings = Locked(0)
  func ringTwice(_ times: Int) { rings.with { $0 += 1 } }
}

struct ForwardingConcurrencyTests {
  @Test func aThousandTasksLoseNoCallAndNoAnswer() async {
    let bell = Bell()
    let stubbed = Locked(0)
    let mock = Desk.MockDelegate().forward(to: bell)
    // Every other call of the even ones is for the object, whatever thread it is made on.
    let even = stub(mock).ringTwice(matching { $0 % 2 == 0 })
    var answers = even.then { _ in stubbed.with { $0 += 1 } }.thenCallRealImplementation()
    for _ in 1..<250 {
      answers = answers.then { _ in stubbed.with { $0 += 1 } }.thenCallRealImplementation()
    }
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<1000 {
        group.addTask { mock.ringTwice(index) }
      }
    }
    verify(mock, times(1000)).ringTwice(any())
    #expect(stubbed.with { $0 } == 250)
    #expect(bell.rings.with { $0 } == 750)
  }
}
