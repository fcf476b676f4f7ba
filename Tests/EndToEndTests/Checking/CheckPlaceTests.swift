import EndToEndSupport
import Foundation
import Testing

/// Tests `check` and `generate` with files that are stored in unusual ways and places.
struct CheckPlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("protocol A { func f() }\nprotocol B { func f() }\n", to: "Sources/A.swift")
    try folder.write(configuration(output: "Gen"), to: ".kagemusha.yml")
  }

  private func configuration(output: String) -> String {
    "mocks:\n  - {sources: [Sources], output: \(output)}\n"
  }

  private func kagemusha(_ arguments: String...) async throws -> ProcessRun {
    try await Repository.kagemusha(arguments, in: folder.url)
  }

  private func states(_ arguments: String...) async throws -> [String] {
    let run = try await Repository.kagemusha(
      ["check", "--format", "json"] + arguments, in: folder.url)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    return report.files.map { "\($0.state) \($0.path)" }
  }

  private struct Report: Decodable {
    struct File: Decodable {
      var path: String
      var state: String
    }

    var files: [File]
  }

  @Test func runsAtOnceLeaveAWholeResult() async throws {
    let runs = try await withThrowingTaskGroup(of: Int32.self) { group in
      for number in 0..<8 {
        group.addTask {
          try await Repository.kagemusha(number % 2 == 0 ? "generate" : "check", in: folder.url)
            .status
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(runs.allSatisfy { $0 == 0 || $0 == 1 })
    #expect(try await states() == ["up-to-date Gen/MockA.swift", "up-to-date Gen/MockB.swift"])
    #expect(folder.files.filter { $0.hasPrefix("Gen") } == ["Gen/MockA.swift", "Gen/MockB.swift"])
  }

  /// In a hook of a linked work tree, a variable says where the repository is, and git takes any folder for the tree.
  @Test func aHookMayChangeTheFolder() async throws {
    _ = try await kagemusha("generate")
    try await folder.git("init", "-q", ".")
    try await folder.git("add", "-A")
    let run = try await Repository.kagemusha(
      "check", "--staged", in: folder.url.appendingPathComponent("Sources"),
      environment: ["GIT_DIR": folder.url.appendingPathComponent(".git").path])
    #expect(run.status == 0, "\(run.everything)")
  }

  /// Git takes such a variable relative to the folder in which it was started.
  @Test func aVariableMayLeadFromASubfolderToTheRepository() async throws {
    _ = try await kagemusha("generate")
    try await folder.git("init", "-q", ".")
    try await folder.git("add", "-A")
    let run = try await Repository.kagemusha(
      "check", "--staged", in: folder.url.appendingPathComponent("Sources"),
      environment: ["GIT_DIR": "../.git", "GIT_WORK_TREE": ".."])
    #expect(run.status == 0, "\(run.everything)")
  }

  @Test func aTreeThatCannotBeWrittenIsChecked() async throws {
    _ = try await kagemusha("generate")
    try folder.write("protocol A { func g() }\nprotocol B { func f() }\n", to: "Sources/A.swift")
    let before = folder.files
    // Permissions do not restrict the superuser, so another user runs the tool.
    let script = """
      chmod -R a+rX,a-w . && trap 'chmod -R u+w .' EXIT
      if [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null; then
        setpriv --reuid=65534 --regid=65534 --clear-groups -- "$0" check --format json
      else
        "$0" check --format json
      fi
      """
    let run = try await ProcessRun("sh", ["-c", script, Repository.tool.path], in: folder.url)
    #expect(run.status == 1, "\(run.everything)")
    #expect(run.output.contains("\"state\" : \"stale\""))
    #expect(folder.files == before)
  }

  /// Runs the check in a terminal.
  private func checkInTerminal(_ environment: [String: String]) async throws -> String {
    let script = "import pty, sys; sys.exit(pty.spawn([sys.argv[1], 'check']) >> 8)"
    let variables = ["TERM": "xterm", "NO_COLOR": "", "FORCE_COLOR": ""]
    return try await ProcessRun(
      "python3", ["-c", script, Repository.tool.path], in: folder.url,
      environment: variables.merging(environment) { $1 }
    ).output
  }

  @Test func textIsColoredInATerminalAlone() async throws {
    guard try await ProcessRun("python3", ["-c", "import pty"]).status == 0 else { return }
    let colored = try await checkInTerminal([:])
    #expect(colored.contains("\u{1B}[33mmissing\u{1B}[0m"), "\(colored)")
    #expect(!(try await checkInTerminal(["NO_COLOR": "1"]).contains("\u{1B}")))
    #expect(!(try await kagemusha("check").output.contains("\u{1B}")))
  }

  @Test func aFolderThatIsMissingIsCreated() async throws {
    #expect(try await states() == ["missing Gen/MockA.swift", "missing Gen/MockB.swift"])
    #expect(!folder.files.contains { $0.hasPrefix("Gen") })
    #expect(try await kagemusha("generate").status == 0)
    #expect(try await kagemusha("check").status == 0)
  }

  /// The folder to which the link leads comes before or after the link.
  @Test(arguments: ["Able", "Real"])
  func linksToFilesAndFoldersStayLinks(real: String) async throws {
    let files = FileManager.default
    let gen = folder.url.appendingPathComponent("Gen")
    try folder.write("", to: "\(real)/nothing.txt")
    try files.createSymbolicLink(atPath: gen.path, withDestinationPath: real)
    #expect(try await kagemusha("generate").status == 0)
    try files.moveItem(
      at: gen.appendingPathComponent("MockA.swift"), to: gen.appendingPathComponent("Moved.txt"))
    try files.createSymbolicLink(
      atPath: gen.appendingPathComponent("MockA.swift").path, withDestinationPath: "Moved.txt")
    #expect(try await kagemusha("check").status == 0)
    try folder.write("protocol A { func g() }\nprotocol B { func f() }\n", to: "Sources/A.swift")
    #expect(try await states() == ["stale Gen/MockA.swift", "up-to-date Gen/MockB.swift"])
    #expect(try await kagemusha("generate").status == 0)
    #expect(try await kagemusha("check").status == 0)
    #expect(try files.destinationOfSymbolicLink(atPath: gen.path) == real)
    #expect(
      try files.destinationOfSymbolicLink(atPath: gen.appendingPathComponent("MockA.swift").path)
        == "Moved.txt")
  }

  @Test func outputsThatDifferOnlyInCaseAreAnError() async throws {
    try folder.write("protocol A { func f() }\nprotocol a { func f() }\n", to: "Sources/A.swift")
    let run = try await kagemusha("check", "--format", "json")
    #expect(run.status == 2)
    #expect(run.output.contains("\"id\" : \"outputs-differ-in-case\""))
    try folder.write("protocol a { func f() }\nprotocol B { func f() }\n", to: "Sources/A.swift")
    #expect(try await kagemusha("generate").status == 0)
    try folder.write("protocol A { func f() }\nprotocol B { func f() }\n", to: "Sources/A.swift")
    // In a file system that ignores case, the old file is the new one, and not an orphan.
    let gen = folder.url.appendingPathComponent("gEN").path
    let expected = FileManager.default.fileExists(atPath: gen) ? [] : ["orphaned Gen/Mocka.swift"]
    #expect(try await states().filter { $0.hasPrefix("orphaned") } == expected)
  }

  @Test func filesOfAFormerOutputAreOrphansOfTheirConfigurationAlone() async throws {
    _ = try await kagemusha("generate")
    try folder.copy(
      folder.url.appendingPathComponent("Gen"), to: "Other/Nested/Gen")
    try folder.write(configuration(output: "Tests/New"), to: ".kagemusha.yml")
    #expect(
      try await states() == [
        "orphaned Gen/MockA.swift", "orphaned Gen/MockB.swift", "missing Tests/New/MockA.swift",
        "missing Tests/New/MockB.swift",
      ])
    let narrowed = try await states("--protocols", "A")
    #expect(narrowed == ["missing Tests/New/MockA.swift"])
    let run = try await kagemusha("generate", "--prune")
    #expect(run.output == "removed Gen/MockA.swift\nremoved Gen/MockB.swift\n")
    #expect(try await kagemusha("check").status == 0)
    #expect(folder.files.contains("Other/Nested/Gen/MockA.swift"))
  }
}
