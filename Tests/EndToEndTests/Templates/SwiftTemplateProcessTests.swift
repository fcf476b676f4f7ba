import EndToEndSupport
import Foundation
import Testing

/// Tests that the programs of Swift templates do no harm: they end with the tool, in time, and say where they were.
@Suite(.timeLimit(.minutes(30))) struct SwiftTemplateProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("struct A {}\n", to: "Sources/App.swift")
  }

  private var environment: [String: String] {
    get async throws { try await TemplateCache.environment(in: folder) }
  }

  private func write(_ template: String, timeLimit: Int? = nil) throws {
    try folder.write(template, to: "T/Test.swifttemplate")
    let limit = timeLimit.map { "timeLimit: \($0)\n" } ?? ""
    try folder.write(
      "sources: [Sources]\ntemplates: [T]\noutput: Gen\n\(limit)", to: ".sourcery.yml")
  }

  private func run(
    _ arguments: [String] = ["sourcery", "-q"]
  ) async throws -> ProcessRun {
    try await ProcessRun(
      Repository.tool.path, arguments, in: folder.url, environment: environment)
  }

  /// A template like `endless` whose child Foundation starts, in a group of its own on Linux.
  private var endlessWithFoundation: String {
    """
    <%
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/bin/sleep")
    child.arguments = ["600"]
    try! child.run()
    let numbers = "\\(getpid()) \\(child.processIdentifier)"
    try! numbers.write(toFile: "\(folder.url.path)/numbers", atomically: true, encoding: .utf8)
    while true { usleep(1000) }
    %>
    """
  }

  /// A template that notes the numbers of its process and of a child, and does not end.
  private var endless: String {
    """
    <%
    var child = pid_t()
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("600"), nil]
    posix_spawn(&child, "/bin/sleep", nil, nil, &words, environ)
    let numbers = "\\(getpid()) \\(child)"
    try! numbers.write(toFile: "\(folder.url.path)/numbers", atomically: true, encoding: .utf8)
    while true { usleep(1000) }
    %>
    """
  }

  /// Waits until the processes whose numbers a template has noted are gone; ends them otherwise.
  private func expectNoProcesses() async throws {
    let numbers = try folder.read("numbers").split(separator: " ").compactMap { Int32($0) }
    #expect(numbers.count == 2)
    defer { for number in numbers where isRunning(number) { kill(number, SIGKILL) } }
    for _ in 0..<200 where numbers.contains(where: isRunning) {
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(!numbers.contains(where: isRunning))
  }

  /// Returns whether a process runs; one that has ended and whose parent has not asked for it does not.
  private func isRunning(_ number: Int32) -> Bool {
    guard kill(number, 0) == 0 else { return false }
    guard let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8) else {
      return !FileManager.default.fileExists(atPath: "/proc")
    }
    return !status.contains(") Z ")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGKILL], [false, true])
  func programsEndWithTheTool(_ signal: Int32, isChildOfFoundation: Bool) async throws {
    try write(isChildOfFoundation ? endlessWithFoundation : endless)
    let process = Process()
    process.executableURL = Repository.tool
    process.currentDirectoryURL = folder.url
    process.arguments = ["sourcery", "-q"]
    process.environment = ProcessInfo.processInfo.environment.merging(try await environment) { $1 }
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    defer { kill(process.processIdentifier, SIGKILL) }
    for _ in 0..<1_200 where !folder.files.contains("numbers") {
      try await Task.sleep(for: .milliseconds(50))
    }
    kill(process.processIdentifier, signal)
    // The threads of tests may block a signal, which child processes inherit.
    try await Task.sleep(for: .milliseconds(500))
    kill(process.processIdentifier, SIGKILL)
    try await expectNoProcesses()
  }

  @Test(arguments: [false, true])
  func programsEndInTime(isChildOfFoundation: Bool) async throws {
    try write(isChildOfFoundation ? endlessWithFoundation : endless, timeLimit: 2)
    let run = try await run()
    #expect(run.status == 3)
    #expect(run.diagnostics == ["T/Test.swifttemplate:1:1: error"])
    #expect(run.errors.contains("it has not ended after 2 seconds"))
    try await expectNoProcesses()
  }

  @Test func aFullStackIsLocated() async throws {
    try write(
      """
      // one
      <% func down(_ depth: Int) -> Int { %>
      deeper
      <% return down(depth + 1) + depth } %>
      <%= down(0) %>
      """)
    let run = try await run()
    #expect(run.status == 3)
    #expect(run.diagnostics == ["T/Test.swifttemplate:2:1: error"])
    #expect(run.errors.contains("the stack is full"))
  }

  @Test(arguments: [
    ["sourcery", "-q", "--no-programs"],
    ["template", "run", "T/Test.swifttemplate", "--on", "Sources", "--no-programs"],
  ])
  func aProgramThatIsForbiddenIsNotRun(arguments: [String]) async throws {
    try write("<% _ = FileManager.default.createFile(atPath: \"ran\", contents: nil) %>\n")
    let run = try await run(arguments)
    #expect(run.status != 0)
    #expect(run.errors.contains("is forbidden"))
    #expect(!folder.files.contains("ran"))
  }

  @Test func aDamagedProgramIsMadeAnew() async throws {
    try write("// <%= types.all.count %>\n")
    #expect(try await run().status == 0)
    let program = try #require(
      folder.files.first { $0.hasPrefix("cache/template-") && $0.hasSuffix(".program") })
    try folder.write("#!/bin/sh\necho damaged\n", to: program)
    try folder.write("struct A {}\nstruct B {}\n", to: "Sources/App.swift")
    let run = try await run()
    #expect(run.everything == "")
    #expect(try folder.read("Gen/Test.generated.swift").hasSuffix("// 2\n"))
  }
}
