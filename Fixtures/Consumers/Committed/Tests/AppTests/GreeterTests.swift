import Kagemusha
import Testing

@testable import App

@Test func greets() {
  let repository = MockUserRepository()
  stub(repository).name(id: 7).thenReturn("Sato")
  #expect(Greeter(repository: repository).greeting(id: 7) == "Hello, Sato")
  verify(repository).name(id: 7)
}

@Test func tells() {
  let clock = MockClock()
  stub(clock).now.get.thenReturn(3)
  #expect(clock.now == 3)
}
