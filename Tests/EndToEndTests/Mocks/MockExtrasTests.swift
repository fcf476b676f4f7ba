import EndToEndSupport
import Foundation
import Testing

/// Every optional part of a mock compiles for all protocols that can be mocked: forwarding,
/// recording, stub classes, and Cuckoo's members.
struct MockExtrasTests {
  @Test(arguments: ProtocolFixtureTests.names.enumerated().map(\.offset))
  func mocksWithAllExtrasCompile(number: Int) async throws {
    let sources = Repository.root.appendingPathComponent(
      "Fixtures/Protocols/\(ProtocolFixtureTests.names[number])/Protocols")
    let files = try FileManager.default.contentsOfDirectory(
      at: sources, includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
    for mode in SwiftCompiler.Mode.allCases {
      let folder = try TemporaryFolder()
      let mocks = folder.url.appendingPathComponent("Mocks.swift")
      let isolation = mode == .mainActor ? ["--default-isolation", "MainActor"] : []
      let run = try await ProcessRun(
        Repository.tool.path,
        ["generate", sources.path, "--cuckoo", "--recording", "--output", mocks.path] + isolation)
      #expect(run.status == 0, "\(run.everything)")
      let check = try await SwiftCompiler(mode).check(files + [mocks])
      #expect(check.status == 0, "\(check.everything)")
    }
  }
}
