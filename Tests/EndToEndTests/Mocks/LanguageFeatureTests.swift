import EndToEndSupport
import Foundation
import Testing

/// Generated files compile with the language features that templates of Xcode and SwiftPM enable,
/// singly and together. A feature that changes the meaning of protocols is enabled in their module,
/// too.
struct LanguageFeatureTests {
  private static let folder = Repository.root.appendingPathComponent("Fixtures/Protocols")
  private static let nonsending = SwiftCompiler.enabling("NonisolatedNonsendingByDefault")
  private static let existential = SwiftCompiler.enabling("ExistentialAny")
  private static let memorySafety = ["-strict-memory-safety"]
  private static let features =
    [existential, nonsending]
    + ["MemberImportVisibility", "InternalImportsByDefault", "InferIsolatedConformances"].map {
      SwiftCompiler.enabling($0)
    }
    + [memorySafety, ["-default-isolation", "MainActor"]]

  @Test(arguments: ProtocolFixtureTests.names.enumerated().map(\.offset))
  func mocksCompile(number: Int) async throws {
    let name = ProtocolFixtureTests.names[number]
    let sources = Self.folder.appendingPathComponent("\(name)/Protocols")
    let files = try FileManager.default.contentsOfDirectory(
      at: sources, includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
    let folder = try TemporaryFolder()
    var features = Self.features
    let options = ["-enable-testing"] + Self.nonsending
    var module = try await SwiftCompiler(.swift6).module(
      "App", of: files, options: options + Self.existential, in: folder)
    if module.status != 0 {
      // Mocks repeat the types as the protocols write them.
      features.removeAll { $0 == Self.existential }
      module = try await SwiftCompiler(.swift6).module(
        "App", of: files, options: options, in: folder)
    }
    try #require(module.status == 0, "\(module.everything)")
    let mocks = folder.url.appendingPathComponent("Mocks.swift")
    let run = try await ProcessRun(
      Repository.tool.path,
      [
        "generate", sources.path, "--testable", "App", "--nonisolated-nonsending-by-default",
        "--output", mocks.path,
      ], in: folder.url)
    #expect(run.status == 0, "\(run.everything)")
    // The requirements of `StringProtocol` have pointers, which are unsafe wherever they are used.
    if name == "Forwarding" { features.removeAll { $0 == Self.memorySafety } }
    for options in [features.flatMap(\.self), features[number % features.count]] {
      let check = try await SwiftCompiler(.swift6).check(
        [mocks], options: ["-I", folder.url.path] + options)
      #expect(check.status == 0, "\(options): \(check.everything)")
    }
  }
}
