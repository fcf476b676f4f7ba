import Core
import Elsewhere
import Foundation
import Kagemusha
import Strict
import Testing
import WithAny
import WithCaller
import WithConformances
import WithImports
import WithMembers

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

  @Test func upcomingFeaturesAlone() async throws {
    let url = try #require(URL(string: "https://example.com"))
    let existential = MockAnyService()
    stub(existential).fetch(any()).thenReturn("Any")
    stub(existential).name.get.thenReturn("Any")
    #expect(try await existential.fetch(url) as? String == existential.name)
    let imports = MockImportsService()
    stub(imports).fetch(any()).thenReturn("Imports")
    stub(imports).name.get.thenReturn("Imports")
    #expect(try await imports.fetch(url) as? String == imports.name)
    let members = MockMembersService()
    stub(members).fetch(any()).thenReturn("Members")
    stub(members).name.get.thenReturn("Members")
    #expect(try await members.fetch(url) as? String == members.name)
    let caller = MockCallerService()
    stub(caller).fetch(any()).thenReturn("Caller")
    stub(caller).name.get.thenReturn("Caller")
    #expect(try await caller.fetch(url) as? String == caller.name)
    let conformances = MockConformancesService()
    stub(conformances).fetch(any()).thenReturn("Conformances")
    stub(conformances).name.get.thenReturn("Conformances")
    #expect(try await conformances.fetch(url) as? String == conformances.name)
  }
}
