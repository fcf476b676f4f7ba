import Configuration
import FileSupport
import MockEngine
import Testing

/// Tests that use a repository of git.
protocol RepositoryTests {}

extension RepositoryTests {
  /// Runs git in a folder.
  func git(_ folder: TemporaryFolder, _ arguments: String...) throws {
    let status = try folder.git(arguments)
    try #require(status == 0, "\(arguments)")
  }

  /// Tests with a folder that is a repository, and a command line that reads the folder `S` and writes to `Gen`.
  func withRepository(
    _ body: (TemporaryFolder, CommandLineOptions) async throws -> Void
  ) async throws {
    try await TemporaryFolder.with { folder in
      try git(folder, "init", "-q", ".")
      try await body(folder, folder.input("S", output: "Gen"))
    }
  }

  /// Checks what is staged.
  func check(
    _ folder: TemporaryFolder, _ input: CommandLineOptions
  ) async -> RunOutcome {
    await folder.check(input) { $0.readsIndex = true }
  }

  /// Generates from what is staged.
  func generate(
    _ folder: TemporaryFolder, _ input: CommandLineOptions,
    _ change: (inout WriteOptions) -> Void = { _ in }
  ) async -> RunOutcome {
    var options = WriteOptions()
    change(&options)
    return await folder.generate(input) { run in
      run.action = .write(options)
      run.readsIndex = true
    }
  }

  /// Does what a check advises, command by command, and returns the next check.
  func checkAfterAdvice(
    _ outcome: RunOutcome, _ folder: TemporaryFolder, _ input: CommandLineOptions
  ) async throws -> RunOutcome {
    let commands = outcome.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .map { $0.dropFirst(2) }.filter { line in
        ["kagemusha ", "git ", "rm "].contains(where: line.hasPrefix)
      }
    #expect(!commands.isEmpty, "\(outcome.output)")
    for command in commands {
      if command.hasPrefix("kagemusha ") {
        let words = Set(command.split(separator: " "))
        #expect(words.contains("--staged"))
        let generation = await generate(folder, input) {
          $0.prunes = words.contains("--prune")
          $0.overwritesEdits = words.contains("--force")
        }
        #expect(generation.status == .success, "\(command): \(generation.messages)")
      } else {
        #expect(try folder.shell(String(command)) == 0, "\(command)")
      }
    }
    return await check(folder, input)
  }
}
