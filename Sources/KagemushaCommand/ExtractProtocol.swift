import ArgumentParser
import Configuration
import Files
import Foundation
import MockEngine

struct ExtractProtocol: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract-protocol",
    abstract: "Prints a protocol with the members of a class, for classes that have no mock.",
    discussion: """
      The configuration's 'mocks' say what to read, unless files are named; without either, it is the current folder:

        kagemusha extract-protocol LegacyService
        kagemusha extract-protocol Store.Cache Sources/App --name Caching
        kagemusha extract-protocol LegacyService --edit
      """)

  @Argument(help: "The name of a class or an actor, plain or qualified.")
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

  @Option(
    name: .customLong("name"),
    help: ArgumentHelp(
      "The name of the protocol; without it, 'Protocol' follows the name of the class.",
      valueName: "name"))
  var protocolName: String?

  @Flag(help: "Change the sources: add the protocol, and use it instead of the class.")
  var edit = false

  func validate() throws {
    if name.isEmpty { throw ValidationError("the name is empty; specify a class") }
    if paths.contains("") { throw ValidationError("a path is empty; specify a file or folder") }
    if let protocolName, !Self.isIdentifier(protocolName) {
      throw ValidationError("'\(protocolName)' is not an identifier; specify a name for a protocol")
    }
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  func run() throws {
    var input = CommandLineOptions(
      currentDirectory: AbsolutePath(FileManager.default.currentDirectoryPath))
    input.paths = paths
    input.configuration = config
    var run = ExtractProtocolRun(input, className: name)
    run.protocolName = protocolName
    run.isEdit = edit
    try run.run().finish()
  }
}
