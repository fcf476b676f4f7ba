import FileSupport
import Files
import Foundation

/// The files of this machine, of which one call goes wrong.
///
/// Stamps are dated ten seconds back, so that a run trusts those of files that the test has just written.
///
/// The lock guards the counts.
final class FaultyFileSystem: ForwardingFileSystem, @unchecked Sendable {
  private let place: Int
  private let fault: Fault
  private let lock = NSLock()
  private var count = 0
  private var failure: (call: String, path: AbsolutePath)?
  private let local = LocalFileSystem()

  /// The call that went wrong; nil if there were not so many calls.
  var failedCall: String? { lock.withLock { failure.map { "\($0.call) \($0.path.name)" } } }

  /// The path that the call was about.
  var failedPath: AbsolutePath? { lock.withLock { failure?.path } }

  /// Creates a file system.
  ///
  /// - Parameters:
  ///   - place: The number of the call that goes wrong, from 1, among those that can; 0 for none.
  ///   - fault: The fault of the call.
  init(failingAt place: Int = 0, with fault: Fault = .short) {
    self.place = place
    self.fault = fault
  }

  /// Returns whether this call is the one that goes wrong.
  private func isDue(_ path: AbsolutePath, _ call: String) -> Bool {
    lock.withLock {
      count += 1
      if count == place { failure = (call, path) }
      return count == place
    }
  }

  /// Lets the other program act before the call, and returns whether the call fails.
  private func fails(_ path: AbsolutePath, _ call: String = #function) -> Bool {
    switch fault {
    case .failure: return isDue(path, call)
    case .meanwhile(let action):
      if isDue(path, call) { action() }
      return false
    case .half, .short, .cut: return false
    }
  }

  private func check(_ path: AbsolutePath, _ call: String = #function) throws(FileProblem) {
    if fails(path, call), case .failure(let problem) = fault { throw problem }
  }

  func kind(of path: AbsolutePath) -> FileKind? { fails(path) ? nil : local.kind(of: path) }

  func isOccupied(_ path: AbsolutePath) -> Bool { !fails(path) && local.isOccupied(path) }

  func resolved(_ path: AbsolutePath) -> AbsolutePath? { fails(path) ? nil : local.resolved(path) }

  func isWritable(_ path: AbsolutePath) -> Bool { !fails(path) && local.isWritable(path) }

  func stamp(of path: AbsolutePath) -> FileStamp? {
    fails(path) ? nil : local.stamp(of: path)?.dated(back: 10_000_000_000)
  }

  func read(_ path: AbsolutePath) throws(FileProblem) -> [UInt8] {
    try check(path)
    guard case .half = fault, isDue(path, #function) else { return try local.read(path) }
    let bytes = try local.read(path)
    try local.overwrite(Array(bytes.prefix(bytes.count / 2)), at: path)
    let half = try local.read(path)
    try local.overwrite(bytes, at: path)
    return half
  }

  func entries(of folder: AbsolutePath) throws(FileProblem) -> [FolderEntry] {
    try check(folder)
    let all = try local.entries(of: folder)
    guard case .short = fault, let entry = all.last else { return all }
    let path = folder.appending(entry.name)
    return isDue(path, #function) ? all.dropLast() : all
  }

  func createFolder(_ path: AbsolutePath) throws(FileProblem) -> [AbsolutePath] {
    try check(path)
    return try local.createFolder(path)
  }

  func write(
    _ bytes: [UInt8], to path: AbsolutePath, permissionsOf other: AbsolutePath
  ) throws(FileProblem) {
    try check(path)
    if case .cut = fault, place > 0 { throw .denied }
    try local.write(bytes, to: path, permissionsOf: other)
  }

  func overwrite(_ bytes: [UInt8], at path: AbsolutePath) throws(FileProblem) {
    try check(path)
    guard case .cut = fault, isDue(path, #function) else {
      return try local.overwrite(bytes, at: path)
    }
    try local.overwrite(Array(bytes.prefix(bytes.count / 2)), at: path)
    throw .other(ENOSPC)
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

/// A fault of a call to the file system.
enum Fault: Sendable {
  /// The call fails.
  case failure(FileProblem)
  /// The file that is read has only its first half, which another program writes; the rest follows after the call.
  case half
  /// The folder that is listed lacks its last entry, which another program replaces; it is there after the call.
  case short
  /// Files can only be overwritten, and the disk is full after the first half of one.
  case cut
  /// Another program does something before the call.
  case meanwhile(@Sendable () -> Void)
}
