import ArgumentParser
import Configuration
import Files
import Foundation

/// The sources of a command that reads files, or what a configuration names.
struct ReadSourcesOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Swift files, folders and globs to read.",
      discussion: "Without them a configuration file says what to read.", valueName: "paths"),
    completion: .file(extensions: ["swift"]))
  var arguments: [PathArgument] = []

  var paths: [String] { arguments.flatMap(\.paths) }

  @Option(
    help: ArgumentHelp("The configuration file.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  func validate() throws {
    if paths.contains("") { throw ValidationError("a path is empty; specify a file or folder") }
  }

  /// The options of a run in the current directory.
  var input: CommandLineOptions {
    var input = CommandLineOptions(
      currentDirectory: AbsolutePath(FileManager.default.currentDirectoryPath))
    input.paths = paths
    input.configuration = config
    return input
  }
}
