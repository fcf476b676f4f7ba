import Foundation
import PackagePlugin

/// Copies each `NAME.swift.in` of a target to `NAME.swift`.
@main
struct CopySources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let files = try FileManager.default.contentsOfDirectory(
      at: target.directoryURL, includingPropertiesForKeys: nil)
    return files.filter { $0.lastPathComponent.hasSuffix(".swift.in") }.map { file in
      let output = context.pluginWorkDirectoryURL
        .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
      return .buildCommand(
        displayName: "Copying \(file.lastPathComponent)", executable: URL(fileURLWithPath: "/bin/cp"),
        arguments: ["-f", file.path, output.path], inputFiles: [file], outputFiles: [output])
    }
  }
}
