import Files
import Foundation

/// The file system of this machine, which counts what is read of it.
final class CountingFileSystem: FileSystem, @unchecked Sendable {
  // The lock guards the counts.
  private let lock = NSLock()
  private var reads: [String: Int] = [:]
  private var listings: [String: Int] = [:]
  private let local = LocalFileSystem()

  /// The names of the files that were read, with how often they were.
  var readNames: [String: Int] { lock.withLock { reads } }

  /// The names of the folders that were listed, with how often they were.
  var listedNames: [String: Int] { lock.withLock { listings } }

  func read(_ path: AbsolutePath) throws(FileProblem) -> [UInt8] {
    lock.withLock { reads[path.name, default: 0] += 1 }
    return try local.read(path)
  }

  func entries(of folder: AbsolutePath) throws(FileProblem) -> [FolderEntry] {
    lock.withLock { listings[folder.name, default: 0] += 1 }
    return try local.entries(of: folder)
  }

  func kind(of path: AbsolutePath) -> FileKind? { local.kind(of: path) }

  func isOccupied(_ path: AbsolutePath) -> Bool { local.isOccupied(path) }

  func resolved(_ path: AbsolutePath) -> AbsolutePath? { local.resolved(path) }

  func isWritable(_ path: AbsolutePath) -> Bool { local.isWritable(path) }

  func createFolder(_ path: AbsolutePath) throws(FileProblem) -> [AbsolutePath] {
    try local.createFolder(path)
  }

  func write(
    _ bytes: [UInt8], to path: AbsolutePath, permissionsOf other: AbsolutePath
  ) throws(FileProblem) {
    try local.write(bytes, to: path, permissionsOf: other)
  }

  func overwrite(_ bytes: [UInt8], at path: AbsolutePath) throws(FileProblem) {
    try local.overwrite(bytes, at: path)
  }

  func move(_ path: AbsolutePath, to target: AbsolutePath) throws(FileProblem) {
    try local.move(path, to: target)
  }

  func link(_ path: AbsolutePath, as name: AbsolutePath) throws(FileProblem) {
    try local.link(path, as: name)
  }

  func remove(_ path: AbsolutePath) { local.remove(path) }
}
