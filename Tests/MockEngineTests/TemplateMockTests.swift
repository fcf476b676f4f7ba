import FileSupport
import Files
import MockEngine
import Testing

/// The mocks that templates print with `{{ type|mock }}`.
@Suite struct TemplateMockTests {
  private func render(
    _ folder: TemporaryFolder, _ source: String, mocks: String = ""
  ) async throws -> (names: [String]?, outcome: RunOutcome) {
    try folder.write("S/A.swift", source)
    try folder.write(
      "T/All.stencil", "{% for type in types.protocols %}\n\n{{ type|mock }}\n{% endfor %}")
    try folder.write(
      ".kagemusha.yml",
      mocks + "templates:\n  - {sources: S, templates: T, output: Rendered}\n")
    let outcome = await folder.generate(folder.input()) { $0.isQuiet = true }
    let path = folder.contents.first { $0.hasPrefix("Rendered/") } ?? "Rendered"
    return (folder.declarations(path), outcome)
  }

  @Test func theyAreNamedAsTheEntryForMocksNamesThem() async throws {
    try await TemporaryFolder.with { folder in
      let (names, outcome) = try await render(
        folder,
        "protocol A { func f() }\nprotocol B {}\nprotocol C {}",
        mocks:
          "mocks:\n  - {sources: S, protocols: [A, C], output: M.swift, mockName: '{name}Fake'}\n")
      #expect(outcome == RunOutcome())
      #expect(names == ["AFake", "BFake", "CFake"])
    }
  }

  @Test func withoutAnEntryForMocksTheyHaveTheStandardName() async throws {
    try await TemporaryFolder.with { folder in
      let (names, outcome) = try await render(folder, "protocol A {}\nenum O { protocol B {} }")
      #expect(outcome == RunOutcome())
      #expect(names == ["MockA", "MockB"])
    }
  }

  @Test(arguments: ["", "mocks:\n  - {sources: S, protocols: Other, output: M.swift}\n"])
  func theyInheritFromCompiledProtocols(mocks: String) async throws {
    try await TemporaryFolder.with { folder in
      let (names, outcome) = try await render(
        folder, "protocol Identified: Identifiable { func f() }\nprotocol Other {}", mocks: mocks)
      #expect(outcome == RunOutcome())
      #expect(names == ["MockIdentified", "MockOther"])
    }
  }

  @Test func whatHasNoMockIsReportedOnce() async throws {
    try await TemporaryFolder.with { folder in
      let (names, outcome) = try await render(
        folder, "protocol A: Nowhere {}\nprotocol B {}",
        mocks: "mocks:\n  - {sources: S, output: M.swift}\n")
      #expect(names == ["MockB"])
      #expect(outcome.messages.split(separator: "\n").count == 1)
      #expect(outcome.messages.hasPrefix("S/A.swift:1:13: warning: no mock for 'A': "))
    }
  }
}
