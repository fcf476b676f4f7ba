import Foundation
import PackagePlugin

/// Creates the build commands of a target.
struct MockCommands {
  /// The executable target that is run.
  static let toolName = "KagemushaCommand"
  /// The name of the configuration in the folder of a target; it has no leading dot, since builds
  /// ignore such files.
  static let configurationName = "kagemusha.yml"

  let tool: URL
  /// The folder of the mocks.
  let folder: URL
  let configuration: URL?

  /// Returns a command for each module that gets mocks, or may get them because of the
  /// configuration.
  func all(for modules: [InputModule]) -> [Command] {
    let chosen = modules.filter { configuration != nil || !$0.isForeign }
    return chosen.map { module in
      command(for: module, others: chosen.map(\.name).filter { $0 != module.name })
    }
  }

  private func command(for module: InputModule, others: [String]) -> Command {
    let output = folder.appendingPathComponent("GeneratedMocks+\(module.name).swift")
    var arguments = ["generate", "--quiet", "--output", output.path]
    arguments += ["--source-module", module.name]
    if module.isForeign { arguments.append("--foreign") }
    arguments += others.flatMap { ["--other-module", $0] }
    // A pattern without a module may be meant for another one.
    if !others.isEmpty { arguments.append("--allow-unmatched") }
    arguments += ["--cache-path", folder.appendingPathComponent("Interfaces").path]
    if let configuration { arguments += ["--config", configuration.path] }
    arguments += module.dependencySources.flatMap { ["--look-up", $0.path] }
    arguments += module.sources.map(\.path)
    return .buildCommand(
      displayName: "Generating mocks of \(module.name)", executable: tool, arguments: arguments,
      inputFiles: module.sources + module.dependencySources + (configuration.map { [$0] } ?? []),
      outputFiles: [output])
  }
}
