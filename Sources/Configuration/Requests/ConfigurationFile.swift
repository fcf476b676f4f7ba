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

  /// Returns the configuration file of a folder; nil if it has none.
  package static func find(in folder: AbsolutePath, fileSystem: any FileSystem) -> AbsolutePath? {
    fileNames.lazy.map(folder.appending).first(where: fileSystem.isOccupied)
  }
}
