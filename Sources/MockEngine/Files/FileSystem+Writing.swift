import Foundation

extension FileSystem {
  /// Creates a folder and those above it.
  ///
  /// - Returns: the folders that were not there before, outermost first.
  /// - Throws: why it cannot be created; what was created until then is removed.
  package func createFolder(_ path: AbsolutePath) throws(FileProblem) -> [AbsolutePath] {
    if let kind = kind(of: path) {
      guard kind == .folder else { throw .isNotFolder }
      return []
    }
    var created = try createFolder(path.parent)
    guard mkdir(path.text, 0o777) == 0 else {
      let problem = FileProblem.last
      for folder in created.reversed() { remove(folder) }
      throw problem
    }
    created.append(path)
    return created
  }

  /// Writes a new file, with the permissions of another one if that is there.
  ///
  /// - Throws: why it cannot be written; nothing is left of it then.
  package func write(
    _ bytes: [UInt8], to path: AbsolutePath, permissionsOf other: AbsolutePath
  ) throws(FileProblem) {
    let descriptor = open(path.text, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    var done = 0
    while done < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { Foundation.write(descriptor, $0 + done, bytes.count - done) } ?? 0
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else {
        let problem = FileProblem.last
        close(descriptor)
        remove(path)
        throw problem
      }
      done += written
    }
    var status = stat()
    if stat(other.text, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    guard close(descriptor) == 0 else {
      let problem = FileProblem.last
      remove(path)
      throw problem
    }
  }

  /// Puts a file in another's place, in one step.
  ///
  /// - Throws: why it cannot be done; both are as they were then.
  package func move(_ path: AbsolutePath, to target: AbsolutePath) throws(FileProblem) {
    guard rename(path.text, target.text) == 0 else { throw .last }
  }

  /// Gives a file a second name.
  ///
  /// - Throws: why it cannot be done.
  package func link(_ path: AbsolutePath, as name: AbsolutePath) throws(FileProblem) {
    guard Foundation.link(path.text, name.text) == 0 else { throw .last }
  }

  /// Removes a file or an empty folder, if it can.
  package func remove(_ path: AbsolutePath) {
    _ = Foundation.remove(path.text)
  }
}
