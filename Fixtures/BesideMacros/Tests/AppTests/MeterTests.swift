import Kagemusha
import Testing

@testable import App

@Test func reports() {
  let log = MockLog()
  stub(log).write(any()).thenDoNothing()
  Meter(log: log, count: 3).report()
  verify(log).write("count: 3")
}
