import Foundation

extension LocalFileSystem {
  package func createFolder(_ path: AbsolutePath) throws(FileProblem) -> [AbsolutePath] {
    if let kind = kind(of: path) {
      guard kind == .folder else { throw .isNotFolder }
      return []
    }
    var created = try createFolder(path.parent)
    guard mkdir(path.text, 0o777) == 0 else {
      let problem = FileProblem.last
      // Another process may have created the folder in the meantime.
      if problem == .other(EEXIST), kind(of: path) == .folder { return created }
      for folder in created.reversed() { remove(folder) }
      throw problem
    }
    created.append(path)
    return created
  }

  package func write(
    _ bytes: [UInt8], to path: AbsolutePath, permissionsOf other: AbsolutePath
  ) throws(FileProblem) {
    let descriptor = open(path.text, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    var status = stat()
    if stat(other.text, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    do {
      try Self.write(bytes, andClose: descriptor)
    } catch {
      remove(path)
      throw error
    }
  }

  package func overwrite(_ bytes: [UInt8], at path: AbsolutePath) throws(FileProblem) {
    let descriptor = open(path.text, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    try Self.write(bytes, andClose: descriptor)
  }

  private static func write(
    _ bytes: [UInt8], andClose descriptor: Int32
  ) throws(FileProblem) {
    var done = 0
    while done < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { Foundation.write(descriptor, $0 + done, bytes.count - done) } ?? 0
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else {
        let problem = FileProblem.last
        close(descriptor)
        throw problem
      }
      done += written
    }
    guard close(descriptor) == 0 else { throw .last }
  }

  package func move(_ path: AbsolutePath, to target: AbsolutePath) throws(FileProblem) {
    guard rename(path.text, target.text) == 0 else { throw .last }
  }

  package func link(_ path: AbsolutePath, as name: AbsolutePath) throws(FileProblem) {
    guard Foundation.link(path.text, name.text) == 0 else { throw .last }
  }

  package func remove(_ path: AbsolutePath) {
    _ = Foundation.remove(path.text)
  }
}
