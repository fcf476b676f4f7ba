import Configuration
import FileSupport
import MockEngine
import SourceWriting
import Testing

/// Tests of folders that several command lines and configurations share.
struct OutputOwnerTests {
  private let orphan = "orphaned-file"

  @Test func twoCommandLinesShareAFolder() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Sources/A/A.swift", "protocol A {}\nprotocol Old {}")
      try folder.write("Sources/B/B.swift", "protocol B {}")
      let (first, second) = (
        folder.input("Sources/A", output: "Gen"), folder.input("Sources/B/*.swift", output: "Gen")
      )
      for input in [first, second] {
        let outcome = await folder.generate(input)
        #expect(outcome.diagnostics.isEmpty)
      }
      #expect(folder.read("Gen/MockA.swift")?.contains("; source ../Sources/A; body ") == true)
      #expect(folder.read("Gen/MockB.swift")?.contains("; source ../Sources/B; body ") == true)
      for input in [first, second] { #expect(await folder.check(input).status == .success) }

      try folder.write("Sources/A/A.swift", "protocol A {}")
      #expect(await folder.check(second).status == .success)
      #expect(await folder.check(first).output.hasPrefix("orphaned  Gen/MockOld.swift\n"))
      let pruned = await folder.generate(first) {
        var options = WriteOptions()
        options.prunes = true
        $0.action = .write(options)
      }
      #expect(pruned.diagnostics.isEmpty)
      #expect((folder.read("Gen/MockB.swift") != nil))
      #expect(!(folder.read("Gen/MockOld.swift") != nil))
    }
  }

  @Test func filesOfAFolderThatIsGoneBelongToNobody() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Sources/A/A.swift", "protocol A {}\nprotocol Old {}")
      _ = await folder.generate(folder.input("Sources/A", output: "Gen"))
      try folder.remove("Sources/A")
      try folder.write("Sources/Core/A.swift", "protocol A {}")
      let outcome = await folder.generate(folder.input("Sources/Core", output: "Gen"))
      #expect(outcome.diagnostics.map(\.summary) == ["\(orphan) 'Gen/MockOld.swift'"])
      #expect(folder.read("Gen/MockA.swift")?.contains("; source ../Sources/Core; ") == true)
    }
  }

  @Test func aConfigurationAndACommandLineShareAFolder() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A/A.swift", "protocol A {}")
      try folder.write("B/B.swift", "protocol B {}")
      try folder.write("a.yml", "mocks:\n  - {sources: A, output: Gen}\n")
      var configured = folder.input()
      configured.configuration = "a.yml"
      let other = folder.input("B", output: "Gen")
      for input in [configured, other, configured] {
        #expect(await folder.generate(input).diagnostics.isEmpty)
      }
      // The configuration takes over the files of a command line whose sources it reads.
      try folder.write("a.yml", "mocks:\n  - {sources: [A, B], exclude: B, output: Gen}\n")
      #expect(
        await folder.check(configured).output.hasPrefix("orphaned  Gen/MockB.swift\n"))
      try folder.remove("a.yml")
      #expect(await folder.check(other).output.hasPrefix("orphaned  Gen/MockA.swift\n"))
    }
  }

  @Test func mocksOfACompiledModuleBelongToIt() async throws {
    try await TemporaryFolder.with { folder in
      var inputs = GenerationInputs()
      inputs.module = "Network"
      var bytes = Array(FileHeader.text.utf8)
      FileSeal.seal(&bytes, inputs: inputs)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains("; module Network; body "))
      try folder.write("Gen/MockClient.swift", text)
      try folder.write("A.swift", "protocol A {}")
      #expect(await folder.generate(folder.input("A.swift", output: "Gen")).diagnostics.isEmpty)
    }
  }
}
