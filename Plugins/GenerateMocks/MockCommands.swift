import Foundation
import PackagePlugin

/// Creates the build command of a target.
struct MockCommands {
  /// The executable target to run.
  static let toolName = "KagemushaPluginTool"
  /// The name of the configuration in the folder of a target; without a leading dot, since builds
  /// ignore hidden files.
  static let configurationName = "kagemusha.yml"
  /// The sections of a configuration for other products than mocks, with the names of their files.
  private static let sections = [
    "accessors": "GeneratedAccessors.swift", "factories": "GeneratedFactories.swift",
    "fixtures": "GeneratedFixtures.swift", "templates": "GeneratedTemplates.swift",
  ]

  let tool: URL
  /// The folder of the generated files.
  let folder: URL
  let configuration: URL?
  /// The Xcode project of the target, which states the build settings of modules.
  var project: URL?
  /// The sources of the target itself, among which may be mocks by hand. An edit of a test lets the tool run; it ends at
  /// once if no type has come or gone.
  var ownSources: [URL] = []

  /// Warns of configurations that no build reads: those in the folder of a target without one that is read, whose names
  /// say that they are meant, and those for the command line.
  ///
  /// - Parameters:
  ///   - folder: The folder of the target.
  ///   - root: The folder of the package or the project.
  static func warnOfUnread(in folder: URL, of root: URL) {
    func warn(of name: String, in folder: URL, _ advice: String) {
      let file = folder.appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: file.path) else { return }
      Diagnostics.warning("'\(name)' is not read in a build; \(advice)", file: file.path)
    }
    let names = [".kagemusha.yml", ".kagemusha.yaml", "kagemusha.yaml"]
    for name in names { warn(of: name, in: folder, "rename it to '\(configurationName)'") }
    guard folder.standardizedFileURL.path != root.standardizedFileURL.path else { return }
    for name in names + [configurationName] {
      warn(
        of: name, in: root,
        "state the entries for '\(folder.lastPathComponent)' in '\(configurationName)' in its folder"
      )
    }
  }

  /// Returns the command that generates everything for a target; an empty array if the target
  /// depends on no module that may have mocks.
  ///
  /// - Throws: An error if the input of the command cannot be written.
  func all(for modules: [InputModule], of target: String) throws -> [Command] {
    let chosen = modules.filter { configuration != nil || !$0.isForeign }
    guard !chosen.isEmpty else { return [] }
    let input = BuildInput(
      modules: chosen.map { module in
        BuildInput.Module(
          module, output: folder.appendingPathComponent("GeneratedMocks+\(module.name).swift"),
          pluginOutputs: module.isForeign ? nil : pluginOutputs(of: module.target, beside: target))
      },
      outputs: configuration == nil
        ? [:] : Self.sections.mapValues { folder.appendingPathComponent($0).path },
      ownSources: ownSources.map(\.path), project: project?.path,
      manifests: Manifests(of: chosen).texts)
    let file = folder.appendingPathComponent("BuildInput.json")
    try input.write(to: file)
    var arguments = [
      "generate-in-build", file.path,
      "--cache-path", folder.appendingPathComponent("Interfaces").path,
    ]
    if let configuration { arguments += ["--config", configuration.path] }
    return [
      .buildCommand(
        displayName: "Generating mocks for \(target)", executable: tool, arguments: arguments,
        inputFiles: [file]
          + unique(chosen.flatMap { $0.sources + $0.dependencySources } + ownSources)
          + (project.map { [$0.appendingPathComponent("project.pbxproj")] } ?? [])
          + (configuration.map { [$0] + ConfigurationInputs(of: $0).files } ?? []),
        outputFiles: input.outputFiles)
    ]
  }

  /// Returns the folder with a folder for each plugin of another target.
  ///
  /// The folder of this plugin is `…/TARGET/…/GenerateMocks`, and those of others have the same form.
  private func pluginOutputs(of other: String, beside target: String) -> URL? {
    var components = folder.deletingLastPathComponent().pathComponents
    guard let index = components.lastIndex(of: target) else { return nil }
    components[index] = other
    return components.dropFirst().reduce(URL(fileURLWithPath: "/")) {
      $0.appendingPathComponent($1)
    }
  }

  private func unique(_ files: [URL]) -> [URL] {
    var seen: Set<URL> = []
    return files.filter { seen.insert($0).inserted }
  }
}

/// The facts about a build that the tool needs; `BuildInput` of the tool reads them.
///
/// They are passed in a file, since a command line cannot hold the paths of an app's sources.
private struct BuildInput: Encodable {
  struct Module: Encodable {
    var name: String
    var target: String?
    var product: String?
    var isForeign: Bool
    var sources: [String]
    var dependencySources: [String]
    var pluginOutputs: String?
    var output: String

    init(_ module: InputModule, output: URL, pluginOutputs: URL?) {
      name = module.name
      switch module.origin {
      case .target(let name): target = name
      case .product(let name): product = name
      case nil: break
      }
      isForeign = module.isForeign
      sources = module.sources.map(\.path)
      dependencySources = module.dependencySources.map(\.path)
      self.pluginOutputs = pluginOutputs?.path
      self.output = output.path
    }
  }

  var modules: [Module]
  var outputs: [String: String]
  var ownSources: [String]
  var project: String?
  /// The texts of the manifests, so that a changed manifest changes the input; the tool reads the
  /// manifests itself.
  var manifests: [String: String]

  /// The files that the tool writes.
  var outputFiles: [URL] {
    (modules.map(\.output) + outputs.values.sorted()).map { URL(fileURLWithPath: $0) }
  }

  /// Writes the file unless its content is unchanged: a new date would make the tool run again.
  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
  }
}
