import Configuration
import FileSupport
import MockEngine
import Testing

/// Tests that the advice of `check --staged` mends each state of the source and the mock in the index and the folder.
@Suite struct StagedAdviceTests: RepositoryTests {
  /// The staged state of the source.
  enum Source: CaseIterable { case same, changed, removed, renamed }
  /// The staged state of the mock.
  enum Mock: CaseIterable { case generated, edited, removed }
  /// The state of the mock in the folder.
  enum Copy: CaseIterable { case staged, generated, pruned, edited, byHand, removed }

  static let byHand = "final class MockB {}\n"

  @Test(arguments: Source.allCases, Mock.allCases)
  func adviceMendsTheStateThatItIsFor(source: Source, mock: Mock) async throws {
    for copy in Copy.allCases {
      try await withRepository { folder, input in
        try folder.write("S/A.swift", "protocol A {}\n")
        try folder.write("S/B.swift", "protocol B { func f() }\n")
        _ = await folder.generate(input)
        try stage(source, mock, folder)
        try await leave(copy, folder, input)
        let left = folder.read("Gen/MockB.swift")
        let outcome = await check(folder, input)
        let state = "\(source) \(mock) \(copy): \(outcome.output)\(outcome.messages)"
        switch outcome.status {
        case .outOfDate:
          let next = try await checkAfterAdvice(outcome, folder, input)
          #expect(next.status == .success, "\(state)\(next.output)")
        case .success: break
        default:
          // A file by hand in the place of a mock is named, and nothing is advised.
          #expect(copy == .byHand && source != .removed, "\(state)")
          #expect(outcome.diagnostics.map(\.id) == [.notGenerated], "\(state)")
        }
        if copy == .byHand { #expect(folder.read("Gen/MockB.swift") == left, "\(state)") }
      }
    }
  }

  /// Git stages no change of such a file.
  @Test(arguments: ["--assume-unchanged", "--skip-worktree"], Source.allCases)
  func whatGitWasToldToLeaveAloneIsStaged(option: String, source: Source) async throws {
    try await withRepository { folder, input in
      try folder.write("S/A.swift", "protocol A {}\n")
      try folder.write("S/B.swift", "protocol B { func f() }\n")
      _ = await folder.generate(input)
      try stage(source, .generated, folder)
      try git(folder, "update-index", option, "--", "Gen/MockB.swift")
      let outcome = await check(folder, input)
      #expect((outcome.status == .success) == (source == .same))
      if source == .same { return }
      let next = try await checkAfterAdvice(outcome, folder, input)
      #expect(next.status == .success, "\(outcome.output)\(next.output)")
    }
  }

  private func stage(_ source: Source, _ mock: Mock, _ folder: TemporaryFolder) throws {
    try git(folder, "add", "-A")
    switch mock {
    case .generated: break
    case .edited:
      let text = try #require(folder.read("Gen/MockB.swift"))
      try folder.write("Gen/MockB.swift", text + "let edited = 1\n")
      try git(folder, "add", "Gen")
    case .removed: try git(folder, "rm", "-q", "--cached", "Gen/MockB.swift")
    }
    switch source {
    case .same: break
    case .changed: try folder.write("S/B.swift", "protocol B { func g() }\n")
    case .removed: try folder.remove("S/B.swift")
    case .renamed: try folder.write("S/B.swift", "protocol C { func f() }\n")
    }
    try git(folder, "add", "-A", "S")
  }

  private func leave(
    _ copy: Copy, _ folder: TemporaryFolder, _ input: CommandLineOptions
  ) async throws {
    switch copy {
    case .staged: break
    case .generated: _ = await folder.generate(input)
    case .pruned:
      _ = await folder.generate(input) { run in
        var options = WriteOptions()
        options.prunes = true
        options.overwritesEdits = true
        run.action = .write(options)
      }
    case .edited: try folder.write("Gen/MockB.swift", try mock(in: folder) + "// by hand\n")
    case .byHand: try folder.write("Gen/MockB.swift", Self.byHand)
    case .removed: try? folder.remove("Gen/MockB.swift")
    }
  }

  private func mock(in folder: TemporaryFolder) throws -> String {
    try #require(folder.read("Gen/MockB.swift"))
  }
}
