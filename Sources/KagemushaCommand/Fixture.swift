import Files
import ArgumentParser
import Configuration
import Foundation
import MockEngine

struct Fixture: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fixture",
    abstract: "Prints the fixture of a type, as Swift or as the JSON of a response.",
    discussion: """
      The configuration's 'fixtures' say what to read, unless files are named:

        kagemusha fixture User --json > user.json
        kagemusha fixture GitHub.Repository Sources/App
      """)

  @Argument(help: "The name of a structure, class or enumeration, plain or qualified.")
  var name: String

  @Argument(
    help: ArgumentHelp(
      "Swift files, folders and globs to read.",
      discussion: "Without them a configuration file says what to read."),
    completion: .file(extensions: ["swift"]))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("The configuration file.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Flag(help: "Print JSON that 'JSONDecoder' reads with nothing set.")
  var json = false

  func validate() throws {
    if name.isEmpty { throw ValidationError("the name is empty; specify a type") }
    if paths.contains("") { throw ValidationError("a path is empty; specify a file or folder") }
  }

  func run() throws {
    var input = CommandLineOptions(
      currentDirectory: AbsolutePath(FileManager.default.currentDirectoryPath))
    input.paths = paths
    input.configuration = config
    var run = FixtureRun(input, name: name)
    run.isJSON = json
    try run.run().finish()
  }
}
