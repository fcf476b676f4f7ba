import Foundation
import Testing

/// A folder that is gone when the test is over.
public final class TemporaryFolder: Sendable {
  /// The location of the folder.
  public let url: URL

  /// Makes a folder.
  public init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kagemusha-test-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = URL(fileURLWithPath: Self.realPath(folder.path), isDirectory: true)
  }

  /// Returns the path without symbolic links, as the tool shows it. Foundation would leave out `/private` on macOS.
  private static func realPath(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and the folders on the way to it.
  @discardableResult
  public func write(_ text: String, to path: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// Copies a file or a folder into this one.
  @discardableResult
  public func copy(_ source: URL, to path: String) throws -> URL {
    let target = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: source, to: target)
    return target
  }

  /// The text of a file.
  public func read(_ path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  /// The paths of all files in it, sorted.
  public var files: [String] {
    let found = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []
    return found.filter { path in
      var isFolder: ObjCBool = false
      let file = url.appendingPathComponent(path).path
      return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// Runs git in the folder.
  public func git(_ arguments: String...) async throws {
    let run = try await ProcessRun("git", arguments, in: url)
    try #require(run.status == 0, "\(run.everything)")
  }

  func emptyFile(_ name: String) throws -> URL { try write("", to: name) }
}
