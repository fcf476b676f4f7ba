import Configuration
import DeclarationModel
import FileSupport
import MockEngine
import Testing

/// A check of what is staged for the next commit, while the files in the folder are others.
@Suite struct StagedCheckTests: RepositoryTests {
  @Test func whatIsStagedCounts() async throws {
    try await TemporaryFolder.with { folder in
      let input = folder.input("S", output: "My mocks")
      try folder.write("S/A.swift", "protocol A { func f() }")
      try git(folder, "init", "-q", ".")
      _ = await folder.generate(input)
      try git(folder, "add", "-A")
      #expect(await check(folder, input).status == .success)

      // Neither changes nor new files count before they are staged.
      try folder.write("S/A.swift", "protocol A { func g() }")
      try folder.write("S/B.swift", "protocol B {}")
      #expect(await check(folder, input).status == .success)
      #expect(await folder.check(input).status == .outOfDate)

      // The mocks that were generated since count only if they are staged, too.
      try git(folder, "add", "S")
      _ = await folder.generate(input)
      #expect(await folder.check(input).status == .success)
      let outcome = await check(folder, input)
      #expect(outcome.status == .outOfDate)
      #expect(outcome.output.hasPrefix("stale     My mocks/MockA.swift"))
      #expect(outcome.output.contains("\nmissing   My mocks/MockB.swift"))
      #expect(
        outcome.output.hasSuffix(
          """
          to bring them up to date:
            kagemusha generate --staged --output 'My mocks' S
            git add -- 'My mocks/MockA.swift' 'My mocks/MockB.swift'

          """))
      try git(folder, "add", "--", "My mocks/MockA.swift", "My mocks/MockB.swift")
      #expect(await check(folder, input).status == .success)
    }
  }

  @Test func aRemovedSourceLeavesAnOrphanThatTheAdviceRemoves() async throws {
    try await withRepository { folder, input in
      try folder.write("S/A.swift", "protocol A {}\n")
      try folder.write("S/B.swift", "protocol B {}\n")
      _ = await folder.generate(input)
      try git(folder, "add", "-A")
      try git(folder, "rm", "-q", "--cached", "S/B.swift")
      try folder.remove("S/B.swift")
      let outcome = await check(folder, input)
      #expect(outcome.output.hasPrefix("orphaned  Gen/MockB.swift"))
      #expect(
        outcome.output.hasSuffix(
          "\n  kagemusha generate --staged --prune --output Gen S\n  git add -- Gen/MockB.swift\n"))
      #expect(try await checkAfterAdvice(outcome, folder, input).status == .success)
    }
  }

  /// Git takes a path that begins with a colon for a pattern, and `rm` one with a hyphen for options.
  @Test(arguments: [":Gen", "-Gen", "-m"])
  func theAdviceNamesPathsThatAreNotTakenForOthers(output: String) async throws {
    try await withRepository { folder, _ in
      try folder.write("S/A.swift", "protocol A {}\n")
      try folder.write("S/B.swift", "protocol B {}\n")
      let input = folder.input("S", output: output)
      _ = await folder.generate(input)
      let orphan = "\(output)/MockB.swift"
      try folder.write(orphan, try #require(folder.read(orphan)) + "let a = 1\n")
      try git(folder, "add", "-A")
      try folder.remove("S/B.swift")
      try folder.write("S/A.swift", "protocol A { func f() }\n")
      try git(folder, "add", "S")
      let outcome = await check(folder, input)
      let advice = outcome.output
      #expect(advice.contains(", and remove what may have been edited by hand:\n"))
      #expect(advice.contains("\n  rm ./\(orphan)\n"))
      #expect(advice.hasSuffix("\n  git add -- ./\(output)/MockA.swift ./\(orphan)\n"))
      #expect(try await checkAfterAdvice(outcome, folder, input).status == .success)
    }
  }

  /// A source that is staged in part: `generate --staged` makes the mock of that part.
  @Test func aPartOfASourceIsStaged() async throws {
    try await withRepository { folder, input in
      try folder.write("S/A.swift", "protocol A { func f() }")
      try git(folder, "add", "-A")
      try folder.write("S/A.swift", "protocol A { func f(); func g() }")
      try folder.write("S/B.swift", "protocol B {}")
      let outcome = await check(folder, input)
      #expect(outcome.output.hasPrefix("missing   Gen/MockA.swift"))
      #expect(try await checkAfterAdvice(outcome, folder, input).status == .success)
      #expect(folder.contents.filter { $0.hasPrefix("Gen/") } == ["Gen/MockA.swift"])
      #expect(folder.read("Gen/MockA.swift")?.contains("g()") == false)
    }
  }

  /// Outputs and sources that git ignores are never part of a commit: those in the folder count.
  @Test func whatGitIgnoresIsReadInTheFolder() async throws {
    try await withRepository { folder, input in
      var input = input
      input.paths.append("Made")
      try folder.write("S/A.swift", "protocol A { func f() }")
      try folder.write("Made/B.swift", "protocol B {}")
      try folder.write(".gitignore", "Gen/\nMade/\n")
      try git(folder, "add", "-A")
      let output = await check(folder, input).output
      #expect(output.hasSuffix("\n  kagemusha generate --staged --output Gen S Made\n"))
      #expect(await generate(folder, input).status == .success)
      #expect(await check(folder, input).status == .success)
      try folder.write("Made/B.swift", "protocol B { func g() }")
      #expect(await check(folder, input).output.hasPrefix("stale     Gen/MockB.swift"))
    }
  }

  @Test func mocksOfSourcesThatGitIgnoresAreStaged() async throws {
    try await withRepository { folder, input in
      try folder.write("S/A.swift", "protocol A {}")
      try folder.write("S/Made.swift", "protocol B {}")
      try folder.write(".gitignore", "Made.swift\n")
      _ = await folder.generate(input)
      try git(folder, "add", "-A")
      #expect(await check(folder, input).status == .success)
      try git(folder, "rm", "-q", "--cached", "Gen/MockB.swift")
      let output = await check(folder, input).output
      #expect(output.hasPrefix("missing   Gen/MockB.swift"))
      #expect(output.hasSuffix("\n  git add -- Gen/MockB.swift\n"))
    }
  }

  /// `git add --intent-to-add` adds no content.
  @Test func aFileThatIsOnlyIntendedIsNotStaged() async throws {
    try await withRepository { folder, input in
      try folder.write("S/A.swift", "protocol A {}")
      try folder.write("S/Empty.swift", "")
      try git(folder, "add", "-A")
      _ = await folder.generate(input)
      try git(folder, "add", "--intent-to-add", "Gen")
      let outcome = await check(folder, input)
      #expect(outcome.diagnostics.map(\.id) == [])
      #expect(outcome.output.hasPrefix("missing   Gen/MockA.swift"))
      try git(folder, "add", "Gen")
      #expect(await check(folder, input).status == .success)
    }
  }

  @Test func inlineBlocksOfASourceThatIsStagedInPartAreToldSo() async throws {
    try await TemporaryFolder.with { folder in
      let block = "// sourcery:inline:User.Count\nlet count = 1\n// sourcery:end\n"
      try folder.write("S/A.swift", "struct User { var a: Int\n\(block)}\n")
      try folder.write(
        "Count.stencil",
        """
        {% for type in types.structs %}
        // sourcery:inline:{{ type.name }}.Count
        let count = {{ type.variables.count }}
        // sourcery:end
        {% endfor %}
        """)
      try folder.write(
        ".kagemusha.yml",
        "templates:\n  - {sources: S, templates: [Count.stencil], output: Out}\n")
      let input = CommandLineOptions(currentDirectory: folder.path)
      try git(folder, "init", "-q", ".")
      try folder.write("S/A.swift", "struct User { var a: Int; var b: Int\n\(block)}\n")
      try git(folder, "add", "-A")
      let changed = "// new\nstruct User { var a: Int; var b: Int\n\(block)}\n"
      try folder.write("S/A.swift", changed)
      #expect(await check(folder, input).diagnostics.map(\.id) == [.changedSource])
      #expect(await generate(folder, input).diagnostics.map(\.id) == [.changedSource])
      #expect(folder.read("S/A.swift") == changed)
      try git(folder, "add", "-A")
      #expect(await generate(folder, input).status == .success)
      try git(folder, "add", "-A")
      #expect(await check(folder, input).status == .success)
    }
  }

  /// A file may be staged as it was generated, while its copy in the folder was edited.
  @Test func aCopyThatWasEditedNeedsForce() async throws {
    try await withRepository { folder, input in
      try folder.write("S/A.swift", "protocol A { func f() }")
      _ = await folder.generate(input)
      try git(folder, "add", "-A")
      let mock = try #require(folder.read("Gen/MockA.swift"))
      try folder.write("Gen/MockA.swift", mock + "// by hand\n")
      try folder.write("S/A.swift", "protocol A { func g() }")
      try git(folder, "add", "S")
      let outcome = await check(folder, input)
      #expect(
        outcome.output.hasSuffix(
          """
          to bring them up to date, and overwrite what was edited by hand:
            kagemusha generate --staged --force --output Gen S
            git add -- Gen/MockA.swift

          """))
      #expect(try await checkAfterAdvice(outcome, folder, input).status == .success)
    }
  }

  /// A file that is up to date in the index, or not in it at all, stays as it is in the folder.
  @Test func whatIsNotToBeStagedIsLeftAlone() async throws {
    try await withRepository { folder, input in
      try folder.write("S/A.swift", "protocol A { func f() }")
      try folder.write("S/B.swift", "protocol B {}")
      _ = await folder.generate(input)
      try git(folder, "add", "-A")
      let edited = try #require(folder.read("Gen/MockA.swift")) + "// by hand\n"
      try folder.write("Gen/MockA.swift", edited)
      try git(folder, "rm", "-q", "--cached", "S/B.swift")
      try folder.remove("S/B.swift")
      try folder.write("S/W.swift", "protocol W {}")
      try folder.write("S/C.swift", "protocol C {}")
      _ = await folder.generate(folder.input("S/W.swift", output: "Gen"))
      try git(folder, "add", "S/C.swift")
      let outcome = await check(folder, input)
      #expect(
        outcome.output.hasSuffix(
          "\n  kagemusha generate --staged --prune --output Gen S\n"
            + "  git add -- Gen/MockB.swift Gen/MockC.swift\n"))
      #expect(try await checkAfterAdvice(outcome, folder, input).status == .success)
      #expect(folder.read("Gen/MockA.swift") == edited)
      #expect(
        folder.contents.filter { $0.hasPrefix("Gen/") }
          == ["Gen/MockA.swift", "Gen/MockC.swift", "Gen/MockW.swift"])
    }
  }

  /// A file that is in the way of what is to be staged is in conflict, though git does not know it.
  @Test func aForeignFileInTheFolderIsInConflict() async throws {
    try await withRepository { folder, input in
      try folder.write("S/A.swift", "protocol A {}")
      try git(folder, "add", "-A")
      try folder.write("Gen/MockA.swift", "// mine\n")
      let outcome = await check(folder, input)
      #expect(outcome.status == .failure)
      #expect(outcome.diagnostics.map(\.id.rawValue) == ["not-generated"])
      #expect(!outcome.output.contains("git add"))
    }
  }

  /// Links lead to what is staged, if they lead into the repository.
  @Test func linksAreFollowed() async throws {
    try await withRepository { folder, input in
      try folder.write("Real/A.swift", "protocol A { func f() }")
      try folder.write("Outputs/Read.md", "")
      try folder.write("S/B.swift", "protocol B {}")
      try folder.link("S/A.swift", to: "../Real/A.swift")
      try folder.link("Gen", to: "Outputs")
      _ = await folder.generate(input)
      try git(folder, "add", "-A")
      #expect(await check(folder, input).status == .success)
      try folder.write("Real/A.swift", "protocol A { func g() }")
      #expect(await check(folder, input).status == .success)
      try git(folder, "add", "Real")
      #expect(await check(folder, input).output.hasPrefix("stale     Gen/MockA.swift"))
    }
  }

  @Test func outputsBelowALinkAreStagedWhereTheyAre() async throws {
    try await withRepository { folder, _ in
      try folder.write("S/A.swift", "protocol A {}\n")
      try folder.write("Real/Gen/keep", "")
      try folder.link("Gen", to: "Real/Gen")
      try git(folder, "add", "-A")
      let input = folder.input("S", output: "Gen/New")
      try folder.write("Real/Gen/New/keep", "")
      let outcome = await check(folder, input)
      #expect(outcome.output.hasSuffix("\n  git add -- Real/Gen/New/MockA.swift\n"))
      #expect(try await checkAfterAdvice(outcome, folder, input).status == .success)
    }
  }

  @Test func outputsOfAnyNameAreRead() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/A.swift", "protocol A {}\n")
      try folder.write(
        "T/Names.md.stencil", "{% for t in types.protocols %}{{ t.name }}{% endfor %}\n")
      try folder.write(
        ".kagemusha.yml", "templates:\n  - {sources: S, templates: [T], output: Names.md}\n")
      let input = CommandLineOptions(currentDirectory: folder.path)
      try git(folder, "init", "-q", ".")
      _ = await folder.generate(input)
      try git(folder, "add", "-A")
      #expect(await check(folder, input).status == .success)
    }
  }

  @Test func whatIsNotStagedIsToldSo() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(".kagemusha.yml", "mocks:\n  - {sources: S, output: Gen}\n")
      try folder.write("S/A.swift", "protocol A {}")
      try git(folder, "init", "-q", ".")
      let input = CommandLineOptions(currentDirectory: folder.path)
      #expect(await check(folder, input).diagnostics.map(\.id) == [.missingConfiguration])
      try git(folder, "add", ".kagemusha.yml")
      let outcome = await check(folder, input)
      #expect(outcome.diagnostics.map(\.id) == [.fileNotFound])
      #expect(outcome.diagnostics.first?.notes.count == 1)
      try git(folder, "add", "-A")
      #expect(await check(folder, input).status == .outOfDate)
    }
  }

  @Test func aFolderWithoutARepositoryIsAnError() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/A.swift", "protocol A {}")
      let outcome = await check(folder, folder.input("S", output: "Gen"))
      #expect(outcome.status == .failure)
      #expect(outcome.diagnostics.map(\.id.rawValue) == ["git-failure"])
    }
  }
}
