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
      Cache.self, GenerateInBuild.self,
    ])

  package init() {}

  /// Runs the command with the arguments of the process, and ends the process.
  ///
  /// The stack is deep enough for every input that the readers accept.
  package static func main() {
    EndingSignals.unblock()
    DeepStack.run {
      do {
        main(try ResponseFiles.expanded(decodedArguments()))
      } catch {
        exit(withError: error)
      }
    }
  }

  /// Returns the arguments of the process, without its name.
  ///
  /// - Throws: An error for an argument that is not UTF-8, such as the name of a file in another encoding: the
  ///   standard library would replace its bytes, and so name another file.
  private static func decodedArguments() throws -> [String] {
    try (1..<max(1, Int(CommandLine.argc))).map { index in
      let argument = CommandLine.arguments[index]
      guard let bytes = CommandLine.unsafeArgv[index], String(validatingCString: bytes) != nil
      else {
        throw ValidationError("the argument '\(argument)' is not valid UTF-8; rename the file")
      }
      return argument
    }
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
