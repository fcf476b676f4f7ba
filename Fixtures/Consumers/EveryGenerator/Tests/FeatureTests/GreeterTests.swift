import Core
import Kagemusha
import Testing

@testable import Feature

@Suite struct GreeterTests {
  @Test func theGeneratedFilesWorkTogether() throws {
    let store = MockUserStore()
    stub(store).user().thenReturn(User.mock(name: "Sato"))
    let greeter = Greeter.mock(store: store)
    #expect(try greeter.greeting() == "Hello, Sato")
    verify(store).user()
  }

  @Test func privatePropertiesAreRead() {
    let store = MockUserStore()
    let greeter = Greeter(store: store)
    #expect(greeter.privateProperties.store as AnyObject === store)
  }

  @Test func theParentOfTheOtherModuleIsMockedToo() {
    let store = MockStore()
    stub(store).value(for: "theme").thenReturn("dark")
    #expect(store.value(for: "theme") == "dark")
  }

  @Test func templatesAreRendered() {
    #expect(typeNames == ["Greeter", "User"])
  }
}
