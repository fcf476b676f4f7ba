import EndToEndSupport
import Foundation
import Testing

/// Runs the commands that the tool prints, in the state that made it print them.
struct AdviceTests {
  /// A change of what was generated, or of what it was generated from.
  enum Change: Int, CaseIterable, Sendable {
    case missing, stale, edited, orphaned, editedOrphan, orphanWithoutHash
  }

  /// A way of asking for mocks.
  enum Setup: CaseIterable, Sendable {
    case configuration, commandLine, unusualPaths

    var arguments: [String] {
      switch self {
      case .configuration: []
      case .commandLine: ["Sources", "--output", "Gen"]
      case .unusualPaths: ["It's a source", "--output", "$(touch bad) & mocks"]
      }
    }
    var sources: String { self == .unusualPaths ? "It's a source" : "Sources" }
    var output: String { self == .unusualPaths ? "$(touch bad) & mocks" : "Gen" }
  }

  /// The changes as bits: each, each two, and all.
  private static let masks = (1..<64).filter { $0.nonzeroBitCount < 3 } + [63]

  private static let protocols = Change.allCases.map { "\($0)".capitalized }

  @Test(arguments: masks)
  func commandsOfACheckBringEverythingUpToDate(mask: Int) async throws {
    let setup = Setup.allCases[mask % Setup.allCases.count]
    let folder = try await folder(setup, Change.allCases.filter { mask & 1 << $0.rawValue != 0 })
    let check = try await kagemusha("check", setup, in: folder)
    #expect(check.status == 1)
    let commands = Self.commands(in: check.output)
    try #require(!commands.isEmpty, "\(check.everything)")
    try await run(commands, in: folder)
    let again = try await kagemusha("check", setup, in: folder)
    #expect(again.status == 0, "\(commands)\n\(again.everything)")
    #expect(!folder.files.contains("bad"))
  }

  @Test(
    arguments: masks.filter { $0.nonzeroBitCount == 1 || $0 & 1 << Change.edited.rawValue != 0 })
  func commandsForEachFileBringItUpToDateAndSpareOtherEdits(mask: Int) async throws {
    let setup = Setup.allCases[mask % Setup.allCases.count]
    let changes = Change.allCases.filter { mask & 1 << $0.rawValue != 0 }
    let folder = try await folder(setup, changes)
    let check = try await kagemusha("check", setup, ["--format", "github"], in: folder)
    let lines = check.output.split(separator: "\n")
    #expect(lines.count == changes.count, "\(check.everything)")
    // A command that would meet the edits of another file is said to need them undone first.
    let orders = ["undo the edits of other files", "undo the edits, or overwrite them"].map {
      words in
      lines.filter { $0.contains(words) }
    }
    let others = lines.filter { !$0.contains("undo the edits") }
    for line in others + orders[1] + orders[0] {
      let command = try #require(line.firstMatch(of: /run: (.*)/)?.1, "\(line)")
      try await run([Self.unescaped(String(command))], in: folder)
    }
    let again = try await kagemusha("check", setup, in: folder)
    #expect(again.status == 0, "\(check.everything)\n\(again.everything)")
  }

  @Test(arguments: Setup.allCases)
  func warningsAndErrorsOfGenerateNameOptionsThatHelp(setup: Setup) async throws {
    let folder = try await folder(setup, [.edited, .orphaned])
    let refused = try await kagemusha("generate", setup, in: folder)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("--force"), "\(refused.everything)")
    let forced = try await kagemusha("generate", setup, ["--force"], in: folder)
    #expect(forced.status == 0)
    #expect(forced.errors.contains("--prune"), "\(forced.everything)")
    let pruned = try await kagemusha("generate", setup, ["--prune"], in: folder)
    #expect(pruned.status == 0)
    #expect(try await kagemusha("check", setup, in: folder).status == 0)
  }

  /// Returns a folder in which mocks were generated, and changes were made since.
  private func folder(_ setup: Setup, _ changes: [Change]) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    func declare(_ names: [String], _ requirement: [String: String]) throws {
      let text = names.map { "protocol \($0) { func \(requirement[$0] ?? "f")() }\n" }
      try folder.write(text.joined(), to: "\(setup.sources)/Protocols.swift")
    }
    if setup == .configuration {
      try folder.write("mocks:\n  - {sources: Sources, output: Gen}\n", to: ".kagemusha.yml")
    }
    try declare(Self.protocols, [:])
    let run = try await kagemusha("generate", setup, in: folder)
    try #require(run.status == 0, "\(run.everything)")
    for change in changes {
      let path = "\(setup.output)/Mock\("\(change)".capitalized).swift"
      switch change {
      case .missing:
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
      case .stale, .orphaned: break
      case .edited, .editedOrphan:
        try folder.write(folder.read(path) + "// An edit.\n", to: path)
      case .orphanWithoutHash:
        let lines = try folder.read(path).split(separator: "\n", omittingEmptySubsequences: false)
        try folder.write((lines.prefix(1) + lines.dropFirst(2)).joined(separator: "\n"), to: path)
      }
    }
    let orphans: [Change] = [.orphaned, .editedOrphan, .orphanWithoutHash]
    let gone = Set(changes.filter(orphans.contains).map { "\($0)".capitalized })
    try declare(
      Self.protocols.filter { !gone.contains($0) }, changes.contains(.stale) ? ["Stale": "g"] : [:])
    return folder
  }

  private func kagemusha(
    _ command: String, _ setup: Setup, _ options: [String] = [], in folder: TemporaryFolder
  ) async throws -> ProcessRun {
    try await Repository.kagemusha([command] + options + setup.arguments, in: folder.url)
  }

  private func run(_ commands: [String], in folder: TemporaryFolder) async throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let run = try await ProcessRun(
      "sh", ["-ec", commands.joined(separator: "\n")], in: folder.url,
      environment: ["PATH": "\(Repository.products.path):\(path)"])
    #expect(run.status == 0, "\(commands)\n\(run.everything)")
  }

  /// Returns the indented lines after the words that announce commands.
  private static func commands(in output: String) -> [String] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("to bring them up to date") }) else {
      return []
    }
    return lines[(start + 1)...].prefix { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
  }

  /// Returns what a workflow command of GitHub stands for.
  private static func unescaped(_ text: String) -> String {
    text.replacingOccurrences(of: "%0D", with: "\r").replacingOccurrences(of: "%0A", with: "\n")
      .replacingOccurrences(of: "%25", with: "%")
  }
}
