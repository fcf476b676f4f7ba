import EndToEndSupport
import Foundation
import Testing

/// Generated files compile in test targets with the language features that templates of Xcode and SwiftPM
/// switch on, singly and together; the module with the protocols is compiled without them.
struct LanguageFeatureTests {
  private static let folder = Repository.root.appendingPathComponent("Fixtures/Protocols")
  private static let features = [
    "ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault",
    "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
  ].map { ["-enable-upcoming-feature", $0] }
  private static let others = [["-strict-memory-safety"], ["-default-isolation", "MainActor"]]

  /// All of them, and each on its own: every fixture is compiled with one of those.
  private static func combinations(_ number: Int) -> [[String]] {
    let all = features + others
    return [all.flatMap(\.self), all[number % all.count]]
  }

  @Test(arguments: ProtocolFixtureTests.names.enumerated().map(\.offset))
  func mocksCompile(number: Int) async throws {
    let name = ProtocolFixtureTests.names[number]
    let sources = Self.folder.appendingPathComponent("\(name)/Protocols")
    let files = try FileManager.default.contentsOfDirectory(
      at: sources, includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
    let folder = try TemporaryFolder()
    let module = try await SwiftCompiler(.swift6).module(
      "App", of: files, options: ["-enable-testing"], in: folder)
    try #require(module.status == 0, "\(module.everything)")
    let run = try await ProcessRun(
      Repository.tool.path,
      [
        "generate", sources.path, "--testable", "App", "--output",
        folder.url.appendingPathComponent("Mocks.swift").path,
      ], in: folder.url)
    #expect(run.status == 0, "\(run.everything)")
    let mocks = folder.url.appendingPathComponent("Mocks.swift")
    for options in Self.combinations(number) {
      let check = try await SwiftCompiler(.swift6).module(
        "AppTests", of: [mocks], options: options, in: folder)
      #expect(check.status == 0, "\(options): \(check.everything)")
    }
  }
}
