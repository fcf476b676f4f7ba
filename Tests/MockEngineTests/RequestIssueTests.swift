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
      let expected = bad.messages.map { $0 + "\n" }.joined()
      #expect(outcome.messages == marked.located(expected, path: "kagemusha.yml"))
      #expect(outcome.status == .failure)
      #expect(folder.contents == ["S", "S/A.swift", "kagemusha.yml"])
    }
  }

  @Test func bytesThatAreNoTextAreNamed() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(".kagemusha.yml", bytes: [0x6D, 0xFF, 0xFE])
      let outcome = await folder.generate(folder.input())
      let words = "'.kagemusha.yml' is not UTF-8 text; save it as UTF-8"
      #expect(outcome.messages == ".kagemusha.yml:1:1: error: \(words)\n")
    }
  }

  @Test func withoutAFileTheUserLearnsWhatToDo() async throws {
    try await TemporaryFolder.with { folder in
      let outcome = await folder.generate(folder.input())
      #expect(
        outcome.messages == """
          error: there is no '.kagemusha.yml' or 'kagemusha.yml' in this folder; \
          write one, or name sources and '--output'

          """)
      #expect(outcome.status == .failure)
      var input = folder.input()
      input.configuration = "nope.yml"
      #expect(
        await folder.generate(input).messages
          == "error: there is no 'nope.yml'; correct the path or create it\n")
      input.configuration = "."
      #expect(
        await folder.generate(input).messages
          == "error: '.' is a folder, and a file is due; name a file in it\n")
    }
  }
}
