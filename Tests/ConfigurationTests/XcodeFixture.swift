import Configuration
import EndToEndSupport
import Files
import Foundation

extension TemporaryFolder {
  /// Creates a folder with a copy of a fixture that has an Xcode project.
  static func withProject(_ name: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.copy(
      Repository.root.appendingPathComponent("Fixtures/XcodeProjects/\(name)"), to: name)
    return folder
  }

  /// Returns the requests of a run without options in a folder with a project.
  func loadProject(_ name: String, environment: [String: String] = [:]) -> RunRequests {
    var options = CommandLineOptions(currentDirectory: self(name))
    options.environment = environment
    return load(options)
  }
}

extension PathSelection {
  /// The files that it names, in order.
  var files: [AbsolutePath] {
    var discovery = SourceDiscovery(fileSystem: LocalFileSystem())
    let left = Set(discovery.find(excluded).files.map(\.path))
    return discovery.find(included).files.map(\.path).filter { !left.contains($0) }
  }
}
