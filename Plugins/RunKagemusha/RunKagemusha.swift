import Foundation
import PackagePlugin

/// Runs the tool in the folder of the package, for teams that commit their mocks.
///
///     swift package --allow-writing-to-package-directory kagemusha generate
///     swift package --allow-writing-to-package-directory kagemusha check
///
/// The arguments and the exit code are those of the tool.
@main
struct RunKagemusha: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "KagemushaPluginTool").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
