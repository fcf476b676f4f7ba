import FileSupport
import DiagnosticSupport
import Files
import MockEngine
import MockResolver
import Testing

@Suite struct RequestIssueTests {
  @Test(arguments: BadConfiguration.all)
  func badInputIsLocated(_ bad: BadConfiguration) async throws {
    try await TemporaryFolder.with { folder in
      let marked = MarkedText(bad.text)
      try folder.write("kagemusha.yml", marked.text)
      try folder.write("S/A.swift", "protocol A {}")
      let outcome = await folder.generate(folder.input())
      #expect(
        outcome.diagnostics.map(\.summary)
          == bad.summaries.map { marked.located($0, path: "kagemusha.yml") })
      #expect(outcome.status == .failure)
      #expect(folder.contents == ["S", "S/A.swift", "kagemusha.yml"])
    }
  }

  @Test(arguments: [[0x6D, 0xFF, 0xFE], [0x6D, 0, 0x6E, 0], [0, 0x6D, 0, 0x6E]] as [[UInt8]])
  func bytesThatAreNoTextAreNamed(bytes: [UInt8]) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(".kagemusha.yml", bytes: bytes)
      let outcome = await folder.generate(folder.input())
      #expect(
        outcome.diagnostics.map(\.summary) == [".kagemusha.yml:1:1: invalid-utf8 '.kagemusha.yml'"])
    }
  }

  #if os(Linux)
    /// The file systems of other systems refuse such a name.
    @Test func aNameThatIsNoTextIsToldSo() async throws {
      try await TemporaryFolder.with { folder in
        try folder.write("S/A.swift", "protocol A {}\n")
        #expect(try folder.shell(#"mv S/A.swift "$(printf 'S/caf\351.swift')""#) == 0)
        let outcome = await folder.generate(folder.input("S", output: "Gen"))
        #expect(outcome.diagnostics.map(\.id) == [.invalidUTF8])
      }
    }
  #endif

  @Test func withoutAFileTheUserLearnsWhatToDo() async throws {
    try await TemporaryFolder.with { folder in
      let outcome = await folder.generate(folder.input())
      #expect(outcome.diagnostics.map(\.id) == [.missingConfiguration])
      #expect(outcome.status == .failure)
      var input = folder.input()
      input.configuration = "nope.yml"
      #expect(
        await folder.generate(input).diagnostics.map(\.summary) == ["file-not-found 'nope.yml'"])
      input.configuration = "."
      #expect(
        await folder.generate(input).diagnostics.map(\.summary) == ["is-directory '.'"])
    }
  }
}
