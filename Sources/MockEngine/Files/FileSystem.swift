import Foundation

/// The file system, as far as a generator needs it.
///
/// It speaks POSIX because Foundation asks the system about every entry of a folder, and does not
/// say why a file could not be read.
package struct FileSystem: Sendable {
  /// Makes one.
  package init() {}

  /// What a path leads to, links followed; nothing if it leads nowhere.
  package func kind(of path: AbsolutePath) -> FileKind? {
    var status = stat()
    guard stat(path.text, &status) == 0 else { return nil }
    return Self.kind(status.st_mode)
  }

  /// Whether something is there, if only a link that leads nowhere.
  package func isOccupied(_ path: AbsolutePath) -> Bool {
    var status = stat()
    return lstat(path.text, &status) == 0
  }

  /// The path without symbolic links; nothing if it leads nowhere.
  package func resolved(_ path: AbsolutePath) -> AbsolutePath? {
    guard let real = realpath(path.text, nil) else { return nil }
    defer { free(real) }
    return AbsolutePath(String(cString: real))
  }

  /// Whether the user may write to what is there.
  package func isWritable(_ path: AbsolutePath) -> Bool { access(path.text, W_OK) == 0 }

  /// The bytes of a file.
  ///
  /// - Throws: why it cannot be read.
  package func read(_ path: AbsolutePath) throws(FileProblem) -> [UInt8] {
    let descriptor = open(path.text, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    switch Self.kind(status.st_mode) {
    case .folder: throw .isFolder
    case .other: throw .other(EINVAL)
    case .file: break
    }
    var bytes: [UInt8] = []
    // One more than the size says, so that a file that grows meanwhile is noticed.
    var chunk = max(Int(status.st_size), 0) + 1
    while true {
      let old = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: chunk))
      let got = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { Foundation.read(descriptor, $0 + old, chunk) } ?? 0
      }
      let code = errno
      bytes.removeLast(chunk - max(got, 0))
      if got == 0 { return bytes }
      if got < 0, code != EINTR { throw FileProblem(code) }
      chunk = max(chunk - max(got, 0), 4096)
    }
  }

  /// What a folder holds, sorted by name.
  ///
  /// - Throws: why it cannot be listed.
  package func entries(of folder: AbsolutePath) throws(FileProblem) -> [FolderEntry] {
    guard let stream = opendir(folder.text) else { throw .last }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      // Only links, and file systems that do not tell, cost a call of their own.
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): entries.append(FolderEntry(name: name, kind: .file, isLink: false))
      case Int32(DT_DIR): entries.append(FolderEntry(name: name, kind: .folder, isLink: false))
      default:
        let path = folder.appending(name)
        var status = stat()
        let isLink = lstat(path.text, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
        guard let kind = kind(of: path) else { continue }
        entries.append(FolderEntry(name: name, kind: kind, isLink: isLink))
      }
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func kind(_ mode: mode_t) -> FileKind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }
}
