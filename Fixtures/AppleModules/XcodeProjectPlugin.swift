// A stand-in for the module `XcodeProjectPlugin`, which only Xcode has: the declarations that the plugin uses, as
// Xcode 16 documents them. It lets the plugin's variant for Xcode projects be type-checked and run anywhere; for that, its
// types have initializers that Xcode's do not have.
import Foundation
@_spi(PackagePluginInternal) import PackagePlugin

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL

  public init(xcodeProject: XcodeProject, pluginWorkDirectoryURL: URL) {
    self.xcodeProject = xcodeProject
    self.pluginWorkDirectoryURL = pluginWorkDirectoryURL
  }

  public func tool(named name: String) throws -> PluginContext.Tool {
    let url = URL(fileURLWithPath: "/tools/\(name)")
    return PluginContext.Tool(name: name, path: Path(url.path), url: url)
  }
}

public struct XcodeProject {
  public let id: String
  public let displayName: String
  public let directoryURL: URL
  public let targets: [XcodeTarget]

  public init(displayName: String, directoryURL: URL, targets: [XcodeTarget]) {
    id = displayName
    self.displayName = displayName
    self.directoryURL = directoryURL
    self.targets = targets
  }
}

public struct XcodeTarget: Identifiable {
  public let id: String
  public let displayName: String
  public let dependencies: [XcodeTargetDependency]
  public let inputFiles: FileList

  public init(
    displayName: String, dependencies: [XcodeTargetDependency] = [], inputFiles: FileList
  ) {
    id = displayName
    self.displayName = displayName
    self.dependencies = dependencies
    self.inputFiles = inputFiles
  }
}

public enum XcodeTargetDependency {
  case target(XcodeTarget)
  case product(Product)
}
