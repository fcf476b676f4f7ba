import Foundation
import PackagePlugin

/// Generates the mocks of the modules that a target depends on, in every build.
///
///     .testTarget(
///       name: "AppTests",
///       dependencies: ["App", .product(name: "Kagemusha", package: "kagemusha")],
///       plugins: [.plugin(name: "GenerateMocks", package: "kagemusha")])
///
/// `AppTests` gets the mocks of all protocols in `App`: one file for each module of its own package
/// that it depends on directly, with `@testable import`. The parents of protocols are found in all
/// modules that these depend on, directly or not.
///
/// A `kagemusha.yml` in the folder of the target narrows the selection, and names modules of other
/// packages:
///
///     mocks:
///       - module: App                        # without it: all modules of the package
///         sources: [../../Sources/App/Api]   # relative to this file
///         protocols: ["*UseCase"]
///       - module: NetworkKit                 # of another package: its public protocols
///         testableImports: [App]             # besides App itself; `imports: [App]` replaces it
///
/// `exclude`, `onlyMarked`, `mockName` and `imports` have the same meaning as in `kagemusha
/// generate`. `output` is ignored, since a build decides where its files are. Several entries may
/// divide the protocols of a module; once there are entries, a module of the package without one
/// gets no mocks, and a warning says so. `accessors`, `factories`, `fixtures` and `templates` are
/// generated, too, each section into one file; their `sources` are those of the package's modules
/// unless an entry says otherwise.
///
/// The tool makes these decisions; the plugin passes what the build knows.
@main
struct GenerateMocks: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let configuration = target.directoryURL.appendingPathComponent(MockCommands.configurationName)
    let isConfigured = FileManager.default.fileExists(atPath: configuration.path)
    if !isConfigured {
      MockCommands.warnOfUnread(in: target.directoryURL, of: context.package.directoryURL)
    }
    let commands = MockCommands(
      tool: try context.tool(named: MockCommands.toolName).url,
      folder: context.pluginWorkDirectoryURL, configuration: isConfigured ? configuration : nil,
      ownSources: (target as? any SourceModuleTarget)?.ownSources ?? [])
    return try commands.all(
      for: InputModule.direct(of: target, in: context.package), of: target.name)
  }
}
