import Configuration
import FileSupport
import MockEngine
import Testing

/// States of a repository in which not all files are staged, or in the folder.
@Suite struct StagedStateTests: RepositoryTests {
  /// The tool reads files in conflict from the folder, from which they will be staged.
  @Test func aMockInConflictIsGeneratedAnew() async throws {
    try await withRepository { folder, input in
      try folder.write("S/A.swift", "protocol A {\n  func f()\n\n\n\n\n\n\n}\n")
      _ = await folder.generate(input)
      try commit(folder, onNew: "base")
      try folder.write("S/A.swift", "protocol A {\n  func f()\n  func g()\n\n\n\n\n\n}\n")
      _ = await folder.generate(input)
      try commit(folder, onNew: "other")
      try git(folder, "checkout", "-q", "base")
      try folder.write("S/A.swift", "protocol A {\n  func f()\n\n\n\n\n\n  func h()\n}\n")
      _ = await folder.generate(input)
      try commit(folder)
      #expect(try folder.git(["merge", "-q", "other"]) != 0)

      let outcome = await check(folder, input)
      #expect(outcome.status == .outOfDate)
      #expect(
        outcome.output.hasSuffix(
          """
          to bring them up to date:
            kagemusha generate --staged --output Gen S
            git add -- Gen/MockA.swift

          """))
      #expect(try await checkAfterAdvice(outcome, folder, input).status == .success)
    }
  }

  @Test func aSourceInConflictIsAnErrorWhereTheConflictIs() async throws {
    try await withRepository { folder, input in
      try folder.write("S/A.swift", "protocol A {}\n")
      try commit(folder, onNew: "base")
      for branch in ["one", "two"] {
        try git(folder, "checkout", "-q", "base")
        try folder.write("S/A.swift", "protocol A { func \(branch)() }\n")
        try commit(folder, onNew: branch)
      }
      #expect(try folder.git(["merge", "-q", "one"]) != 0)
      let outcome = await check(folder, input)
      #expect(outcome.diagnostics.first?.id == .syntaxError)
      #expect(outcome.diagnostics.first?.position?.line == 1)
    }
  }

  /// Git stages no file of a sparse checkout that it does not have, unless it is told to.
  @Test func outputsOutsideASparseCheckoutAreStaged() async throws {
    try await withRepository { folder, input in
      try folder.write("S/A.swift", "protocol A {}\n")
      try folder.write("Gen/Read.md", "")
      try commit(folder)
      try git(folder, "sparse-checkout", "set", "--cone", "S")
      let outcome = await check(folder, input)
      #expect(outcome.output.hasSuffix("\n  git add --sparse -- Gen/MockA.swift\n"))
      #expect(try await checkAfterAdvice(outcome, folder, input).status == .success)
    }
  }

  /// `git commit -a` drops its index with the commit that a hook refuses, and stages what is in the folder again.
  @Test func anIndexForOneCommitIsNotGeneratedFrom() async throws {
    try await withRepository { folder, input in
      try folder.write("S/A.swift", "protocol A {}\n")
      try git(folder, "add", "S")
      var input = input
      input.environment["GIT_INDEX_FILE"] = ".git/index.lock"
      #expect(
        await check(folder, input).output.hasSuffix(
          "\n  kagemusha generate --output Gen S\n  git add -- Gen/MockA.swift\n"))
    }
  }

  /// The files of a submodule are part of its own commits.
  @Test func outputsInASubmoduleAreNotStaged() async throws {
    try await withRepository { folder, input in
      try folder.write("S/A.swift", "protocol A {}\n")
      try folder.write("Gen/Read.md", "")
      try git(folder, "-C", "Gen", "init", "-q", ".")
      try git(folder, "-C", "Gen", "add", "-A")
      try git(
        folder, "-C", "Gen", "-c", "user.name=A", "-c", "user.email=a@b", "commit", "-q", "-m", "x")
      try git(folder, "add", "S", "Gen")
      let outcome = await check(folder, input)
      #expect(outcome.output.hasSuffix("\n  kagemusha generate --staged --output Gen S\n"))
      #expect(try await checkAfterAdvice(outcome, folder, input).status == .success)
    }
  }

  /// The sources of a submodule are those of the commit that is staged for it.
  @Test func sourcesInASubmoduleAreReadAtTheStagedCommit() async throws {
    try await withRepository { folder, input in
      func commitSources(_ text: String) throws {
        try folder.write("S/A.swift", text)
        try git(folder, "-C", "S", "add", "-A")
        try git(
          folder, "-C", "S", "-c", "user.name=A", "-c", "user.email=a@b", "commit", "-q", "-m", "x")
      }
      try folder.write("S/A.swift", "")
      try git(folder, "-C", "S", "init", "-q", ".")
      try commitSources("protocol A { func old() }\n")
      _ = await folder.generate(input)
      try git(folder, "add", "S", "Gen")
      try commitSources("protocol A { func new() }\n")
      #expect(await check(folder, input).status == .success)
      #expect(await folder.check(input).status == .outOfDate)
      try git(folder, "add", "S")
      let outcome = await check(folder, input)
      #expect(outcome.status == .outOfDate)
      #expect(try await checkAfterAdvice(outcome, folder, input).status == .success)
    }
  }

  /// A link as an output leads to the file that is written.
  @Test(arguments: ["Real.swift", "Other/Real.swift"])
  func anOutputThatIsALinkIsStagedWhereItLeads(target: String) async throws {
    try await withRepository { folder, input in
      try folder.write("S/A.swift", "protocol A { func f() }\n")
      _ = await folder.generate(input)
      try folder.write(target, try #require(folder.read("Gen/MockA.swift")))
      try folder.remove("Gen/MockA.swift")
      try folder.link("Gen/MockA.swift", to: "../\(target)")
      try commit(folder)
      try folder.write("S/A.swift", "protocol A { func g() }\n")
      try git(folder, "add", "S")
      let outcome = await check(folder, input)
      #expect(outcome.output.hasSuffix("\n  git add -- \(target)\n"))
      #expect(try await checkAfterAdvice(outcome, folder, input).status == .success)
      try git(folder, "rm", "-q", "-f", "S/A.swift")
      try folder.write("S/B.swift", "protocol B {}\n")
      try git(folder, "add", "S")
      let orphaned = await check(folder, input)
      #expect(orphaned.output.hasPrefix("orphaned  Gen/MockA.swift"))
      #expect(try await checkAfterAdvice(orphaned, folder, input).status == .success)
    }
  }

  @Test func anIncludedTemplateThatIsNotStagedIsToldSo() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(
        ".kagemusha.yml",
        "templates:\n  - {sources: S, templates: [T/Names.stencil], output: Names.swift}\n")
      try folder.write("S/A.swift", "protocol A {}\n")
      try folder.write("T/Names.stencil", #"{% include "Part.stencil" %}"#)
      try folder.write("T/Part.stencil", "// a part\n")
      try git(folder, "init", "-q", ".")
      try git(folder, "add", ".kagemusha.yml", "S", "T/Names.stencil")
      let input = CommandLineOptions(currentDirectory: folder.path)
      let outcome = await check(folder, input)
      #expect(outcome.diagnostics.map(\.id) == [.includeNotFound])
      #expect(outcome.diagnostics.first?.notes.count == 1)
    }
  }

  /// Commits all files, on a new branch if one is named.
  private func commit(_ folder: TemporaryFolder, onNew branch: String? = nil) throws {
    if let branch { try git(folder, "checkout", "-q", "-b", branch) }
    try git(folder, "add", "-A")
    try git(folder, "-c", "user.name=A", "-c", "user.email=a@b", "commit", "-q", "-m", "x")
  }
}
