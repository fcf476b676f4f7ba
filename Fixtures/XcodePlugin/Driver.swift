// Runs the plugin's variant for Xcode projects, and prints its commands: the tests of a project with an app, whose files
// Xcode names, a framework with a buildable folder, and packages.
import Foundation
@_spi(PackagePluginInternal) import PackagePlugin
import XcodeProjectPlugin

private struct PackageTarget: SourceModuleTarget {
  var name: String
  var sourceFiles: FileList
  var dependencies: [TargetDependency] = []

  var id: String { name }
  var moduleName: String { name }
  var kind: ModuleKind { .generic }
  var directory: Path { Path("/") }
  var directoryURL: URL { URL(fileURLWithPath: "/") }
  var linkedLibraries: [String] { [] }
  var linkedFrameworks: [String] { [] }
  var pluginGeneratedSources: [URL] { [] }
  var pluginGeneratedResources: [URL] { [] }
}

private struct PackageProduct: Product {
  var name: String
  var targets: [any Target]

  var id: String { name }
}

@_cdecl("runPlugin") public func runPlugin() {
  let folder = URL(fileURLWithPath: CommandLine.arguments[1])
  func files(_ names: String...) -> FileList {
    FileList(
      names.map {
        let url = folder.appendingPathComponent($0)
        return File(url: url, type: .source)
      })
  }
  func product(_ name: String, _ target: PackageTarget) -> XcodeTargetDependency {
    .product(PackageProduct(name: name, targets: [target]))
  }
  let base = PackageTarget(name: "Base", sourceFiles: files("Kit/Sources/Base/Base.swift"))
  let kit = PackageTarget(
    name: "Kit", sourceFiles: files("Kit/Sources/Kit/Kit.swift"), dependencies: [.target(base)])
  let library = PackageTarget(name: "KagemushaTesting", sourceFiles: files("T.swift"))
  let folders = XcodeTarget(displayName: "Folders", inputFiles: files())
  let app = XcodeTarget(
    displayName: "My App", dependencies: [.target(folders), product("Kit", kit)],
    inputFiles: files("My App/App.swift", "My App/Icon.png"))
  let tests = XcodeTarget(
    displayName: "My App Tests",
    dependencies: [.target(app), product("Kit", kit), product("KagemushaTesting", library)],
    inputFiles: files("My App Tests/Tests.swift"))
  let context = XcodePluginContext(
    xcodeProject: XcodeProject(
      displayName: "My App", directoryURL: folder, targets: [app, folders, tests]),
    pluginWorkDirectoryURL: folder.appendingPathComponent("Work"))
  do {
    for command in try GenerateMocks().createBuildCommands(context: context, target: tests) {
      guard
        case .buildCommand(let name, let tool, let arguments, _, let inputs, let outputs) = command
      else { continue }
      print(name ?? "")
      print(tool)
      print(arguments.joined(separator: "|"))
      print(inputs.map { String(describing: $0) }.joined(separator: "|"))
      print(outputs.map { String(describing: $0) }.joined(separator: "|"))
    }
  } catch {
    print(error)
  }
}
