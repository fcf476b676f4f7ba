import Files
import Foundation

/// A folder for one test.
package struct TemporaryFolder: Sendable {
  /// The path.
  package let path: AbsolutePath

  /// Gives a test a folder, and removes it afterwards.
  package static func with<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: (TemporaryFolder) async throws -> Result
  ) async throws -> Result {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("kagemusha test \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    // The system's folder for temporary files is a link on macOS.
    let path = LocalFileSystem().resolved(AbsolutePath(url.path)) ?? AbsolutePath(url.path)
    return try await body(TemporaryFolder(path: path))
  }

  /// Returns the path of something in the folder.
  package func callAsFunction(_ relative: String) -> AbsolutePath { path.appending(relative) }

  /// Writes a file, and returns its path.
  @discardableResult
  package func write(_ relative: String, _ text: String = "") throws -> AbsolutePath {
    try write(relative, bytes: Array(text.utf8))
  }

  /// Writes the bytes of a file, and returns its path.
  @discardableResult
  package func write(_ relative: String, bytes: [UInt8]) throws -> AbsolutePath {
    let target = path.appending(relative)
    try makeFolder(target.parent)
    try Data(bytes).write(to: URL(fileURLWithPath: target.text))
    return target
  }

  /// Creates a folder in the folder.
  package func makeFolder(_ relative: String) throws { try makeFolder(path.appending(relative)) }

  private func makeFolder(_ path: AbsolutePath) throws {
    try FileManager.default.createDirectory(
      atPath: path.text, withIntermediateDirectories: true)
  }

  /// Creates a symbolic link.
  package func link(_ relative: String, to destination: String) throws {
    let target = path.appending(relative)
    try makeFolder(target.parent)
    try FileManager.default.createSymbolicLink(
      atPath: target.text, withDestinationPath: destination)
  }

  /// Returns the text of a file; nil if it cannot be read.
  package func read(_ relative: String) -> String? {
    (try? LocalFileSystem().read(path.appending(relative))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Runs git in the folder, and returns its exit status.
  package func git(_ arguments: [String]) throws -> Int32 {
    try run("/usr/bin/env", ["git"] + arguments)
  }

  /// Runs a command of the shell in the folder, and returns its exit code.
  package func shell(_ command: String) throws -> Int32 { try run("/bin/sh", ["-c", command]) }

  private func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path.text)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Removes a file or folder.
  package func remove(_ relative: String) throws {
    try FileManager.default.removeItem(atPath: path.appending(relative).text)
  }

  /// Returns the time of the last change of a file, as exactly as the system knows it.
  package func modificationDate(_ relative: String) throws -> Date? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path.appending(relative).text)
    return attributes[.modificationDate] as? Date
  }

  /// The relative paths of all that is there, hidden files included, sorted.
  package var contents: [String] {
    (FileManager.default.enumerator(atPath: path.text)?.compactMap { $0 as? String } ?? []).sorted()
  }
}
