import ArgumentParser

@main
struct Kagemusha: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kagemusha",
    abstract: "Generates Swift mocks.",
    version: "0.1.0",
    subcommands: [
      Generate.self, Check.self, ListProtocols.self, Explain.self, Fixture.self,
      Template.self, SourceryCommand.self,
    ])
}
