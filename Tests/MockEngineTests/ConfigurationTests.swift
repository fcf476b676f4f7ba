import Files
import MockEngine
import MockResolver
import Testing

@Suite struct ConfigurationTests {
  @Test func everyKeyIsRead() async throws {
    try await TemporaryFolder.with { folder in
      let path = try folder.write(
        "App/.kagemusha.yml",
        """
        # comment
        mocks:
          - sources: [Sources/App, "../Shared/**/*.swift"]
            protocols: ["*UseCase", '*Repository']
            exclude: Legacy*
            onlyMarked: true
            output: Tests/Generated
            testableImports: [App]
            imports: [RxSwift, struct Foundation.URL]
            mockName: "{name}Mock"
            forwarding: true
            stubClasses: true
          - {sources: A.swift, output: Mocks.swift}
          - {sources: A.swift, output: Mocks.swift, cuckoo: true, forwarding: false}
          - {sources: A.swift, output: M.swift, recording: true, shallow: true, access: public}
        """)
      let (configuration, problems) = ConfigurationReader.read(path, fileSystem: LocalFileSystem())
      #expect(problems.isEmpty)
      try #require(configuration.mocks.count == 4)
      let request = configuration.mocks[0]
      #expect(
        request.sources.map(\.value) == [folder("App/Sources/App"), folder("Shared/**/*.swift")])
      #expect(request.protocols.map(\.value) == ["*UseCase", "*Repository"])
      #expect(request.excluded.map(\.value) == ["Legacy*"])
      #expect(request.onlyMarked)
      #expect(request.output.value == .folder(folder("App/Tests/Generated")))
      #expect(request.testableImports == ["App"])
      #expect(request.imports == ["RxSwift", "struct Foundation.URL"])
      #expect(request.mockName?.value == "{name}Mock")
      #expect(configuration.mocks[1].output.value == .file(folder("App/Mocks.swift")))
      #expect(!configuration.mocks[1].onlyMarked)
      #expect(request.extras == [.forwarding, .stubClass])
      #expect(configuration.mocks[1].extras == [])
      #expect(configuration.mocks[2].extras == .cuckooSuite)
      #expect(configuration.mocks[2].access == nil && !configuration.mocks[2].isShallow)
      #expect(configuration.mocks[3].extras == [.forwarding, .recording])
      #expect(configuration.mocks[3].isShallow && configuration.mocks[3].isPublic)
    }
  }

  @Test(arguments: BadConfiguration.all)
  func badInputIsLocated(_ bad: BadConfiguration) async throws {
    try await TemporaryFolder.with { folder in
      let marked = MarkedText(bad.text)
      try folder.write("kagemusha.yml", marked.text)
      try folder.write("S/A.swift", "protocol A")
      let outcome = await folder.generate(folder.input())
      let expected = bad.messages.map { $0 + "\n" }.joined()
      #expect(outcome.messages == marked.located(expected, path: "kagemusha.yml"))
      #expect(outcome.status == .failure)
      #expect(folder.contents == ["S", "S/A.swift", "kagemusha.yml"])
    }
  }

  @Test func outputsMayNotLeaveThroughLinks() async throws {
    try await TemporaryFolder.with { folder in
      let text = "mocks:\n- {sources: S, output: Link/Gen}\n- {sources: S, output: Dead/X.swift}\n"
      try folder.write("App/kagemusha.yml", text)
      try folder.write("App/S/A.swift", "protocol A")
      try folder.makeFolder("Elsewhere")
      try folder.link("App/Link", to: "../Elsewhere")
      try folder.link("App/Dead", to: "../Nowhere")
      var input = folder.input()
      input.configuration = "App/kagemusha.yml"
      let outcome = await folder.generate(input) { $0.keepsGoing = true }
      #expect(
        outcome.messages == """
          App/kagemusha.yml:2:24: error: the output 'Link/Gen' lies outside the folder of this \
          file; choose a place inside, or use '--output'
          App/kagemusha.yml:3:24: error: the output 'Dead/X.swift' lies outside the folder of this \
          file; choose a place inside, or use '--output'

          """)
      #expect(outcome.status == .failure)
      input.output = "Elsewhere/Gen"
      #expect(await folder.generate(input).messages.contains("is also the output of '--output'"))
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

  @Test func aByteOrderMarkIsNoError() async throws {
    try await TemporaryFolder.with { folder in
      let text = "mocks: [{sources: S, output: M.swift}]"
      try folder.write("kagemusha.yml", bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8))
      try folder.write("S/A.swift", "protocol A")
      #expect(await folder.generate(folder.input()).messages == "1 mock: 1 written\n")
    }
  }

  @Test func theHiddenFileComesFirst() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol A")
      try folder.write("kagemusha.yml", "mocks: [{sources: A.swift, output: Second.swift}]")
      try folder.write(".kagemusha.yml", "mocks: [{sources: A.swift, output: First.swift}]")
      #expect(await folder.generate(folder.input()).status == .success)
      #expect(folder.contents.contains("First.swift"))
      #expect(!folder.contents.contains("Second.swift"))
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

  @Test func theCommandLineStandsInForAbsentKeys() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(
        "T/kagemusha.yml", "mocks:\n  - protocols: [\"*A\"]\n    mockName: \"{name}M\"")
      try folder.write("A.swift", "protocol AA\nprotocol B")
      var input = folder.input("A.swift", output: "Out.swift")
      input.configuration = "T/kagemusha.yml"
      #expect(await folder.generate(input).messages == "1 mock: 1 written\n")
      #expect(folder.read("Out.swift")?.contains("class AAM\n") == true)
    }
  }
}
