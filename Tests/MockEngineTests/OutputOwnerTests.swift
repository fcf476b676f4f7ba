import Configuration
import FileSupport
import Files
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
      #expect(
        folder.read("Gen/MockB.swift")?.contains("; source ../Sources/B/B.swift; body ") == true)
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

  /// The same sources may have mocks of two styles, each by a command line.
  @Test func commandLinesWithOtherSettingsShareAFolder() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/A.swift", "protocol A {}\nprotocol Old {}")
      let plain = folder.input("S", output: "Gen")
      var spies = plain
      spies[.style] = ["spy"]
      spies[.mockName] = ["{name}Spy"]
      for input in [plain, spies] { #expect(await folder.generate(input).diagnostics.isEmpty) }
      for input in [plain, spies] { #expect(await folder.check(input).status == .success) }

      try folder.write("S/A.swift", "protocol A {}")
      #expect(await folder.check(plain).output.hasPrefix("orphaned  Gen/MockOld.swift\n"))
      #expect(await folder.check(spies).output.hasPrefix("orphaned  Gen/OldSpy.swift\n"))
      try folder.remove("S")
      try folder.write("New/A.swift", "protocol A {}")
      let moved = folder.input("New", output: "Gen")
      #expect(await folder.generate(moved).diagnostics.count == 3)
    }
  }

  /// The file of all mocks may lie among those of single mocks.
  @Test func aFileOfOneCommandLineLiesInTheFolderOfAnother() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/A.swift", "protocol A {}\nprotocol Old {}\nenum Outer { protocol In {} }")
      let (many, one) = (
        folder.input("S", output: "Gen"), folder.input("S", output: "Gen/All.swift")
      )
      for input in [many, one] { #expect(await folder.generate(input).diagnostics.isEmpty) }
      for input in [many, one] { #expect(await folder.check(input).status == .success) }
      try folder.write("S/A.swift", "protocol A {}")
      let outcome = await folder.check(many)
      #expect(
        outcome.output.split(separator: "\n").prefix { $0.hasPrefix("orphaned") }
          == ["orphaned  Gen/MockOld.swift", "orphaned  Gen/Outer.MockIn.swift"])
      var shards = folder.input("S", output: "Shards")
      for count in ["3", "2"] {
        shards[.shards] = [count]
        _ = await folder.generate(shards)
      }
      #expect(await folder.check(shards).output.hasPrefix("orphaned  Shards/Shards+3.swift"))
    }
  }

  /// The name of a protocol may change in case only, where the file system distinguishes these.
  @Test func aFileWhoseNameHasChangedInCaseIsAnOrphan() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/A.swift", "protocol UrlStore {}")
      let input = folder.input("S", output: "Gen")
      _ = await folder.generate(input)
      try folder.write("S/A.swift", "protocol URLStore {}")
      let isCaseSensitive = LocalFileSystem().kind(of: folder("gEN")) == nil
      let expected = isCaseSensitive ? ["Gen/MockUrlStore.swift"] : []
      #expect(
        await folder.generate(input).diagnostics.map(\.summary)
          == expected.map { "\(orphan) '\($0)'" })
      #expect(await folder.check(input).status == (isCaseSensitive ? .outOfDate : .success))
      _ = await folder.generate(input) {
        var options = WriteOptions()
        options.prunes = true
        $0.action = .write(options)
      }
      #expect(await folder.check(input).status == .success)
      #expect(folder.contents.count { $0.hasPrefix("Gen/") } == 1)
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

  @Test(arguments: [
    (["S/a*.swift"], ["S/b*.swift"]), (["S", "!S/b1.swift"], ["S", "!S/a1.swift"]),
    (["S/a1.swift"], ["S/*1.swift", "!S/a*"]),
  ])
  func commandLinesDivideAFolder(_ first: [String], _ second: [String]) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/a1.swift", "protocol A {}\nprotocol Old {}")
      try folder.write("S/b1.swift", "protocol B {}")
      let inputs = [first, second].map { paths in
        var input = folder.input(output: "Gen")
        input.paths = paths
        return input
      }
      func generate(_ input: CommandLineOptions) async -> RunOutcome {
        await folder.generate(input) {
          var options = WriteOptions()
          options.prunes = true
          $0.action = .write(options)
        }
      }
      for input in inputs + inputs { #expect(await generate(input).diagnostics.isEmpty) }
      #expect(folder.read("Gen/MockA.swift") != nil && folder.read("Gen/MockB.swift") != nil)
      try folder.write("S/a1.swift", "protocol A {}")
      #expect(await folder.check(inputs[1]).status == .success)
      #expect(await folder.check(inputs[0]).output.hasPrefix("orphaned  Gen/MockOld.swift\n"))
    }
  }

  @Test func aConfigurationIsRenamed() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A/A.swift", "protocol A {}")
      try folder.write("B/B.swift", "protocol B {}")
      for name in ["A", "B"] {
        try folder.write("\(name).yml", "mocks:\n  - {sources: \(name), output: Gen}\n")
      }
      func input(_ name: String) -> CommandLineOptions {
        var input = folder.input()
        input.configuration = "\(name).yml"
        return input
      }
      for name in ["A", "B"] { _ = await folder.generate(input(name)) }
      try folder.remove("A.yml")
      try folder.write("C.yml", "mocks:\n  - {sources: A, output: Gen}\n")
      let checked = await folder.check(input("C"))
      #expect(checked.output.contains("its header names a configuration or a source that is gone"))
      _ = await folder.generate(input("C"))
      #expect(await folder.check(input("C")).status == .success)
      #expect(await folder.check(input("B")).status == .success)
    }
  }

  @Test func aFileOfTwoCommandLinesIsUpToDateForBoth() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/A/A.swift", "protocol A {}")
      let (outer, inner) = (
        folder.input("S", output: "Gen"), folder.input("S/A", output: "Gen")
      )
      _ = await folder.generate(outer)
      #expect(await folder.check(inner).status == .success)
      _ = await folder.generate(inner)
      #expect(await folder.check(outer).status == .success)
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
