import EndToEndSupport
import Foundation
import Testing
import Yams

/// The recipes for CI: the shell steps run in a repository whose mocks are up to date, and then stale.
struct RecipeTests {
  private let project: SampleProject
  private let page: Page
  private var folder: TemporaryFolder { project.folder }

  init() throws {
    page = try #require(Page("Documentation/ci.md"))
    project = try SampleProject(page)
    try project.addBackdrop()
    let configuration = try #require(page.blocks("yaml").first)
    try folder.write(configuration.text, to: ".kagemusha.yml")
    try folder.write("import Testing\n", to: "Tests/AppTests/UserTests.swift")
    try folder.write("Tools/\n*.html\n", to: ".gitignore")
    try addTool("swift", "shift\nexec \"$@\"\n")
    try addTool("gh", "echo \"$@\" >Tools/gh.txt\n")
    try addTool("kagemusha", "exec '\(Repository.tool.path)' \"$@\"\n")
    // Stands for the compiler in the checkout of the hook, which takes minutes.
    let built = "hook/.build-release/release"
    try addTool(
      "build",
      """
      cd Tools && echo "$@" >>builds.txt
      mkdir -p \(built) && cp kagemusha \(built)/kagemusha

      """)
    for name in Self.filesOfTheHook {
      let file = folder.url.appendingPathComponent("Tools/hook/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Repository.root.appendingPathComponent(name), to: file)
    }
  }

  private static let pins = "Packaging/dependencies.resolved"
  private static let filesOfTheHook = [
    "Package.swift", pins, "Scripts/pin-dependencies.sh", "Scripts/pre-commit.sh",
  ]

  private func addTool(_ name: String, _ script: String) throws {
    let file = try folder.write("#!/bin/sh\n" + script, to: "Tools/\(name)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  /// Runs a step as a workflow does.
  private func run(_ script: String) async throws -> ProcessRun {
    let tools = folder.url.appendingPathComponent("Tools").path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try await ProcessRun(
      "bash", ["-e", "-o", "pipefail", "-c", script], in: folder.url,
      environment: [
        "PATH": "\(tools):\(path)", "GITHUB_STEP_SUMMARY": "\(tools)/summary.md",
        "GITHUB_BASE_REF": "main", "PULL_REQUEST": "1", "NO_COLOR": "1",
      ])
  }

  private func commit() async throws {
    let run = try await run(
      """
      kagemusha generate --quiet
      git init -q . && git add -A
      git -c user.name=A -c user.email=a@b.c commit -q -m A
      git update-ref refs/remotes/origin/main HEAD
      """)
    try #require(run.status == 0, "\(run.everything)")
  }

  /// The scripts of all recipes, in order.
  private func scripts() throws -> [String] {
    try page.blocks("yaml recipe").flatMap { block -> [String] in
      let recipe = try Yams.load(yaml: block.text) as? [String: Any]
      let steps = recipe?["steps"] as? [[String: Any]] ?? []
      let jobs = recipe?.values.compactMap { ($0 as? [String: Any])?["script"] as? [String] } ?? []
      return steps.compactMap { $0["run"] as? String } + jobs.map { $0.joined(separator: "\n") }
    } + page.blocks("sh recipe").map(\.text)
  }

  /// The step of the action, and the command of the hook.
  private func definitions() throws -> [String] {
    func load(_ path: String) throws -> Any? {
      let file = Repository.root.appendingPathComponent(path)
      return try Yams.load(yaml: String(contentsOf: file, encoding: .utf8))
    }
    let action = try load("action.yml") as? [String: Any]
    let inputs = action?["inputs"] as? [String: [String: Any]] ?? [:]
    let command = try #require(inputs["command"]?["default"] as? String)
    let runs = action?["runs"] as? [String: Any]
    let steps = try #require(runs?["steps"] as? [[String: Any]])
    let hooks = try #require(try load(".pre-commit-hooks.yaml") as? [[String: Any]])
    return steps.compactMap { $0["run"] as? String }
      .map { "export KAGEMUSHA_COMMAND='\(command)'\n\($0)" }
      + hooks.compactMap { $0["entry"] as? String }.map { "SWIFT=Tools/build Tools/hook/\($0)" }
  }

  @Test func theActionAndTheHookFailIfMocksAreStale() async throws {
    try await commit()
    let scripts = try definitions()
    #expect(scripts.count == 2)
    for script in scripts {
      let run = try await run(script)
      #expect(run.status == 0, "\(script): \(run.everything)")
    }
    try folder.write("protocol UserRepository {}\n", to: "Sources/App/Backdrop.swift")
    // The hook judges what is staged.
    #expect(try await run(scripts[1]).status == 0)
    _ = try await run("git add -A")
    for script in scripts {
      let run = try await run(script)
      #expect(run.status == 1, "\(script): \(run.everything)")
    }
    #expect(try folder.read("Tools/summary.md").contains("| stale | `Tests/AppTests/Generated/"))
    let builds = try folder.read("Tools/builds.txt").split(separator: "\n")
    #expect(builds.count == 1 && builds[0].hasSuffix("kagemusha --force-resolved-versions"))
  }

  /// `git commit PATH` leaves out of its index what else is staged, also the mocks.
  @Test(arguments: [".", "Sources/App"])
  func theHookTellsHowToCommitPaths(place: String) async throws {
    try await commit()
    try addTool("staged", "exec kagemusha check --staged\n")
    let source = "Sources/App/Backdrop.swift"
    try folder.write("protocol UserRepository {}\n", to: source)
    let git = "git -c core.hooksPath=Tools/hooks -c user.name=A -c user.email=a@b.c"
    let path = place == "." ? source : "Backdrop.swift"
    let refused = try await run(
      """
      mkdir -p Tools/hooks && cp Tools/staged Tools/hooks/pre-commit
      cd \(place) && \(git) commit -q -m B \(path)
      """)
    #expect(refused.status == 1)
    let advised = refused.everything.split(separator: "\n").filter { line in
      ["  cd ", "  kagemusha ", "  git "].contains { line.hasPrefix($0) }
    }
    #expect(advised.last?.hasPrefix("  git commit -- ") == true, "\(refused.everything)")
    let commands = advised.joined(separator: "\n")
      .replacing("git commit --", with: "\(git) commit -q -m B --")
    let advice = try await run("cd \(place)\n\(commands)")
    #expect(advice.status == 0, "\(commands): \(advice.everything)")
    let state = try await run("git status --porcelain -- Sources Tests && kagemusha check")
    #expect(state.status == 0 && !state.output.contains(" M "), "\(state.everything)")
  }

  /// The revision of the hook alone decides which tool it builds.
  @Test func theHookBuildsFromPackagesThatArePinned() async throws {
    let hook = folder.url.appendingPathComponent("Tools/hook")
    let pin = try await ProcessRun(
      hook.appendingPathComponent("Scripts/pin-dependencies.sh").path, [])
    #expect(pin.status == 0, "\(pin.everything)")
    let pins = try folder.read("Tools/hook/\(Self.pins)")
    let resolve = try await ProcessRun(
      "swift", ["package", "resolve", "--force-resolved-versions"], in: hook)
    #expect(resolve.status == 0, "\(resolve.everything)")
    #expect(try folder.read("Tools/hook/Package.resolved") == pins)
  }

  @Test func theStepsPassIfTheMocksAreUpToDate() async throws {
    try await commit()
    let scripts = try scripts()
    #expect(scripts.count == 7)
    for script in scripts {
      let run = try await run(script)
      #expect(run.status == 0, "\(script): \(run.everything)")
    }
  }

  @Test func theStepsReportWhatIsStale() async throws {
    try await commit()
    try folder.write(
      "protocol UserRepository { func user(id: Int) -> Int }\n", to: "Sources/App/Backdrop.swift")
    _ = try await run("git add -A")
    var statuses: [Int32] = []
    for script in try scripts() { statuses.append(try await run(script).status) }
    // The check, the report, the log, the comment, the jobs of GitLab, the hook.
    #expect(statuses == [1, 0, 0, 0, 1, 1, 1])
    #expect(try folder.read("Tools/summary.md").contains("| stale | `Tests/AppTests/Generated/"))
    #expect(try folder.read("mocks.html").contains("func user(id:)"))
    #expect(try folder.read("mocks.sarif").contains("\"version\" : \"2.1.0\""))
    #expect(try folder.read("mocks.xml").contains(" type=\"stale\">"))
    #expect(try folder.read("comment.md").contains("'func profile(id:)' was renamed to"))
    #expect(try folder.read("Tools/gh.txt").hasPrefix("pr comment 1 --body-file comment.md"))
  }
}
