import FileSupport
import Files
import Foundation

/// The file system of this machine, which counts what is read of it.
final class CountingFileSystem: ForwardingFileSystem, @unchecked Sendable {
  // The lock guards the counts.
  private let lock = NSLock()
  private var reads: [String: Int] = [:]
  private var listings: [String: Int] = [:]

  /// The names of the files that were read, with how often they were.
  var readNames: [String: Int] { lock.withLock { reads } }

  /// The names of the folders that were listed, with how often they were.
  var listedNames: [String: Int] { lock.withLock { listings } }

  func read(_ path: AbsolutePath) throws(FileProblem) -> [UInt8] {
    lock.withLock { reads[path.name, default: 0] += 1 }
    return try LocalFileSystem().read(path)
  }

  func entries(of folder: AbsolutePath) throws(FileProblem) -> [FolderEntry] {
    lock.withLock { listings[folder.name, default: 0] += 1 }
    return try LocalFileSystem().entries(of: folder)
  }
}
