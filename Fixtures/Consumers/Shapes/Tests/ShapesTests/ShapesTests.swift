import Core
import Elsewhere
import Foundation
import Kagemusha
import Strict
import Testing

@testable import Runner

struct ShapesTests {
  @Test func resources() throws {
    #expect(try names() == ["Sato"])
    let store = MockStore()
    stub(store).load("a").thenReturn(Data([1]))
    #expect(try store.load("a") == Data([1]))
    verify(store).load("a")
  }

  @Test func mocksThatAnotherPluginGenerates() {
    #expect(MockClock().now() == 1)
  }

  @Test func executables() {
    let printer = MockPrinter()
    stub(printer).printed(any()).thenReturn(3)
    #expect(printer.printed("a") == 3)
  }

  @Test func traits() {
    let mode = MockMode()
    stub(mode).readsCache().thenReturn(true)
    #expect(mode.readsCache())
  }

  @Test func unicode() {
    let member = MockMember()
    stub(member).name.get.thenReturn("Suzuki")
    #expect(member.name == "Suzuki")
  }

  @Test func upcomingFeatures() async throws {
    let service = MockService()
    let url = try #require(URL(string: "https://example.com"))
    stub(service).fetch(any()).thenReturn(1)
    #expect(try await service.fetch(url) as? Int == 1)
  }
}
