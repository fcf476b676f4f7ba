import EndToEndSupport
import Foundation
import Testing

/// Tests `check` on a package with files in all states, which `Fixtures/CheckStates/states.sh`
/// creates.
struct CheckStateTests {
  private static let fixture = Repository.root.appendingPathComponent("Fixtures/CheckStates")
  private static let formats = [
    "text": "txt", "diff": "diff", "json": "json", "github": "github.txt", "sarif": "sarif",
    "junit": "junit.xml", "markdown": "md", "html": "html",
  ]

  private let folder: TemporaryFolder
  private let package: URL

  init() throws {
    folder = try TemporaryFolder()
    package = folder.url.appendingPathComponent("Package")
  }

  private func makeStates() async throws {
    let script = Self.fixture.appendingPathComponent("states.sh").path
    let run = try await ProcessRun(script, [Repository.tool.path, package.path])
    try #require(run.status == 0, "\(run.everything)")
  }

  private func kagemusha(_ arguments: String...) async throws -> ProcessRun {
    try await Repository.kagemusha(arguments, in: package)
  }

  @Test func allStatesAreToldInAllFormats() async throws {
    try await makeStates()
    for (format, ending) in Self.formats.sorted(by: { $0.key < $1.key }) {
      let run = try await kagemusha("check", "--format", format)
      #expect(run.status == 2)
      try Golden.expect(
        run.output, at: Self.fixture.appendingPathComponent("Expected/check.\(ending)"))
      if format == "text" {
        try Golden.expect(
          run.errors.replacing(/\d+\.\d\d s/, with: "0.00 s"),
          at: Self.fixture.appendingPathComponent("Expected/check.errors.txt"))
      }
    }
  }

  @Test func theDifferenceMakesTheCheckPass() async throws {
    try await makeStates()
    let foreign = package.appendingPathComponent("Tests/AppTests/Generated/MockForeign.swift")
    try FileManager.default.removeItem(at: foreign)
    let patch = try await kagemusha("check", "--format", "diff")
    #expect(patch.status == 1)
    try folder.write(patch.output, to: "patch")
    let git = try await ProcessRun("git", ["apply", "../patch"], in: package)
    #expect(git.status == 0, "\(git.everything)")
    let check = try await kagemusha("check")
    #expect(check.status == 0, "\(check.everything)")
  }

  @Test func theCommandThatIsPrintedMakesTheCheckPass() async throws {
    try await makeStates()
    let foreign = package.appendingPathComponent("Tests/AppTests/Generated/MockForeign.swift")
    try FileManager.default.removeItem(at: foreign)
    let refused = try await kagemusha("generate")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("MockEdited.swift' was edited by hand"))
    let generated = try await kagemusha("generate", "--force", "--prune")
    #expect(generated.status == 0, "\(generated.everything)")
    #expect(
      generated.output == """
        overwrote Tests/AppTests/Generated/MockEdited.swift
        removed Tests/AppTests/Generated/MockAncient.swift
        removed Tests/AppTests/Generated/MockRemoved.swift

        """)
    let check = try await kagemusha("check")
    #expect(check.status == 0, "\(check.everything)")
  }

  @Test func pruningKeepsWhatSomebodyMayHaveEdited() async throws {
    try await makeStates()
    try folder.write("", to: "Package/Tests/AppTests/Generated/MockForeign.swift")
    let run = try await kagemusha("generate", "--prune", "--dry-run", "--keep-going")
    #expect(run.output.contains("would remove Tests/AppTests/Generated/MockRemoved.swift\n"))
    #expect(!run.output.contains("MockAncient"))
    #expect(!run.output.contains("MockEdited"))
    #expect(run.errors.contains("warning: 'Tests/AppTests/Generated/MockAncient.swift' is no"))
  }

  @Test func aFastCheckReportsTheFirstFileAlone() async throws {
    try await makeStates()
    let run = try await kagemusha("check", "--fail-fast", "--format", "json")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.isPartial)
    #expect(report.files.map(\.path) == ["Tests/AppTests/Accounts.swift"])
  }

  private struct Report: Decodable {
    struct File: Decodable { var path: String }

    var isPartial: Bool
    var files: [File]
  }
}
