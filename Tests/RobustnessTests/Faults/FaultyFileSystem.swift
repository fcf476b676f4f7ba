import FileSupport
import Files
import Foundation

/// The files of this machine, of which one call goes wrong.
///
/// The lock guards the count.
final class FaultyFileSystem: ForwardingFileSystem, @unchecked Sendable {
  private let place: Int
  private let problem: FileProblem
  private let lock = NSLock()
  private var count = 0
  private var failure: String?
  private let local = LocalFileSystem()

  /// The call that went wrong; nil if there were not so many calls.
  var failedCall: String? { lock.withLock { failure } }

  /// Creates a file system.
  ///
  /// - Parameters:
  ///   - place: The number of the call that goes wrong, from 1.
  ///   - problem: The error that it throws, if it can throw one.
  init(failingAt place: Int, with problem: FileProblem) {
    self.place = place
    self.problem = problem
  }

  /// Returns whether this call is the one that goes wrong.
  private func fails(_ path: AbsolutePath, _ call: String = #function) -> Bool {
    lock.withLock {
      count += 1
      if count == place { failure = "\(call) \(path.name)" }
      return count == place
    }
  }

  private func check(_ path: AbsolutePath, _ call: String = #function) throws(FileProblem) {
    if fails(path, call) { throw problem }
  }

  func kind(of path: AbsolutePath) -> FileKind? { fails(path) ? nil : local.kind(of: path) }

  func isOccupied(_ path: AbsolutePath) -> Bool { !fails(path) && local.isOccupied(path) }

  func resolved(_ path: AbsolutePath) -> AbsolutePath? { fails(path) ? nil : local.resolved(path) }

  func isWritable(_ path: AbsolutePath) -> Bool { !fails(path) && local.isWritable(path) }

  func stamp(of path: AbsolutePath) -> FileStamp? { fails(path) ? nil : local.stamp(of: path) }

  func read(_ path: AbsolutePath) throws(FileProblem) -> [UInt8] {
    try check(path)
    return try local.read(path)
  }

  func entries(of folder: AbsolutePath) throws(FileProblem) -> [FolderEntry] {
    try check(folder)
    return try local.entries(of: folder)
  }

  func createFolder(_ path: AbsolutePath) throws(FileProblem) -> [AbsolutePath] {
    try check(path)
    return try local.createFolder(path)
  }

  func write(
    _ bytes: [UInt8], to path: AbsolutePath, permissionsOf other: AbsolutePath
  ) throws(FileProblem) {
    try check(path)
    try local.write(bytes, to: path, permissionsOf: other)
  }

  func overwrite(_ bytes: [UInt8], at path: AbsolutePath) throws(FileProblem) {
    try check(path)
    try local.overwrite(bytes, at: path)
  }

  func move(_ path: AbsolutePath, to target: AbsolutePath) throws(FileProblem) {
    try check(path)
    try local.move(path, to: target)
  }

  func link(_ path: AbsolutePath, as name: AbsolutePath) throws(FileProblem) {
    try check(path)
    try local.link(path, as: name)
  }

  func remove(_ path: AbsolutePath) { if !fails(path) { local.remove(path) } }
}
