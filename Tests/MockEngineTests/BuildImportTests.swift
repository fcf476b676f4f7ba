import Configuration
import DiagnosticSupport
import FileSupport
import Foundation
import Testing

@testable import MockEngine

/// Tests of the imports in files that the build-tool plugin asks for.
@Suite struct BuildImportTests {
  @Test func publicMocksImportTheirModulePlainly() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("M/A.swift", "public protocol A {}\nprotocol Hidden {}")
      try folder.write("T/kagemusha.yml", "mocks:\n  - access: public")
      #expect(try folder.build("M") == RunOutcome())
      let text = try #require(folder.read("GenM.swift"))
      #expect(text.contains("public nonisolated final class MockA"))
      #expect(text.contains("  import M\n") && text.contains("public import M\n"))
      #expect(!text.contains("Hidden") && !text.contains("@testable"))
    }
  }

  @Test func testableImportsReachIntoAnotherPackage() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Kit/A.swift", "protocol Hidden {}")
      try folder.write("T/kagemusha.yml", "mocks:\n  - {module: Kit, testableImports: Kit}")
      let outcome = try folder.build("Kit")
      #expect(outcome == RunOutcome())
      let text = try #require(folder.read("GenKit.swift"))
      #expect(text.contains("class MockHidden") && text.contains("@testable import Kit\n"))
      #expect(!text.contains("\nimport Kit\n"))
    }
  }

  @Test func importsAddUpAndAPlainOneWins() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "protocol A {}")
      try folder.write("T/kagemusha.yml", "mocks:\n  - {testableImports: [B], imports: [C]}")
      #expect(try folder.build("App") == RunOutcome())
      #expect(
        folder.declarations("GenApp.swift")
          == ["import C", "@testable import App", "@testable import B", "MockA"])
      try folder.write("T/kagemusha.yml", "mocks:\n  - imports: [App]")
      #expect(try folder.build("App") == RunOutcome())
      #expect(folder.declarations("GenApp.swift") == ["import App", "MockA"])
    }
  }
}
