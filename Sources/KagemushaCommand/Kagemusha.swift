import ArgumentParser
import Basics
import Files
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
      Fixture.self, ExtractProtocol.self, Template.self, SourceryCommand.self, XcodeScript.self,
      Cache.self,
    ])

  package init() {}

  /// Runs the command with the arguments of the process, and ends the process.
  ///
  /// The stack is deep enough for every input that the readers accept.
  package static func main() {
    EndingSignals.unblock()
    DeepStack.run { main(ResponseFiles.expanded(Array(CommandLine.arguments.dropFirst()))) }
  }
}

extension RunOutcome {
  /// Prints the messages, and ends the command. Messages that cannot be written do not change the exit code.
  ///
  /// - Throws: The exit code, unless it is that of success; that of a failure if the output cannot be written.
  func finish() throws {
    do {
      try FileHandle.standardOutput.writeAll(Data(output.utf8))
    } catch {
      let reason = "error: cannot write standard output; make room, or write to a file\n"
      try? FileHandle.standardError.writeAll(Data(reason.utf8))
      throw ExitCode(Status.failure.rawValue)
    }
    try? FileHandle.standardError.writeAll(Data(messages.utf8))
    if status != .success { throw ExitCode(status.rawValue) }
  }
}
