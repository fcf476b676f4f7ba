import ArgumentParser
import Basics
import Foundation
import MockEngine

/// The command. It and its subcommands state their names, because deriving the names from the types
/// looks up all their conformances, which took a third of the time to start.
package struct Kagemusha: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "kagemusha",
    abstract: "Generates Swift mocks.",
    version: ToolVersion.current,
    subcommands: [
      Generate.self, Check.self, Diff.self, Watch.self, ListProtocols.self, Explain.self,
      Fixture.self, Template.self, SourceryCommand.self, XcodeScript.self, Cache.self,
    ])

  package init() {}

  /// Runs the command with the arguments of the process, and ends the process.
  package static func main() {
    main(ResponseFiles.expanded(Array(CommandLine.arguments.dropFirst())))
  }
}

extension RunOutcome {
  /// Prints the messages, and ends the command.
  ///
  /// - Throws: The exit code, unless it is that of success.
  func finish() throws {
    try FileHandle.standardOutput.writeAll(Data(output.utf8))
    try FileHandle.standardError.writeAll(Data(messages.utf8))
    if status != .success { throw ExitCode(status.rawValue) }
  }
}
