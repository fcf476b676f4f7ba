#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension GenerateMocks: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let configuration = target.inputFiles.map(\.url)
        .first { $0.lastPathComponent == MockCommands.configurationName }
      let commands = MockCommands(
        tool: try context.tool(named: MockCommands.toolName).url,
        folder: context.pluginWorkDirectoryURL, configuration: configuration,
        ownSources: target.swiftSources)
      return try commands.all(
        for: target.targetDependencies.compactMap(InputModule.init), of: target.displayName)
    }
  }

  extension InputModule {
    /// Creates the input for a target of the project; its module has the name of the target.
    fileprivate init?(_ target: XcodeTarget) {
      name = target.displayName
      isForeign = false
      sources = target.swiftSources
      dependencySources = target.targetDependencies.flatMap(\.swiftSources)
      if sources.isEmpty { return nil }
    }
  }

  extension XcodeTarget {
    fileprivate var targetDependencies: [XcodeTarget] {
      dependencies.compactMap { dependency in
        if case .target(let target) = dependency { target } else { nil }
      }
    }

    fileprivate var swiftSources: [URL] {
      inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
    }
  }
#endif
