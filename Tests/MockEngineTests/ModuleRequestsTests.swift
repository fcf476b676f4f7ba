import FileSupport
import Configuration
import DiagnosticSupport
import MockEngine
import Testing

/// What the build-tool plugin asks for.
@Suite struct ModuleRequestsTests {
  @Test func aModuleOfThePackageIsMockedWhole() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "protocol A {}")
      #expect(await folder.build("App") == RunOutcome())
      #expect(folder.declarations("Gen.swift") == ["@testable import App", "MockA"])
    }
  }

  @Test func aModuleOfAnotherPackageIsNot() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Kit/A.swift", "protocol A {}")
      #expect(await folder.build("Kit", isForeign: true) == RunOutcome())
      #expect(folder.declarations("Gen.swift") == [])
    }
  }

  @Test func anEntryWithoutAModuleIsForThePackage() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("M/A.swift", "protocol A {}\nprotocol B {}")
      try folder.write("T/kagemusha.yml", "mocks:\n  - {protocols: B, mockName: 'Fake{name}'}")
      #expect(await folder.build("M") == RunOutcome())
      #expect(folder.declarations("Gen.swift") == ["@testable import M", "FakeB"])
      #expect(await folder.build("M", isForeign: true) == RunOutcome())
      #expect(folder.declarations("Gen.swift") == [])
    }
  }

  @Test func anEntryIsForTheModuleItNames() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Kit/A.swift", "public protocol A {}\nprotocol Hidden {}")
      try folder.write("T/kagemusha.yml", "mocks:\n  - module: Kit")
      let outcome = await folder.build("Kit", isForeign: true)
      #expect(outcome == RunOutcome())
      let text = try #require(folder.read("Gen.swift"))
      #expect(text.contains("class MockA"))
      #expect(text.contains("\nimport Kit\n"))
      #expect(!text.contains("Hidden") && !text.contains("@testable"))

      #expect(await folder.build("App", others: ["Kit"], sources: "Kit") == RunOutcome())
      #expect(folder.declarations("Gen.swift") == [])
    }
  }

  @Test func publicMocksImportTheirModulePlainly() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("M/A.swift", "public protocol A {}\nprotocol Hidden {}")
      try folder.write("T/kagemusha.yml", "mocks:\n  - access: public")
      #expect(await folder.build("M") == RunOutcome())
      let text = try #require(folder.read("Gen.swift"))
      #expect(text.contains("public nonisolated final class MockA"))
      #expect(text.contains("  import M\n") && text.contains("public import M\n"))
      #expect(!text.contains("Hidden") && !text.contains("@testable"))
    }
  }

  @Test func headersGoWithAModule() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("M/A.swift", "protocol A {}")
      try folder.write("T/kagemusha.yml", "mocks:\n  - headers: [Legacy.h]\n")
      let outcome = await folder.build("M")
      #expect(
        outcome.diagnostics.contains {
          $0.id == .headersWithoutModule && $0.position?.line == 2 && $0.position?.column == 15
        }, "\(outcome.messages)")
    }
  }

  @Test func testableImportsReachIntoAnotherPackage() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Kit/A.swift", "protocol Hidden {}")
      try folder.write("T/kagemusha.yml", "mocks:\n  - {module: Kit, testableImports: Kit}")
      let outcome = await folder.build("Kit", isForeign: true)
      #expect(outcome == RunOutcome())
      let text = try #require(folder.read("Gen.swift"))
      #expect(text.contains("class MockHidden") && text.contains("@testable import Kit\n"))
      #expect(!text.contains("\nimport Kit\n"))
    }
  }

  @Test func importsAddUpAndAPlainOneWins() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "protocol A {}")
      try folder.write("T/kagemusha.yml", "mocks:\n  - {testableImports: [B], imports: [C]}")
      #expect(await folder.build("App") == RunOutcome())
      #expect(
        folder.declarations("Gen.swift")
          == ["import C", "@testable import App", "@testable import B", "MockA"])
      try folder.write("T/kagemusha.yml", "mocks:\n  - imports: [App]")
      #expect(await folder.build("App") == RunOutcome())
      #expect(folder.declarations("Gen.swift") == ["import App", "MockA"])
    }
  }

  @Test func sourcesNarrowAndTheRestIsLookedUp() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/Api/Child.swift", "protocol Child: Parent {}")
      try folder.write("App/Parent.swift", "protocol Parent { func inherited() }")
      try folder.write("T/kagemusha.yml", "mocks:\n  - sources: ../App/Api")
      #expect(await folder.build("App") == RunOutcome())
      let text = try #require(folder.read("Gen.swift"))
      #expect(text.contains("class MockChild") && text.contains("func inherited()"))
      #expect(!text.contains("MockParent"))
    }
  }

  @Test func entriesForOtherSourcesAreNotForThisModule() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "protocol A {}")
      try folder.write("Kit/B.swift", "protocol B {}")
      try folder.write(
        "T/kagemusha.yml",
        """
        mocks:
          - sources: ../Kit
            mockName: "{name}InKit"
          - sources: ../App
        """)
      #expect(await folder.build("App") == RunOutcome())
      #expect(folder.declarations("Gen.swift") == ["@testable import App", "MockA"])
    }
  }

  @Test func whatIsWrongIsToldWithWholePaths() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "protocol A {}")
      let text = MarkedText(
        """
        mocks:
          - protocols: Nowhere
          - 1️⃣module: App
            protocols: 2️⃣Missing
          - module: 3️⃣Apq
          - module: 4️⃣Elsewhere
          - module: Kit
        """)
      try folder.write("T/kagemusha.yml", text.text)
      let outcome = await folder.build("App", others: ["Kit"])
      let path = folder("T/kagemusha.yml").text
      #expect(
        outcome.diagnostics.map(\.summary)
          == [
            "1️⃣: duplicate-module 'App'", "3️⃣: unknown-module 'Apq'",
            "4️⃣: unknown-module 'Elsewhere'",
          ].map { text.located($0, path: path) })
      #expect(outcome.diagnostics.first?.notes.map(\.position?.line) == [2])
      #expect(outcome.status == .failure)
      #expect(folder.read("Gen.swift") == nil)
    }
  }

  @Test func aPatternMustMatchInTheModuleThatIsNamedWithIt() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "protocol A {}")
      try folder.write("T/kagemusha.yml", "mocks:\n  - protocols: [Elsewhere]")
      #expect(await folder.build("App", others: ["Kit"]).status == .success)
      #expect(await folder.build("App").status == .failure)
      let text = MarkedText("mocks:\n  - {module: App, protocols: 1️⃣Elsewhere}")
      try folder.write("T/kagemusha.yml", text.text)
      let outcome = await folder.build("App", others: ["Kit"])
      #expect(
        outcome.diagnostics.map(\.summary) == [
          text.located(
            "1️⃣: unmatched-protocol 'Elsewhere'", path: folder("T/kagemusha.yml").text)
        ])
    }
  }

  @Test func outsideABuildAnEntryHasSourcesOrAModule() async throws {
    try await TemporaryFolder.with { folder in
      let text = MarkedText("mocks:\n  - {module: 1️⃣App, sources: [A.swift], output: Gen.swift}")
      try folder.write("A.swift", "protocol A {}")
      try folder.write("kagemusha.yml", text.text)
      let outcome = await folder.generate(folder.input())
      #expect(outcome.status == .failure)
      #expect(
        outcome.diagnostics.map(\.summary) == [
          text.located("1️⃣: module-with-sources 'sources' 'module'", path: "kagemusha.yml")
        ])
    }
  }
}

extension TemporaryFolder {
  /// Runs the tool as the plugin does, for a module whose sources are in a folder of its name.
  fileprivate func build(
    _ name: String, isForeign: Bool = false, others: [String] = [], sources: String? = nil
  ) async -> RunOutcome {
    let folder = (sources ?? name) + "/"
    var input = CommandLineOptions(currentDirectory: path)
    input.paths = contents.filter { $0.hasPrefix(folder) && $0.hasSuffix(".swift") }
      .map { path.appending($0).text }
    input.output = path.appending("Gen.swift").text
    input.configuration = contents.contains("T/kagemusha.yml") ? "T/kagemusha.yml" : nil
    input.module = ModuleInput(name: name, isForeign: isForeign, others: others)
    if !others.isEmpty { input.flags.insert(.allowUnmatched) }
    var run = Run(input, action: .write)
    run.isQuiet = true
    return run.run()
  }
}
