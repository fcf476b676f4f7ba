import EndToEndSupport
import Foundation
import Testing

/// The build settings of the targets of a new project in Xcode 26: language mode 5, approachable concurrency, and in the app
/// the main actor as default isolation. The tests import the app.
struct XcodeTemplateTests {
  private static let features = SwiftCompiler.enabling(
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "MemberImportVisibility",
    "NonisolatedNonsendingByDefault"
  )

  @Test(
    arguments: [
      "AssociatedTypes", "Classes", "Concurrency", "Forwarding", "Handlers", "Inheritance",
      "Initializers", "Isolation", "Properties", "Superclasses",
    ], [[], ["--style", "spy"], ["--forwarding"]])
  func mocksCompileInTestsOfAnApp(fixture: String, form: [String]) async throws {
    let folder = try TemporaryFolder()
    let sources = Repository.root.appendingPathComponent("Fixtures/Protocols/\(fixture)/Protocols")
    let files = try FileManager.default.contentsOfDirectory(
      at: sources, includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
    let app = try await SwiftCompiler(.swift5, warnings: .ignored).module(
      "App", of: files,
      options: Self.features + ["-default-isolation", "MainActor", "-enable-testing"], in: folder)
    #expect(app.status == 0, "\(app.everything)")
    let classes = fixture == "Classes" ? ["--classes", "*"] : []
    let run = try await ProcessRun(
      Repository.tool.path,
      ["generate", sources.path, "--testable", "App", "--default-isolation", "MainActor"]
        + classes + form + ["--output", "Mocks.swift"], in: folder.url)
    #expect(run.status == 0, "\(run.everything)")
    let tests = try await SwiftCompiler(.swift5).check(
      [folder.url.appendingPathComponent("Mocks.swift")],
      options: ["-I", folder.url.path] + Self.features)
    #expect(tests.status == 0, "\(tests.everything)")
  }
}
