import ArgumentParser
import Configuration
import Files
import Foundation
import MockEngine

struct Cache: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "Shows or removes what is kept between runs.",
    discussion: """
      A run that would change nothing is spared: the tool keeps what its runs depend on, and the parts of compiled \
      modules that mocks need.
      """,
    subcommands: [CacheInfo.self, CacheClean.self])
}

/// The folder of the cache.
struct CacheOptions: ParsableArguments {
  @Option(name: .setting(.cachePath), help: .setting(.cachePath), completion: .directory)
  var cachePath: String?

  /// Returns the folder.
  ///
  /// - Throws: A validation error if there is no such folder.
  func folder() throws -> CacheFolder {
    var options = CommandLineOptions(
      currentDirectory: AbsolutePath(FileManager.default.currentDirectoryPath))
    options[.cachePath] = cachePath.map { [$0] } ?? []
    guard let folder = CacheFolder(for: options) else {
      throw ValidationError("missing cache folder; specify '--cache-path <folder>'")
    }
    return folder
  }
}

struct CacheInfo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info", abstract: "Shows the folder of the cache and the size of its files.")

  @OptionGroup var options: CacheOptions

  func run() throws {
    let folder = try options.folder()
    let entries = folder.entries
    var lines = [folder.path]
    for (kinds, noun) in [
      ([CacheFolder.Kind.run], "runs"), ([.plan], "plans"), ([.module], "compiled modules"),
      ([.toolchain], "toolchains"), ([.program, .model, .modelCode], "parts of Swift templates"),
    ] {
      let some = entries.filter { kinds.contains($0.kind) }
      lines.append("  \(some.count) \(noun), \(some.reduce(0) { $0 + $1.stamp.size } / 1024) KiB")
    }
    try RunOutcome(output: lines.map { $0 + "\n" }.joined()).finish()
  }
}

struct CacheClean: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean", abstract: "Removes the files of the cache.")

  @OptionGroup var options: CacheOptions

  func run() throws {
    let count = try options.folder().clean()
    print("removed \(count) \(count == 1 ? "file" : "files")")
  }
}
