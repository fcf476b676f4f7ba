import FileSupport
import Testing

/// Names that differ only in case or in their Unicode form are one name to many file systems.
struct NameFormTests {
  @Test func outputsThatDifferOnlyInCaseAreAnError() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol Store {}\nprotocol STORE {}\n")
      let outcome = await folder.generate(folder.input("A.swift", output: "Gen"))
      #expect(
        outcome.diagnostics.map(\.summary)
          == ["outputs-differ-in-case 'Gen/MockStore.swift' 'Gen/MockSTORE.swift'"])
      #expect(outcome.status == .failure && folder.contents == ["A.swift"])
      // The mocks may be in one file.
      #expect(
        await folder.generate(folder.input("A.swift", output: "M.swift")).status == .success)
      #expect(folder.declarations("M.swift") == ["MockStore", "MockSTORE"])
    }
  }

  @Test func outputsOfTwoUnicodeFormsAreOne() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/A.swift", "protocol A {}\n")
      try folder.write(
        ".kagemusha.yml",
        "mocks: [{sources: S, output: Caf\u{E9}.swift}, {sources: S, output: Cafe\u{301}.swift}]\n")
      let outcome = await folder.generate(folder.input())
      #expect(outcome.diagnostics.map(\.id) == [.outputsDifferInCase], "\(outcome.messages)")
      #expect(outcome.status == .failure)
      #expect(folder.contents == [".kagemusha.yml", "S", "S/A.swift"])
    }
  }

  @Test func mocksOfTwoUnicodeFormsHaveOneName() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(
        "A.swift", "protocol Caf\u{E9} { func a() }\nprotocol Cafe\u{301} { func b() }\n")
      let outcome = await folder.generate(folder.input("A.swift", output: "Gen"))
      #expect(outcome.diagnostics.map(\.id) == [.duplicateMockName], "\(outcome.messages)")
      #expect(outcome.status == .success)
      #expect(folder.contents.count { $0.hasPrefix("Gen/") } == 1)
      #expect(outcome.messages.contains("; rename one of them\n"), "\(outcome.messages)")
      try folder.write("A.swift", "protocol Caf\u{E9} { func a() }\nprotocol Bar { func b() }\n")
      let renamed = await folder.generate(folder.input("A.swift", output: "Gen"))
      #expect(renamed.diagnostics.isEmpty && renamed.status == .success)
      #expect(folder.contents.count { $0.hasPrefix("Gen/") } == 2)
    }
  }
}
