import Foundation
import PackagePlugin

/// Makes the mocks of the modules that a target depends on, whenever it is built.
///
///     .testTarget(
///       name: "AppTests",
///       dependencies: ["App", .product(name: "Kagemusha", package: "kagemusha")],
///       plugins: [.plugin(name: "GenerateMocks", package: "kagemusha")])
///
/// `AppTests` has the mocks of all protocols of `App` then: one file for each module of its own
/// package that it depends on directly, with `@testable import`. Protocols that those inherit are
/// looked up in all the modules that they depend on in turn.
///
/// A `kagemusha.yml` in the target's folder narrows that, and names modules of other packages:
///
///     mocks:
///       - module: App                        # of which module; without it, of all of the package
///         sources: [../../Sources/App/Api]   # of which of its files; relative to this file
///         protocols: ["*UseCase"]
///       - module: NetworkKit                 # of another package: its public protocols
///         testableImports: [App]             # besides App itself, which `imports: [App]` prevents
///
/// `exclude`, `onlyMarked`, `mockName` and `imports` mean what they mean to `kagemusha generate`;
/// `output` means nothing, for a build decides itself where its files are. A module has one entry.
/// What no entry is for gets no mocks.
///
/// All of this the tool decides; the plugin tells it what the build knows.
@main
struct GenerateMocks: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let configuration = target.directoryURL.appendingPathComponent(MockCommands.configurationName)
    let isConfigured = FileManager.default.fileExists(atPath: configuration.path)
    let commands = MockCommands(
      tool: try context.tool(named: MockCommands.toolName).url,
      folder: context.pluginWorkDirectoryURL, configuration: isConfigured ? configuration : nil)
    return commands.all(for: InputModule.direct(of: target, in: context.package))
  }
}
