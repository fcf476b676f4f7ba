import EndToEndSupport
import Foundation
import Testing

/// Tests `diff --base` in a repository whose protocols have changed since the last commit.
struct CompatibilityTests {
  private static let fixture = Repository.root.appendingPathComponent("Fixtures/Compatibility")

  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    try folder.copy(Self.fixture.appendingPathComponent("Old.swift"), to: "Sources/P.swift")
    try folder.copy(
      Self.fixture.appendingPathComponent("UserTests.swift"), to: "Tests/UserTests.swift")
    try folder.write("mocks:\n  - {sources: [Sources], output: Gen.swift}\n", to: ".kagemusha.yml")
    try await folder.git("init", "-q", ".")
    try await folder.git("add", "-A")
    try await folder.git("-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-q", "-m", "A")
    let new = try String(
      contentsOf: Self.fixture.appendingPathComponent("New.swift"), encoding: .utf8)
    try folder.write(new, to: "Sources/P.swift")
  }

  private func diff(_ arguments: String...) async throws -> ProcessRun {
    try await Repository.kagemusha(["diff"] + arguments, in: folder.url)
  }

  private struct Report: Decodable {
    struct Change: Decodable {
      var declaration: String
      var kind: String
      var replacement: String?
      var type: String
      var uses: [Use]
    }

    struct Position: Decodable { var line: Int }

    struct Use: Decodable {
      var line: String
      var position: Position
      var replacement: String?
    }

    var changes: [Change]
  }

  private func report() async throws -> Report {
    let run = try await diff("--base", "HEAD", "--tests", "Tests", "--format", "json")
    #expect(run.status == 1, "\(run.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }

  @Test func theReportIsReadable() async throws {
    let run = try await diff("--base", "HEAD", "--tests", "Tests")
    #expect(run.status == 1)
    try Golden.expect(run.output, at: Self.fixture.appendingPathComponent("Expected.txt"))
    #expect(
      folder.files.filter { !$0.hasPrefix(".git/") } == [
        ".kagemusha.yml", "Sources/P.swift", "Tests/UserTests.swift",
      ])
  }

  @Test func theLinesAreThoseThatTheCompilerRejects() async throws {
    let generated = try await Repository.kagemusha("generate", in: folder.url)
    #expect(generated.status == 0)
    let files = ["Sources/P.swift", "Gen.swift", "Tests/UserTests.swift"]
    let check = try await SwiftCompiler(.swift6, warnings: .ignored)
      .check(files.map { folder.url.appendingPathComponent($0) })
    let rejected = Set(
      check.errors.matches(of: /UserTests\.swift:(\d+):\d+: error/).compactMap { Int($0.1) })
    let lines = Set(
      try await report().changes.flatMap(\.uses).flatMap { use in
        let count = use.line.split(separator: "\n").count
        return Array(use.position.line..<(use.position.line + count))
      })
    // The compiler also rejects the closure around a line that it rejects.
    let text = try folder.read("Tests/UserTests.swift").split(
      separator: "\n", omittingEmptySubsequences: false)
    let rest = rejected.subtracting(lines).filter { !text[$0 - 1].hasSuffix(" in") }
    #expect(rejected.count > 10)
    #expect(rest.isEmpty, "\(rest.sorted()) \(check.errors)")
  }

  @Test func theEditsOfRenamedMembersCompile() async throws {
    var test = try folder.read("Tests/UserTests.swift")
    for use in try await report().changes.flatMap(\.uses) {
      guard let replacement = use.replacement else { continue }
      test = test.replacing(use.line, with: replacement)
    }
    try folder.write(test, to: "Tests/UserTests.swift")
    let names = try await report().changes.filter { $0.kind == "renamed" }
    #expect(names.flatMap(\.uses).compactMap(\.replacement).isEmpty)
  }

  @Test func renamedMocksAreTold() async throws {
    try folder.write(
      "mocks:\n  - {sources: [Sources], output: Gen.swift, mockName: \"Fake{name}\"}\n",
      to: ".kagemusha.yml")
    let renamed = try await report().changes.filter { $0.kind == "renamed" }
    #expect(
      renamed.map { "\($0.declaration) \($0.replacement ?? "")" } == [
        "class MockUserRepository class FakeUserRepository", "class MockSame class FakeSame",
      ])
    #expect(renamed.first?.uses.compactMap(\.replacement).count == 3)
  }

  /// A revision has the commit of a submodule, whose files may have changed since.
  @Test func submodulesAreReadAtTheirCommits() async throws {
    let identity = ["-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-q", "-m", "B"]
    func commit(_ folder: TemporaryFolder, in inner: [String] = []) async throws {
      for words in [["add", "-A"], identity] {
        let run = try await ProcessRun("git", inner + words, in: folder.url)
        #expect(run.status == 0, "\(run.everything)")
      }
    }
    try await folder.git("checkout", "-q", ".")
    try folder.write("protocol Sub { func old() }\n", to: "Sources/Inner/S.swift")
    try await folder.git("-C", "Sources/Inner", "init", "-q", ".")
    try await commit(folder, in: ["-C", "Sources/Inner"])
    try await commit(folder)
    try folder.write("protocol Sub { func new() }\n", to: "Sources/Inner/S.swift")
    for base in ["HEAD", "HEAD~1"] {
      let run = try await diff("--base", base)
      #expect(run.status == 1, "\(run.everything)")
      #expect(run.output.contains("old()"), "\(run.output)")
      if base == "HEAD" {
        try await commit(folder, in: ["-C", "Sources/Inner"])
        try await commit(folder)
      }
    }
    #expect(try await diff("--base", "HEAD").status == 0)
  }

  /// A submodule may have been moved or removed since; git keeps what it has fetched.
  @Test func submodulesThatWereMovedOrRemovedAreReadAtTheirCommits() async throws {
    let identity = ["-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-q", "-am", "B"]
    let library = try TemporaryFolder()
    try library.write("protocol Sub { func old() }\n", to: "S.swift")
    for words in [["init", "-q", "."], ["add", "-A"], identity] {
      try #expect(await ProcessRun("git", words, in: library.url).status == 0)
    }
    try await folder.git("checkout", "-q", ".")
    try await folder.git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "--name", "Kits/Sub",
      library.url.path, "Sources/Inner Kit")
    try #expect(await ProcessRun("git", identity, in: folder.url).status == 0)
    try await folder.git("mv", "Sources/Inner Kit", "Sources/Moved")
    try #expect(await ProcessRun("git", identity, in: folder.url).status == 0)
    #expect(try await diff("--base", "HEAD~1").status == 0)
    try await folder.git("rm", "-q", "Sources/Moved")
    for base in ["HEAD", "HEAD~1"] {
      let run = try await diff("--base", base)
      #expect(run.status == 1)
      #expect(run.output.contains("MockSub"), "\(run.everything)")
    }
    // A folder may have taken its place.
    try folder.write("protocol Other {}\n", to: "Sources/Moved/S.swift")
    let run = try await diff("--base", "HEAD")
    #expect(run.output.contains("'class MockSub' was removed"), "\(run.everything)")
  }

  /// A revision whose own configuration fails must not look like one without changes.
  @Test func aRevisionWithAnErrorIsTold() async throws {
    try await folder.git("checkout", "-q", ".")
    try folder.write(
      "mocks:\n  - {sources: [Source], output: Gen.swift}\n", to: ".kagemusha.yml")
    try await folder.git(
      "-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-q", "-a", "-m", "B")
    try folder.write("mocks:\n  - {sources: [Sources], output: Gen.swift}\n", to: ".kagemusha.yml")
    let run = try await diff("--base", "HEAD")
    #expect(run.status == 0)
    #expect(run.errors.contains("warning: not all mocks of revision 'HEAD' are compared"))
    #expect(try await diff("--base", "HEAD~1").errors.isEmpty)
  }

  @Test func nothingIsToldIfNothingHasChanged() async throws {
    try await folder.git("checkout", "-q", ".")
    let run = try await diff("--base", "HEAD", "--tests", "Tests")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    let unknown = try await diff("--base", "nowhere")
    #expect(unknown.status == 2)
    #expect(unknown.diagnostics == ["error 'nowhere'"])
  }
}
