import Foundation
import PackagePlugin

@main
struct Generate: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("Generated.swift")
    return [
      .buildCommand(
        displayName: "Generating", executable: try context.tool(named: "WriteCommand").url,
        arguments: [output.path], outputFiles: [output])
    ]
  }
}
