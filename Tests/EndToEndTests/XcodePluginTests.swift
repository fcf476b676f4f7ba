import EndToEndSupport
import Foundation
import Testing

/// Checks the plugin's code for Xcode projects, which only Xcode compiles, against a stand-in for
/// Xcode's module.
struct XcodePluginTests {
  private static let standIn = Repository.root.appendingPathComponent(
    "Fixtures/AppleModules/XcodeProjectPlugin.swift")

  @Test func itCompiles() async throws {
    let folder = try TemporaryFolder()
    let options = [
      "-swift-version", "6", "-parse-as-library", "-package-description-version", "6.1.0",
      "-I", try await pluginAPI(), "-I", ".",
    ]
    let module = try await ProcessRun(
      "swiftc",
      options + [
        "-emit-module", "-module-name", "XcodeProjectPlugin", "-emit-module-path",
        "XcodeProjectPlugin.swiftmodule", Self.standIn.path,
      ], in: folder.url)
    try #require(module.status == 0, "\(module.everything)")
    // Without the module, this code would be excluded.
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

  /// The driver has the tests of an app, a framework with a buildable folder that Xcode does not
  /// list, and a package.
  @Test func itRuns() async throws {
    let folder = try TemporaryFolder()
    let driver = Repository.root.appendingPathComponent("Fixtures/XcodePlugin/Driver.swift")
    let plugin = Repository.root.appendingPathComponent("Plugins/GenerateMocks")
    let sources = try FileManager.default.contentsOfDirectory(
      at: plugin, includingPropertiesForKeys: nil)
    let api = try await pluginAPI()
    let linked = ["-I", api, "-I", ".", "-L", ".", "-L", api, "-lPackagePlugin"]
    func build(_ options: [String], _ files: [URL]) async throws {
      let run = try await ProcessRun(
        "swiftc", options + linked + files.map(\.path), in: folder.url)
      try #require(run.status == 0, "\(run.everything)")
    }
    let library = [
      "-emit-library", "-swift-version", "6", "-parse-as-library",
      "-package-description-version", "6.1.0", "-module-name",
    ]
    try await build(
      library + ["XcodeProjectPlugin", "-emit-module", "-o", "libXcodeProjectPlugin.so"],
      [Self.standIn])
    try await build(
      library + ["GenerateMocks", "-lXcodeProjectPlugin", "-o", "libGenerateMocks.so"],
      [driver] + sources)
    let main = try folder.write(
      "@_silgen_name(\"runPlugin\") func runPlugin()\nrunPlugin()\n", to: "main.swift")
    try await build(
      [
        "-o", "run", "-lGenerateMocks", "-lXcodeProjectPlugin", "-Xlinker", "-rpath", "-Xlinker",
        "\(api):\(folder.url.path)",
      ], [main])

    for file in [
      "My App.xcodeproj/project.pbxproj", "Other.xcodeproj/project.pbxproj", "Work/Mine",
      "Folders/Deep/F.swift", "Folders/G.swift",
    ] { try folder.write("", to: file) }
    // The manifests of the local package; SwiftPM and the tool choose the one for their version.
    let manifests = ["Kit/Package.swift": "let a = 1", "Kit/Package@swift-6.2.swift": "let b = 2"]
    for (file, text) in manifests { try folder.write(text, to: file) }
    try folder.write("", to: "Kit/Packaging.swift")
    let run = try await ProcessRun(
      folder.url.appendingPathComponent("run").path, [folder.url.path])
    let root = folder.url.path
    let lines = run.output.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
    try #require(run.status == 0 && lines.count == 5, "\(run.everything)")
    #expect(lines[0] == ["Generating mocks for My App Tests"])
    #expect(lines[1] == ["file:///tools/KagemushaPluginTool"])
    #expect(
      lines[2].map { $0.split(separator: "\(root)/").joined() } == [
        "generate-in-build", "Work/BuildInput.json", "--cache-path", "Work/Interfaces",
      ])
    func names(_ line: [String]) -> [String] {
      line.compactMap { URL(string: $0)?.lastPathComponent }
    }
    #expect(
      names(lines[3]) == [
        "BuildInput.json", "App.swift", "F.swift", "G.swift", "Kit.swift", "Base.swift",
        "Tests.swift",
        "project.pbxproj",
      ])
    #expect(names(lines[4]) == ["GeneratedMocks+My App.swift", "GeneratedMocks+Kit.swift"])
    let input = try JSONDecoder().decode(
      Input.self, from: Data(folder.read("Work/BuildInput.json").utf8))
    #expect(input.project == "\(root)/My App.xcodeproj")
    #expect(
      input.manifests
        == Dictionary(uniqueKeysWithValues: manifests.map { ("\(root)/\($0)", $1) }))
    #expect(input.modules.map(\.target) == ["My App", nil])
    #expect(input.modules.map(\.product) == [nil, "Kit"])
    #expect(
      input.modules.map { $0.dependencySources.map { URL(fileURLWithPath: $0).lastPathComponent } }
        == [["F.swift", "G.swift", "Kit.swift", "Base.swift"], ["Base.swift"]])
  }

  /// The plugin's input for the tool.
  private struct Input: Decodable {
    struct Module: Decodable {
      var target: String?
      var product: String?
      var dependencySources: [String]
    }
    var project: String
    var manifests: [String: String]
    var modules: [Module]
  }

  /// Returns the folder of the toolchain's module `PackagePlugin`.
  private func pluginAPI() async throws -> String {
    try await SwiftToolchain.selected.value.resources.appendingPathComponent("pm/PluginAPI").path
  }
}
