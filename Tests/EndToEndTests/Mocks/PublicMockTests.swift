import EndToEndSupport
import Foundation
import Testing

/// Mocks in a module of their own, which other modules use.
struct PublicMockTests {
  private static let fixture = Repository.root.appendingPathComponent("Fixtures/PublicMocks")
  private static let app = fixture.appendingPathComponent("App.swift")

  private func mocks() async throws -> String {
    let run = try await Repository.kagemusha(
      "generate", Self.app.path, "--access", "public", "--import", "App", "--stdout", "--quiet")
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test func mocksAreAsRecorded() async throws {
    let text = try await mocks()
    try Golden.expect(text, at: Self.fixture.appendingPathComponent("Mocks.swift"))
    #expect(!text.contains("XCTest") && !text.contains("import Testing"))
    #expect(!text.contains("Hidden"))
  }

  @Test(
    arguments: [SwiftCompiler.Mode.swift5, .swift6],
    [[], SwiftCompiler.enabling("InternalImportsByDefault")])
  func anotherModuleUsesThem(mode: SwiftCompiler.Mode, options: [String]) async throws {
    let folder = try TemporaryFolder()
    let mocks = try folder.write(try await mocks(), to: "Mocks.swift")
    let app = try await SwiftCompiler(.swift6).module("App", of: [Self.app], in: folder)
    #expect(app.status == 0, "\(app.errors)")
    let library = try await SwiftCompiler(mode).module(
      "AppMocks", of: [mocks], options: options, in: folder)
    #expect(library.status == 0, "\(library.errors)")
    let run = try await SwiftCompiler(.swift6).run(
      [Self.fixture.appendingPathComponent("Program.swift")],
      options: ["-I", ".", "App.o", "AppMocks.o"], in: folder.url)
    #expect(run.status == 0, "\(run.everything)")
    #expect(
      run.output == "failure: MockRepository.limit.set was called, but no stub matches\ndone\n")
  }

  @Test func whatCannotBePublicIsLocated() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      protocol Internal { func f() }
      // kagemusha: mock
      protocol Marked { func f() }
      // kagemusha: skip
      protocol Skipped { func f() }
      public class Closed {}
      public protocol Bound: Closed { func f() }
      public protocol Open { func f() }

      """, to: "App.swift")
    let run = try await ProcessRun(
      Repository.tool.path,
      ["generate", "App.swift", "--access", "public", "--protocols", "*", "--stdout"],
      in: folder.url)
    #expect(run.status == 0)
    #expect(
      run.diagnostics == [
        "App.swift:1:10: warning 'Internal'", "App.swift:3:10: warning 'Marked'",
        "App.swift:7:17: warning 'Bound' 'Closed'",
      ], "\(run.errors)")
    #expect(run.output.contains("public nonisolated final class MockOpen:"))
  }
}
