import ArgumentParser
import DeclarationModel
import MockEngine
import MockResolver
import SourceWriting

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

  @OptionGroup var sources: ReadSourcesOptions

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
    guard let protocolName else { return }
    let specifiers = ["any", "each", "some"]
    if !protocolName.isIdentifier || Identifier.escaped(protocolName) != protocolName
      || specifiers.contains(protocolName)
    {
      throw ValidationError("'\(protocolName)' is not an identifier; specify a name for a protocol")
    }
    if MockResolver.knownParents.contains(protocolName) {
      throw ValidationError(
        "'\(protocolName)' is a protocol of the standard library; specify another name")
    }
  }

  func run() throws {
    var run = ExtractProtocolRun(sources.input, className: name)
    run.protocolName = protocolName
    run.isEdit = edit
    try run.run().finish()
  }
}
