import Files

/// The content of a configuration file.
package struct ConfigurationFile: Sendable, Hashable {
  /// The file.
  package var path: AbsolutePath
  /// The entries of `mocks:`, in order.
  package var mocks: [MockRequest] = []
  /// The entries of `accessors:`, in order.
  package var accessors: [AccessorRequest] = []
  /// The entries of `factories:`, in order.
  package var factories: [FactoryRequest] = []
  /// The entries of `fixtures:`, in order.
  package var fixtures: [FixtureRequest] = []
  /// The entries of `templates:`, in order.
  package var templates: [TemplateRequest] = []

  /// Whether warnings are treated as errors.
  package var isStrict = false

  /// The names under which a configuration is looked for in a folder, in order.
  package static let fileNames = [".kagemusha.yml", "kagemusha.yml"]

  /// Returns the configuration file of a folder, or of the nearest one around it; nil if there is none.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - names: The names of the file, in order.
  ///   - fileSystem: The file system.
  package static func find(
    in folder: AbsolutePath, names: [String] = fileNames, fileSystem: any FileSystem
  ) -> AbsolutePath? {
    var folder = folder
    while true {
      let found = names.lazy.map(folder.appending).first(where: fileSystem.isOccupied)
      // Beyond a repository, nothing is meant for it.
      if found != nil || fileSystem.isOccupied(folder.appending(".git")) { return found }
      if folder.components.isEmpty { return nil }
      folder = folder.parent
    }
  }
}
