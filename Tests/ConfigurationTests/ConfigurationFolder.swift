import Configuration
import EndToEndSupport
import Files

extension TemporaryFolder {
  /// The folder's path.
  var path: AbsolutePath {
    let path = AbsolutePath(url.path)
    return LocalFileSystem().resolved(path) ?? path
  }

  /// Returns the path of something in the folder.
  func callAsFunction(_ relative: String) -> AbsolutePath { path.appending(relative) }

  /// Reads a configuration that is written for it.
  func configuration(
    _ text: String, overrides: CommandLineOverrides = CommandLineOverrides()
  ) throws -> (configuration: RunRequests, issues: [ConfigurationIssue]) {
    try write(text, to: ".kagemusha.yml")
    let requests = ConfigurationReader.read(
      self(".kagemusha.yml"), overrides: overrides, fileSystem: LocalFileSystem())
    return (requests, requests.issues)
  }

  /// Returns a command line without arguments in the folder.
  var options: CommandLineOptions {
    var options = CommandLineOptions(currentDirectory: path)
    options.environment = [:]
    return options
  }

  /// Loads the requests of a command line.
  func load(_ options: CommandLineOptions) -> RunRequests {
    RequestLoader(options, fileSystem: LocalFileSystem()).load()
  }
}
