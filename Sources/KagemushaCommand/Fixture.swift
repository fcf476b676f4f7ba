import ArgumentParser
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

  @OptionGroup var sources: ReadSourcesOptions

  @Flag(help: "Print JSON that 'JSONDecoder' reads with nothing set.")
  var json = false

  func validate() throws {
    if name.isEmpty { throw ValidationError("the name is empty; specify a type") }
  }

  func run() throws {
    var run = FixtureRun(sources.input, name: name)
    run.isJSON = json
    try run.run().finish()
  }
}
