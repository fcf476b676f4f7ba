import Configuration
import FileSupport
import Foundation
import MockEngine
import Testing

/// The causes of stale files, one by one.
@Suite struct StaleCauseTests {
  private struct Report: Decodable {
    struct File: Decodable { var causes: [Cause], state: String }
    struct Cause: Decodable { var kind: String, generatedBy: String?, changes: [Change]? }
    struct Change: Decodable { var kind: String, declaration: String, old: String?, new: String? }

    var files: [File]
  }

  private func report(
    _ folder: TemporaryFolder, _ input: CommandLineOptions
  ) async throws -> Report.File {
    let outcome = await folder.check(input) { $0.action = .check(CheckOptions(.json)) }
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    return try #require(report.files.first)
  }

  @Test func changedRequirementsAreNamed() async throws {
    try await TemporaryFolder.with { folder in
      let input = folder.input("A.swift", output: "M.swift")
      try folder.write(
        "A.swift",
        """
        protocol P {
          func f(_ a: Int)
          func f(_ a: String)
          func g<T: Equatable>(_ t: T)
          static var s: Int { get }
          subscript(i: Int) -> Int { get }
          init(x: Int)
          func h(_ c: @escaping () -> Void)
        }
        """)
      _ = await folder.generate(input)
      try folder.write(
        "A.swift",
        """
        protocol P {
          func f(_ a: Int)
          func f(_ a: String?)
          func g<T: Hashable>(_ t: T)
          static var s: Int { get async }
          subscript(i: Int) -> Int { get set }
          init(y: Int)
          func h(_ c: () -> Void)
        }
        """)
      let file = try await report(folder, input)
      #expect(file.causes.map(\.kind) == ["declarations"])
      let changes = file.causes.flatMap { $0.changes ?? [] }
        .map { "\($0.kind) \($0.declaration) \($0.old ?? "-") \($0.new ?? "-")" }
      #expect(
        changes == [
          "changed func f(_:) (String) -> Void (String?) -> Void",
          "changed func g(_:) <T: Equatable>(T) -> Void <T: Hashable>(T) -> Void",
          "changed static var s Int { get } Int { get async }",
          "changed subscript(_:) (Int) -> Int { get } (Int) -> Int { get set }",
          "added init(y:) - (Int)",
          "changed func h(_:) (@escaping () -> Void) -> Void (() -> Void) -> Void",
          "removed init(x:) (Int) -",
        ])
    }
  }

  @Test func settingsAndVersionsAreNamed() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol P { func f() }")
      var input = folder.input("A.swift", output: "M.swift")
      _ = await folder.generate(input)
      let text = try #require(folder.read("M.swift"))
      input[.imports] = ["Foundation"]
      #expect(
        try await report(folder, input).causes.map(\.kind) == ["declarations", "configuration"])
      try folder.write("A.swift", "@available(macOS 99, *) protocol P { func f() }")
      input[.imports] = []
      #expect(try await report(folder, input).causes.map(\.kind) == ["sources"])
      let version = text.replacing(/Version [0-9.]+/, with: "Version 0.0.1")
      try folder.write("M.swift", version)
      let causes = try await report(folder, input).causes
      #expect(causes.map(\.kind) == ["tool-version"])
      #expect(causes.first?.generatedBy == "0.0.1")
    }
  }

  @Test func whatIsPrivateToAGeneratedFileIsNoCause() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol P { func f() }")
      let input = folder.input("A.swift", output: "M.swift")
      _ = await folder.generate(input)
      let text = try #require(folder.read("M.swift"))
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let unsealed = lines[..<1] + lines[2...]
      try folder.write(
        "M.swift",
        unsealed.joined(separator: "\n").replacing("MockFailureReporter", with: "OldReporter"))
      #expect(try await report(folder, input).causes.map(\.kind) == ["tool-version"])
    }
  }

  @Test func anotherVersionWithTheSameTextIsUpToDateAndLeftAlone() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol P { func f() }")
      let input = folder.input("A.swift", output: "M.swift")
      _ = await folder.generate(input)
      let text = try #require(folder.read("M.swift"))
      let seal = text.split(separator: "\n")[1]
      for changed in [
        text.replacing(/Version [0-9.]+/, with: "Version 0.0.1"),
        text.replacing("\(seal)\n", with: ""),
      ] {
        try folder.write("M.swift", changed)
        #expect(try await report(folder, input).state == "up-to-date")
        _ = await folder.generate(input)
        #expect(folder.read("M.swift") == changed)
      }
    }
  }

  @Test func aNewRequirementChangesItsLinesAndTheSeal() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol P { func f() }")
      let input = folder.input("A.swift", output: "M.swift")
      _ = await folder.generate(input)
      let old = try #require(folder.read("M.swift")).split(separator: "\n")
      try folder.write("A.swift", "protocol P { func f(); func g() }")
      _ = await folder.generate(input)
      let new = try #require(folder.read("M.swift")).split(separator: "\n")
      let removed = new.difference(from: old).removals
      #expect(removed.count == 1)
      for case .remove(let offset, _, _) in removed { #expect(offset == 1) }
    }
  }

  @Test func editsAreKeptUnlessForcedAndNeverAStepBackInABuild() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol P { func f() }\nprotocol Q { func f() }")
      let input = folder.input("A.swift", output: "Gen")
      _ = await folder.generate(input)
      let text = try #require(folder.read("Gen/MockP.swift"))
      let edited = text.replacing("return mock", with: "return  mock")
      try folder.write("Gen/MockP.swift", edited)
      try folder.remove("Gen/MockQ.swift")
      let refused = await folder.generate(input)
      #expect(refused.diagnostics.map(\.id) == [.editedFile])
      #expect(refused.status == .failure)
      #expect(!folder.contents.contains("Gen/MockQ.swift"))
      let going = await folder.generate(input) { $0.continuesOnError = true }
      #expect(going.status == .failure)
      #expect(folder.contents.contains("Gen/MockQ.swift"))
      #expect(folder.read("Gen/MockP.swift") == edited)
      let forced = await folder.generate(input) {
        var options = WriteOptions()
        options.overwritesEdits = true
        $0.action = .write(options)
      }
      #expect(forced.output == "overwrote Gen/MockP.swift\n")
      #expect(folder.read("Gen/MockP.swift") == text)
    }
  }

  /// The command that the check prints brings the file up to date.
  @Test func conflictMarkersOfAMergeAreACause() async throws {
    try await TemporaryFolder.with { folder in
      let input = folder.input("A.swift", output: "M.swift")
      try folder.write("A.swift", "protocol A { func f() }\n")
      _ = await folder.generate(input)
      let text = try #require(folder.read("M.swift"))
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for place in [1, lines.count / 2, lines.count - 1] {
        let conflict = ["<<<<<<< HEAD", lines[place], "=======", ">>>>>>> branch"]
        try folder.write(
          "M.swift", (lines[..<place] + conflict + lines[(place + 1)...]).joined(separator: "\n"))
        let file = try await report(folder, input)
        #expect(file.state == "stale" && file.causes.map(\.kind) == ["conflict-markers"])
        let outcome = await folder.check(input)
        #expect(outcome.output.hasSuffix("  kagemusha generate --output M.swift A.swift\n"))
        #expect(await folder.generate(input).status == .success)
        #expect(folder.read("M.swift") == text)
      }
    }
  }

  @Test func conflictMarkersInAnOrphanAreNamed() async throws {
    try await TemporaryFolder.with { folder in
      let input = folder.input("S", output: "Gen")
      try folder.write("S/Z.swift", "protocol Z {}\n")
      try folder.write("S/B.swift", "protocol B {}\n")
      _ = await folder.generate(input)
      let text = try #require(folder.read("Gen/MockB.swift"))
      try folder.write("Gen/MockB.swift", text + "<<<<<<< HEAD\n=======\n>>>>>>> branch\n")
      try folder.remove("S/B.swift")
      let file = try await report(folder, input)
      #expect(file.state == "orphaned" && file.causes.map(\.kind) == ["conflict-markers"])
      #expect(await folder.check(input).output.contains("conflict markers"))
    }
  }
}
