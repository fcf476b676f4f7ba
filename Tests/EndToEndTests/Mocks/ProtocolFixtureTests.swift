import EndToEndSupport
import Foundation
import Testing

/// Tests every folder of `Fixtures/Protocols`: the mocks of its protocols are compared with the
/// golden, compiled in every mode, and used by its program, which runs.
struct ProtocolFixtureTests {
  private static let folder = Repository.root.appendingPathComponent("Fixtures/Protocols")
  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  @Test func thereAreFixtures() {
    #expect(Self.names.count >= 10)
  }

  @Test(arguments: names)
  func mocksAreAsRecorded(name: String) async throws {
    let fixture = Self.folder.appendingPathComponent(name)
    let sources = fixture.appendingPathComponent("Protocols").path
    let run = try await Repository.kagemusha("generate", sources, "--stdout")
    #expect(run.status == 0, "\(run.errors)")
    try Golden.expect(run.output, at: fixture.appendingPathComponent("Mocks.swift"))
  }

  @Test(arguments: names, [SwiftCompiler.Mode.swift5, .swift6])
  func mocksDoTheirJob(name: String, mode: SwiftCompiler.Mode) async throws {
    let run = try await SwiftCompiler(mode).run(try Self.files(of: name) + [Self.program(of: name)])
    #expect(run.status == 0, "\(run.everything)")
    #expect(run.output.hasSuffix("done\n"))
  }

  @Test(arguments: names)
  func mocksCompileInAModuleOfTheMainActor(name: String) async throws {
    let run = try await SwiftCompiler(.mainActor).check(try Self.files(of: name))
    #expect(run.status == 0, "\(run.everything)")
  }

  private static func files(of name: String) throws -> [URL] {
    let fixture = folder.appendingPathComponent(name)
    let sources = try FileManager.default.contentsOfDirectory(
      at: fixture.appendingPathComponent("Protocols"), includingPropertiesForKeys: nil)
    return sources.sorted { $0.path < $1.path } + [fixture.appendingPathComponent("Mocks.swift")]
  }

  private static func program(of name: String) -> URL {
    folder.appendingPathComponent(name).appendingPathComponent("Program.swift")
  }
}
