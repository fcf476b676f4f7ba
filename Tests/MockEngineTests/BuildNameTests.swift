import DiagnosticSupport
import FileSupport
import Foundation
import MockEngine
import Testing

/// The names of mocks that the build-tool plugin asks for.
@Suite struct BuildNameTests {
  @Test func theModulesTellMocksOfOneNameApart() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/Store.swift", "protocol Store {}\nprotocol Other {}")
      try folder.write("Core/Store.swift", "protocol Store {}")
      #expect(try folder.build("App", "Core") == RunOutcome())
      let app = try #require(folder.read("GenApp.swift"))
      #expect(app.contains("class MockAppStore:") && app.contains("class MockOther:"))
      #expect(folder.read("GenCore.swift")?.contains("class MockCoreStore:") == true)
      try folder.write(
        "T/kagemusha.yml", "mocks:\n  - {module: Core, exclude: Core.Store}\n  - module: App")
      #expect(try folder.build("App", "Core") == RunOutcome())
      #expect(folder.read("GenApp.swift")?.contains("class MockStore:") == true)
      try folder.write(
        "T/kagemusha.yml", "mocks:\n  - {mockName: 'Fake{module}{name}'}")
      #expect(try folder.build("App", "Core") == RunOutcome())
      #expect(folder.read("GenApp.swift")?.contains("class FakeAppOther:") == true)
      #expect(folder.read("GenCore.swift")?.contains("class FakeCoreStore:") == true)
    }
  }

  @Test func oneOfTwoMocksWithAGivenNameIsKept() async throws {
    try await TemporaryFolder.with { folder in
      let core = MarkedText(
        "/// @mockable(override: name = Same)\nprotocol 1️⃣B {}\nprotocol C {}")
      try folder.write("App/A.swift", "/// @mockable(override: name = Same)\nprotocol A {}")
      try folder.write("Core/B.swift", core.text)
      let outcome = try folder.build("App", "Core")
      #expect(
        outcome.diagnostics.map(\.summary) == [
          core.located(
            "1️⃣: duplicate-mock-name 'B' 'A' 'Same'", path: folder("Core/B.swift").text)
        ])
      #expect(outcome.status == .success)
      #expect(folder.read("GenApp.swift")?.contains("class Same:") == true)
      let text = try #require(folder.read("GenCore.swift"))
      #expect(!text.contains("class Same:") && text.contains("class MockC:"))
    }
  }

  @Test func entriesForOneModuleMayDivideItsProtocols() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "protocol A { func f() }\nprotocol B { func f() }")
      try folder.write(
        "T/kagemusha.yml",
        "mocks:\n  - {module: App, exclude: B}\n  - {module: App, protocols: B, style: spy}")
      #expect(try folder.build("App") == RunOutcome())
      let text = try #require(folder.read("GenApp.swift"))
      #expect(text.contains("class MockA: A, StubVerifyMock") && text.contains("class MockB: B {"))
      let configuration = MarkedText(
        "mocks:\n  - module: App\n  - 1️⃣{module: App, protocols: B, style: spy}")
      try folder.write("T/kagemusha.yml", configuration.text)
      let outcome = try folder.build("App")
      #expect(
        outcome.diagnostics.map(\.summary) == [
          configuration.located(
            "1️⃣: duplicate-entry 'B'", path: folder("T/kagemusha.yml").text)
        ])
    }
  }
}
