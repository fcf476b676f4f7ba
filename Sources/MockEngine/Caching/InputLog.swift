import Files
import Foundation

/// The questions that a run asks about its input, with the answers.
///
/// Several threads may write to the log at once.
final class InputLog: @unchecked Sendable {
  /// The questions and answers up to a moment.
  struct Record: Sendable {
    /// The answers of the file system.
    var answers: [FileQuestion: FileAnswer] = [:]
    /// The stamps that files had before they were first read.
    var stamps: [AbsolutePath: FileStamp] = [:]
    /// The compiled modules that were looked for.
    var modules: Set<String> = []
    /// Whether a manifest depends on the environment.
    var readsEnvironment = false
    /// The files and folders that were changed.
    var changed: Set<AbsolutePath> = []
    /// Whether one question had one answer only, all were seen, and nothing was written.
    var isStable = true
  }

  /// The entries of the folders that were listed just before.
  let listings: [AbsolutePath: [FolderEntry]]

  // Guards the record, which nothing else is done with meanwhile.
  private let lock = NSLock()
  private var current = Record()

  /// Creates an empty log.
  ///
  /// - Parameter listings: The entries of the folders that were listed just before, and are not listed again.
  init(listings: [AbsolutePath: [FolderEntry]] = [:]) { self.listings = listings }

  /// The questions and answers until now.
  var record: Record { lock.withLock { current } }

  /// Takes note of an answer.
  func note(_ question: FileQuestion, _ answer: FileAnswer) {
    lock.withLock {
      if let known = current.answers.updateValue(answer, forKey: question), known != answer {
        current.isStable = false
      }
    }
  }

  /// Takes note of the stamp that a file has before it is read.
  func note(_ stamp: FileStamp, of path: AbsolutePath) {
    lock.withLock {
      if current.stamps[path] == nil { current.stamps[path] = stamp }
    }
  }

  /// Takes note of a compiled module that is looked for.
  func note(module: String) {
    lock.withLock { _ = current.modules.insert(module) }
  }

  /// Takes note that the plan depends on the environment.
  func noteEnvironment() {
    lock.withLock { current.readsEnvironment = true }
  }

  /// Takes note that a tool has read what nobody here sees.
  func noteUnseenInput() {
    lock.withLock { current.isStable = false }
  }

  /// Takes note of a change of the file system.
  func noteChange(of path: AbsolutePath) {
    lock.withLock {
      current.isStable = false
      current.changed.insert(path)
      // Creating or removing a file changes its folder, too.
      current.changed.insert(path.parent)
    }
  }
}

/// A file system that takes note of what it is asked.
struct RecordingFileSystem: FileSystem {
  let base: any FileSystem
  let log: InputLog

  func kind(of path: AbsolutePath) -> FileKind? {
    let kind = base.kind(of: path)
    log.note(FileQuestion(subject: .kind, path: path), FileAnswer(kind))
    return kind
  }

  func isOccupied(_ path: AbsolutePath) -> Bool {
    let isOccupied = base.isOccupied(path)
    log.note(FileQuestion(subject: .occupancy, path: path), FileAnswer(isOccupied))
    return isOccupied
  }

  func resolved(_ path: AbsolutePath) -> AbsolutePath? {
    let target = base.resolved(path)
    log.note(FileQuestion(subject: .target, path: path), FileAnswer(target))
    return target
  }

  func isWritable(_ path: AbsolutePath) -> Bool {
    let isWritable = base.isWritable(path)
    log.note(FileQuestion(subject: .permission, path: path), FileAnswer(isWritable))
    return isWritable
  }

  func stamp(of path: AbsolutePath) -> FileStamp? { base.stamp(of: path) }

  func changedHeaders() -> [AbsolutePath: [UInt8]] { base.changedHeaders() }

  func read(_ path: AbsolutePath) throws(FileProblem) -> [UInt8] {
    let stamp = base.stamp(of: path)
    let bytes = try noting(FileQuestion(subject: .content, path: path), { $0 }) {
      () throws(FileProblem) in try base.read(path)
    }
    // A file that cannot be read is asked for again, even if it stays as it is.
    if let stamp { log.note(stamp, of: path) }
    return bytes
  }

  func readStart(of path: AbsolutePath, count: Int) throws(FileProblem) -> [UInt8] {
    try noting(FileQuestion(subject: .start, path: path, count: count), { $0 }) {
      () throws(FileProblem) in try base.readStart(of: path, count: count)
    }
  }

  func entries(of folder: AbsolutePath) throws(FileProblem) -> [FolderEntry] {
    try noting(FileQuestion(subject: .entries, path: folder), FileQuestion.bytes) {
      () throws(FileProblem) in
      if let known = log.listings[folder] { return known }
      return try base.entries(of: folder)
    }
  }

  private func noting<Answer>(
    _ question: FileQuestion, _ bytes: (Answer) -> [UInt8], _ ask: () throws(FileProblem) -> Answer
  ) throws(FileProblem) -> Answer {
    do {
      let answer = try ask()
      log.note(question, FileAnswer(bytes(answer)))
      return answer
    } catch {
      log.note(question, FileAnswer(error))
      throw error
    }
  }

  func createFolder(_ path: AbsolutePath) throws(FileProblem) -> [AbsolutePath] {
    log.noteChange(of: path)
    return try base.createFolder(path)
  }

  func write(
    _ bytes: [UInt8], to path: AbsolutePath, permissionsOf other: AbsolutePath
  ) throws(FileProblem) {
    log.noteChange(of: path)
    try base.write(bytes, to: path, permissionsOf: other)
  }

  func overwrite(_ bytes: [UInt8], at path: AbsolutePath) throws(FileProblem) {
    log.noteChange(of: path)
    try base.overwrite(bytes, at: path)
  }

  func move(_ path: AbsolutePath, to target: AbsolutePath) throws(FileProblem) {
    log.noteChange(of: target)
    try base.move(path, to: target)
  }

  func link(_ path: AbsolutePath, as name: AbsolutePath) throws(FileProblem) {
    log.noteChange(of: name)
    try base.link(path, as: name)
  }

  func remove(_ path: AbsolutePath) {
    log.noteChange(of: path)
    base.remove(path)
  }
}
