import EndToEndSupport
import Foundation
import Testing

/// Tests the tool in the ways in which build phases and CI run it.
struct CommandTests {
  private static let repository = """
    protocol UserRepository {
      func load(_ id: Int) async throws -> String
    }
    """
  private static let service = """
    import Foundation

    protocol UserService {
      func profile() -> Data
    }
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.repository, to: "My App/UserRepository.swift")
    try folder.write(Self.service, to: "My App/UserService.swift")
  }

  @Test func theTimesOfPhasesArePrinted() async throws {
    func phases(_ command: String, _ options: String...) async throws -> [Substring] {
      let words = [command, "--verbose", "--output", "Mocks.swift"] + options + ["My App"]
      let run = try await ProcessRun(Repository.tool.path, words, in: folder.url)
      #expect(run.status == 0, "\(run.everything)")
      return run.errors.split(separator: "\n").compactMap {
        $0.wholeMatch(of: /(\w+): \d+ ms/)?.1
      }
    }
    let planned: [Substring] = [
      "configuring", "reading", "resolving", "generating", "rendering", "acting",
    ]
    #expect(try await phases("generate") == planned)
    #expect(try await phases("generate") == ["confirming"])
    #expect(try await phases("check", "--no-cache") == planned)
  }

  /// The standard library replaces such bytes, and the tool would write another file.
  @Test func anArgumentThatIsNoTextIsRefused() async throws {
    let command = #""$0" generate --output "$(printf 'caf\351.swift')" 'My App'"#
    let words = ["-c", command, Repository.tool.path]
    let run = try await ProcessRun("/bin/sh", words, in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains("is not valid UTF-8"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["My App"])
  }

  @Test func aSignalLeavesNoTemporaryFilesAndNoHalfOfTheMocks() async throws {
    let text = (0..<300).map { "protocol P\($0) { func f() }\n" }.joined()
    try folder.write(text, to: "Many.swift")
    let output = folder.url.appendingPathComponent("Gen")
    var outcomes: Set<Int> = []
    for delay in stride(from: 100, through: 3_000, by: 100) where outcomes.count < 2 {
      try? FileManager.default.removeItem(at: output)
      let process = Process()
      process.executableURL = Repository.tool
      process.arguments = ["generate", "--quiet", "--output", "Gen", "Many.swift"]
      process.currentDirectoryURL = folder.url
      try startReceivingSignals(process)
      try await Task.sleep(for: .milliseconds(delay))
      process.terminate()
      while process.isRunning { try await Task.sleep(for: .milliseconds(5)) }
      let files = (try? FileManager.default.contentsOfDirectory(atPath: output.path)) ?? []
      #expect(files.allSatisfy { $0.hasPrefix("MockP") }, "after \(delay) ms: \(files)")
      #expect(files.isEmpty || files.count == 300, "after \(delay) ms: \(files.count)")
      outcomes.insert(files.count)
    }
    #expect(outcomes == [0, 300])
  }

  /// Starts a process that a signal can end: threads of Dispatch block signals, which a child
  /// inherits.
  private func startReceivingSignals(_ process: Process) throws {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    try process.run()
  }

  @Test func theOrderOfFilesAndTheFolderMakeNoDifference() async throws {
    let first = try await Repository.kagemusha(
      "generate", "--testable", "App", "--stdout", "My App/UserRepository.swift",
      "My App/UserService.swift", in: folder.url)
    let second = try await Repository.kagemusha(
      "generate", "--testable", "App", "--stdout", "UserService.swift", "UserRepository.swift",
      in: folder.url.appendingPathComponent("My App"))
    let third = try await Repository.kagemusha(
      "generate", "--testable", "App", "--stdout", folder.url.path, in: Repository.root)
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.contains("final class MockUserRepository"))
    #expect(first.output.contains("import Foundation\nimport Kagemusha\n\n@testable import App\n"))
    #expect(first.output == second.output)
    #expect(first.output == third.output)
    #expect(!first.output.contains(folder.url.lastPathComponent))
  }

  @Test func whatIsUpToDateIsNotTouched() async throws {
    let arguments = ["generate", "--output", "Mocks Dir/Mocks.swift", "My App"]
    let first = try await run(arguments)
    #expect(first.status == 0)
    #expect(first.errors == "2 mocks: 1 written\n" || first.errors == "2 mocks: 2 written\n")
    let output = folder.url.appendingPathComponent("Mocks Dir/Mocks.swift")
    let long = Date(timeIntervalSinceReferenceDate: 1000)
    try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: output.path)
    let second = try await run(arguments)
    #expect(second.status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: output.path)
    #expect(attributes[.modificationDate] as? Date == long)
    #expect(folder.files.filter { $0.hasPrefix("Mocks Dir") } == ["Mocks Dir/Mocks.swift"])
  }

  @Test func watchingWritesAgainAfterAChange() async throws {
    let script = """
      "$0" watch --output Gen 'My App' >log 2>&1 &
      saw() { for i in $(seq 300); do if grep -q "$1" log; then return; fi; sleep 0.1; done; cat log; }
      saw ': 2 mocks: 2 written$'
      echo 'protocol Third {}' >'My App/Third.swift'
      saw ' My App: 3 mocks: 1 written, 2 unchanged$'
      watch=$!
      kill $watch
      (for i in $(seq 300); do sleep 0.1; done; kill -9 $watch && echo 'not ended') &
      limit=$!
      wait $watch || true
      kill -9 $limit
      grep -c mocks: log
      """
    let run = try await ProcessRun(
      "sh", ["-c", script, Repository.tool.path], in: folder.url,
      environment: ["KAGEMUSHA_CACHE_PATH": folder.url.appendingPathComponent("cache").path])
    #expect(run.output.trimmingCharacters(in: .whitespacesAndNewlines) == "2", "\(run.everything)")
    #expect(folder.files.contains("Gen/MockThird.swift"))
  }

  @Test func checkComparesAndItsDifferenceApplies() async throws {
    try folder.write(
      """
      mocks:
        - sources: [My App]
          protocols: ["User*"]
          output: Generated
          testableImports: [App]
      """, to: ".kagemusha.yml")
    #expect(try await run(["check"]).status == 1)
    #expect(try await run(["generate"]).status == 0)
    #expect(try await run(["check"]).status == 0)
    try folder.write(
      Self.repository.replacingOccurrences(of: "_ id: Int", with: "_ id: Int, from: String"),
      to: "My App/UserRepository.swift")
    let stale = try await run(["check", "--format", "diff"])
    #expect(stale.status == 1)
    #expect(stale.output.contains("+  func load(_ id: Int, from: String) async throws -> String {"))
    #expect(!stale.output.contains("MockUserService"))
    try folder.write(stale.output, to: "change.diff")
    let applied = try await ProcessRun(
      "git", ["apply", "--unsafe-paths", "change.diff"], in: folder.url)
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(try await run(["check"]).status == 0)
  }

  @Test func aDryRunAndStandardOutputWriteNothing() async throws {
    let before = folder.files
    let dry = try await run(["generate", "--dry-run", "--output", "Mocks.swift", "My App"])
    #expect(dry.status == 0)
    #expect(dry.output == "would write Mocks.swift\n")
    #expect(try await run(["generate", "--stdout", "My App"]).status == 0)
    #expect(folder.files == before)
  }

  @Test func allErrorsAreReportedTogetherAndNothingIsWritten() async throws {
    try folder.write("protocol Broken { func f(\n", to: "My App/Broken.swift")
    try folder.write("hand-written\n", to: "Mocks.swift")
    try Data([0x70, 0xFF]).write(to: folder.url.appendingPathComponent("My App/Latin.swift"))
    let arguments = ["generate", "--output", "Mocks.swift", "My App", "gone.swift"]
    let before = folder.files
    let failed = try await run(arguments)
    #expect(failed.status == 2)
    #expect(failed.output == "")
    #expect(
      failed.diagnostics == [
        "error 'Mocks.swift'", "error 'gone.swift'", "My App/Broken.swift:1:26: error ')'",
        "My App/Broken.swift:1:26: error '}'", "My App/Latin.swift:1:2: error",
      ])
    #expect(folder.files == before)
    #expect(try folder.read("Mocks.swift") == "hand-written\n")
  }

  @Test func keepGoingWritesWhatIsSoundAndStillFails() async throws {
    try folder.write("protocol Broken { func f(\n", to: "My App/Broken.swift")
    let run = try await run(["generate", "--keep-going", "--output", "Mocks.swift", "My App"])
    #expect(run.status == 2)
    let mocks = try folder.read("Mocks.swift")
    #expect(mocks.contains("MockUserRepository") && mocks.contains("MockUserService"))
    #expect(!mocks.contains("Broken"))
  }

  @Test func badConfigurationsAreLocated() async throws {
    try folder.write(
      """
      mocks:
        - source: [My App]
          protocols: ["*Repository"]
          output: /Out
        - sources: [My App]
          protocols: [UserRepositry]
          output: Generated
      """, to: ".kagemusha.yml")
    let run = try await run(["generate"])
    #expect(run.status == 2)
    #expect(
      run.errors == """
        .kagemusha.yml:2:5: error: unknown key 'source'; did you mean 'sources'?
        .kagemusha.yml:4:13: error: output '/Out' is an absolute path; \
        use a path relative to this file, or '--output'
        .kagemusha.yml:6:17: error: no protocol matches 'UserRepositry'; \
        did you mean 'UserRepository'?

        """)
  }

  @Test func usageErrorsExitWith64() async throws {
    #expect(try await run(["generate", "My App"]).status == 64)
    #expect(try await run(["check", "My App"]).status == 64)
    #expect(try await run(["generate", "--outptu", "x"]).status == 64)
    #expect(try await run(["generate"]).status == 2)
  }

  @Test func aProtocolThatCannotBeMockedIsNamed() async throws {
    try folder.write(
      "protocol Sum {\n  distributed func add()\n}\n",
      to: "My App/Sum.swift")
    let arguments = ["generate", "--output", "Mocks.swift", "My App"]
    let lenient = try await run(arguments)
    #expect(lenient.status == 0)
    #expect(lenient.errors.hasPrefix("My App/Sum.swift:2:20: warning: no mock for 'Sum': "))
    let strict = try await run(arguments + ["--strict"])
    #expect(strict.status == 2)
    #expect(strict.errors.hasPrefix("My App/Sum.swift:2:20: error: no mock for 'Sum': "))
  }

  private func run(_ arguments: [String]) async throws -> ProcessRun {
    try await ProcessRun(Repository.tool.path, arguments, in: folder.url)
  }
}
