import ArgumentParser
import Configuration
import Files
import Foundation
import MockEngine

/// The command of the plugin.
///
/// It runs in each build of a target with mocks, and takes few options: in a debug build, ArgumentParser takes as long for
/// those of `generate` as the rest of a run that finds nothing changed.
struct GenerateInBuild: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate-in-build", abstract: "Writes what the plugin of a build asks for.",
    shouldDisplay: false)

  @Argument(help: "What the build knows of the sources.")
  var buildInput: String

  @Option(name: .setting(.config), help: .setting(.config))
  var config: String?

  @Option(name: .setting(.cachePath), help: .setting(.cachePath))
  var cachePath: String?

  /// Returns the options in the form of the engine.
  ///
  /// - Throws: An error if the facts about the build cannot be read.
  func commandLine() throws -> CommandLineOptions {
    var options = CommandLineOptions(
      currentDirectory: AbsolutePath(FileManager.default.currentDirectoryPath))
    options[.config] = config.map { [$0] } ?? []
    options[.cachePath] = cachePath.map { [$0] } ?? []
    do {
      options.build = try BuildInput(contentsOf: buildInput)
    } catch {
      throw ValidationError("cannot read build input '\(buildInput)': \(error)")
    }
    return options
  }

  func run() throws {
    var run = Run(try commandLine(), action: .write(WriteOptions()))
    run.isQuiet = true
    run.cache = CacheFolder(for: run.input)
    try run.run().finish()
  }
}
