import EndToEndSupport
import Foundation
import Testing

/// Tests protocols and types with the same name in several modules, whose mocks are in one file and
/// in one target.
struct SameNameTests {
  private static let fixture = Repository.root.appendingPathComponent("Fixtures/SameNames")
  private static let modules = ["Core", "Feed", "Screen"]

  private func generate(_ options: String...) async throws -> ProcessRun {
    try await Repository.kagemusha(
      ["generate", Self.fixture.appendingPathComponent("Sources").path, "--stdout"]
        + Self.modules.flatMap { ["--testable", $0] } + options)
  }

  /// Compiles the modules, and runs the program with mocks of their protocols.
  private func expectToRun(
    _ mocks: [URL], in folder: TemporaryFolder, _ mode: SwiftCompiler.Mode
  ) async throws {
    for name in Self.modules {
      let sources = try FileManager.default.contentsOfDirectory(
        at: Self.fixture.appendingPathComponent("Sources/\(name)"), includingPropertiesForKeys: nil)
      let run = try await SwiftCompiler(.swift6).module(
        name, of: sources, options: ["-enable-testing"], in: folder)
      try #require(run.status == 0, "\(run.everything)")
    }
    let run = try await SwiftCompiler(mode).run(
      mocks + [Self.fixture.appendingPathComponent("Program.swift")],
      options: ["-I", "."] + Self.modules.map { "\($0).o" }, in: folder.url)
    #expect(run.status == 0 && run.output == "done\n", "\(run.everything)")
  }

  @Test(arguments: [SwiftCompiler.Mode.swift5, .swift6])
  func mocksInOneFileAreToldApart(mode: SwiftCompiler.Mode) async throws {
    let mocks = try await generate()
    #expect(mocks.status == 0 && mocks.errors == "", "\(mocks.errors)")
    try Golden.expect(mocks.output, at: Self.fixture.appendingPathComponent("Mocks.swift"))
    try await expectToRun(
      [Self.fixture.appendingPathComponent("Mocks.swift")], in: try TemporaryFolder(), mode)
  }

  @Test func soAreStubClasses() async throws {
    let folder = try TemporaryFolder()
    let mocks = try await generate("--stub-classes", "--recording")
    #expect(mocks.status == 0 && mocks.errors == "", "\(mocks.errors)")
    #expect(mocks.output.contains("class CoreStoreStub: Core.Store"))
    let file = try folder.write(mocks.output, to: "Mocks.swift")
    try await expectToRun([file], in: folder, .swift6)
  }

  @Test func mocksOfSeveralEntriesAreToldApart() async throws {
    let folder = try TemporaryFolder()
    for name in Self.modules {
      try FileManager.default.copyItem(
        at: Self.fixture.appendingPathComponent("Sources/\(name)"),
        to: folder.url.appendingPathComponent(name))
    }
    try folder.write(
      "mocks:\n"
        + Self.modules.map {
          "  - {sources: \($0), testableImports: \($0), output: Mocks/\($0)Mocks.swift}\n"
        }.joined(), to: ".kagemusha.yml")
    let run = try await ProcessRun(Repository.tool.path, ["generate"], in: folder.url)
    #expect(run.status == 0 && run.diagnostics == [], "\(run.everything)")
    try await expectToRun(
      Self.modules.map { folder.url.appendingPathComponent("Mocks/\($0)Mocks.swift") }, in: folder,
      .swift6)
  }

  @Test(arguments: [["--exclude", "Core.*"], ["--exclude", "Core.Store"]])
  func whatIsExcludedLeavesTheNameToTheOther(options: [String]) async throws {
    let run = try await Repository.kagemusha(
      ["generate", Self.fixture.appendingPathComponent("Sources").path, "--stdout"] + options)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("class MockStore: Store, "))
    #expect(!run.output.contains("class MockCoreStore"))
  }

  @Test func thePatternMayNameTheModule() async throws {
    let run = try await generate("--mock-name", "Mock{module}{name}")
    #expect(run.output.contains("class MockCoreStore: Core.Store, "))
    #expect(run.output.contains("class MockCoreUnique: Unique, "))
  }

  @Test(arguments: [[], ["--keep-going"]])
  func ofOneUnknownModuleTheFirstIsKept(options: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write("protocol Store {}\nprotocol Other {}", to: "A/Store.swift")
    try folder.write("protocol Store {}", to: "B/Store.swift")
    let arguments = ["generate", "A", "B", "--output", "Mocks.swift"]
    let run = try await ProcessRun(Repository.tool.path, arguments + options, in: folder.url)
    #expect(run.status == 0, "\(run.everything)")
    #expect(run.errors.contains("B/Store.swift:1:10: warning: no mock for 'Store'"))
    let mocks = try String(
      contentsOf: folder.url.appendingPathComponent("Mocks.swift"), encoding: .utf8)
    #expect(mocks.contains("class MockStore:") && mocks.contains("class MockOther:"))
    let strict = try await ProcessRun(
      Repository.tool.path, arguments + options + ["--strict", "--force"], in: folder.url)
    #expect(strict.status == 2, "\(strict.everything)")
  }
}
