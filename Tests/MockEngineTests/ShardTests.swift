import Configuration
import FileSupport
import MockEngine
import Testing

/// Mocks of a folder that are divided among a few files.
@Suite struct ShardTests {
  private func input(_ folder: TemporaryFolder, _ shards: Int = 3) -> CommandLineOptions {
    var input = folder.input("S", output: "Gen")
    input[.shards] = ["\(shards)"]
    return input
  }

  private func write(_ count: Int, in folder: TemporaryFolder) throws {
    for index in 0..<count {
      try folder.write("S/P\(index).swift", "protocol P\(index) { func a() }")
    }
  }

  private func shards(_ folder: TemporaryFolder) throws -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: folder.contents.filter { $0.hasPrefix("Gen/") }
        .map { ($0, folder.read($0) ?? "") })
  }

  @Test func eachMockIsInOneOfThem() async throws {
    try await TemporaryFolder.with { folder in
      try write(20, in: folder)
      #expect(await folder.generate(input(folder)).status == .success)
      let files = try shards(folder)
      #expect(files.keys.sorted() == (1...3).map { "Gen/Gen+\($0).swift" })
      let mocks = files.keys.flatMap { folder.declarations($0) ?? [] }
      #expect(mocks.sorted() == (0..<20).map { "MockP\($0)" }.sorted())
      #expect(await folder.check(input(folder)).status == .success)
    }
  }

  @Test func anotherCommandLineLeavesThemAlone() async throws {
    try await TemporaryFolder.with { folder in
      try write(20, in: folder)
      _ = await folder.generate(input(folder))
      let before = try shards(folder)
      var other = input(folder)
      other.paths = ["T"]
      try folder.write("T/P1.swift", "protocol P1 { func a() }")
      let outcome = await folder.generate(other)
      #expect(outcome.status == .failure)
      #expect(Set(outcome.diagnostics.map(\.id.rawValue)) == ["duplicate-output"])
      #expect(try shards(folder) == before)
      // The folder that is gone has no mocks any more.
      try folder.remove("S")
      #expect(await folder.generate(other).status == .success)
    }
  }

  @Test func aChangeConcernsOneOfThem() async throws {
    try await TemporaryFolder.with { folder in
      try write(20, in: folder)
      _ = await folder.generate(input(folder))
      let before = try shards(folder)
      try folder.write("S/P7.swift", "protocol P7 { func b() }")
      try folder.write("S/New.swift", "")
      _ = await folder.generate(input(folder))
      let after = try shards(folder)
      let changed = after.filter { before[$0.key] != $0.value }
      #expect(changed.count == 1 && changed.first?.value.contains("class MockP7") == true)
      // A new protocol moves no other mock.
      try folder.write("S/New.swift", "protocol New {}")
      _ = await folder.generate(input(folder))
      #expect(try shards(folder).filter { after[$0.key] != $0.value }.count == 1)
    }
  }

  @Test func allAreThereWhateverIsInThem() async throws {
    try await TemporaryFolder.with { folder in
      try write(1, in: folder)
      #expect(await folder.generate(input(folder)).status == .success)
      #expect(try shards(folder).count == 3)
      #expect(await folder.check(input(folder)).status == .success)
      // A selection on the command line leaves the others as they are.
      try write(9, in: folder)
      var narrowed = input(folder)
      narrowed[.protocols] = ["P0"]
      #expect(await folder.generate(narrowed).status == .success)
      #expect(try shards(folder).count == 3)
    }
  }
}
