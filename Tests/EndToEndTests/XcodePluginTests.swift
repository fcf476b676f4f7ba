import EndToEndSupport
import Foundation
import Testing

/// The plugin's variant for Xcode projects, which nothing but Xcode compiles, against a stand-in of Xcode's module.
struct XcodePluginTests {
  @Test func itCompiles() async throws {
    let folder = try TemporaryFolder()
    let options = [
      "-swift-version", "6", "-parse-as-library", "-package-description-version", "6.1.0",
      "-I", try await pluginAPI(), "-I", ".",
    ]
    let standIn = Repository.root.appendingPathComponent(
      "Fixtures/AppleModules/XcodeProjectPlugin.swift")
    let module = try await ProcessRun(
      "swiftc",
      options + [
        "-emit-module", "-module-name", "XcodeProjectPlugin", "-emit-module-path",
        "XcodeProjectPlugin.swiftmodule", standIn.path,
      ], in: folder.url)
    try #require(module.status == 0, "\(module.everything)")
    // Without the module, the variant would be left out.
    let use = try folder.write(
      "import XcodeProjectPlugin\nfunc use() -> any XcodeBuildToolPlugin.Type { GenerateMocks.self }\n",
      to: "Use.swift")
    let sources = Repository.root.appendingPathComponent("Plugins/GenerateMocks")
    let files = try FileManager.default.contentsOfDirectory(
      at: sources, includingPropertiesForKeys: nil)
    let plugin = try await ProcessRun(
      "swiftc",
      options + ["-typecheck", "-warnings-as-errors", "-module-name", "GenerateMocks", use.path]
        + files.map(\.path).sorted(), in: folder.url)
    #expect(plugin.status == 0, "\(plugin.everything)")
  }

  /// The folder of the module `PackagePlugin` of the toolchain.
  private func pluginAPI() async throws -> String {
    let info = try await ProcessRun("swiftc", ["-print-target-info"])
    let object = try JSONSerialization.jsonObject(with: Data(info.output.utf8)) as? [String: Any]
    let paths = object?["paths"] as? [String: Any]
    return try #require(paths?["runtimeResourcePath"] as? String) + "/pm/PluginAPI"
  }
}
