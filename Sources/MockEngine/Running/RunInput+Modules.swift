import Files
import ModuleInterface

extension CommandLineOptions {
  /// The variable that names another tool for printing modules.
  package static let toolVariable = "KAGEMUSHA_INTERFACE_TOOL"

  /// Where compiled modules are looked for: first where the command line says, then where the
  /// configuration says, then where SwiftPM has put those of this package.
  func moduleOptions(for requests: [MockRequest], _ fileSystem: any FileSystem) -> ModuleOptions {
    let given = moduleSearchPaths.map { AbsolutePath($0, relativeTo: currentDirectory) }
    // A build is about to change what is in its folder.
    let built = module == nil ? packageModules(fileSystem).map { [$0] } ?? [] : []
    var seen: Set<AbsolutePath> = []
    let all = (given + requests.flatMap(\.searchPaths) + built)
      .filter { seen.insert($0).inserted }
    return ModuleOptions(
      searchPaths: all.map(\.text),
      tool: environment[Self.toolVariable].flatMap { $0.isEmpty ? nil : $0 },
      cacheFolder: cachePath.map { AbsolutePath($0, relativeTo: currentDirectory).text }
        ?? ModuleOptions.cacheFolder(environment))
  }

  /// The compiled modules of the package around the working directory, if it was built.
  private func packageModules(_ fileSystem: any FileSystem) -> AbsolutePath? {
    var folder = currentDirectory
    while fileSystem.kind(of: folder.appending("Package.swift")) != .file {
      if folder.components.isEmpty { return nil }
      folder = folder.parent
    }
    let modules = folder.appending(".build/debug/Modules")
    return fileSystem.kind(of: modules) == .folder ? modules : nil
  }
}
