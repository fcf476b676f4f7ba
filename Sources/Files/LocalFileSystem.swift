import Foundation

/// The file system of this machine.
///
/// It calls POSIX because Foundation asks the system about every entry of a folder, and does not
/// say why a file could not be read.
package struct LocalFileSystem: FileSystem {
  /// Creates it.
  package init() {}

  package func kind(of path: AbsolutePath) -> FileKind? {
    var status = stat()
    guard stat(path.text, &status) == 0 else { return nil }
    return Self.kind(status.st_mode)
  }

  package func isOccupied(_ path: AbsolutePath) -> Bool {
    var status = stat()
    return lstat(path.text, &status) == 0
  }

  package func resolved(_ path: AbsolutePath) -> AbsolutePath? {
    guard let real = realpath(path.text, nil) else { return nil }
    defer { free(real) }
    return AbsolutePath(String(cString: real))
  }

  package func isWritable(_ path: AbsolutePath) -> Bool { access(path.text, W_OK) == 0 }

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
    // One more than the size says: a file that does not grow meanwhile is read in one piece.
    var bytes = try Self.chunk(descriptor, max(Int(status.st_size), 0) + 1)
    while !bytes.isEmpty {
      let more = try Self.chunk(descriptor, 65_536)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// The next bytes of a file; none at its end.
  ///
  /// The buffer is not cleared first: without optimisation that would take longer than reading.
  private static func chunk(_ descriptor: Int32, _ size: Int) throws(FileProblem) -> [UInt8] {
    var problem: FileProblem?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      var got = Foundation.read(descriptor, buffer.baseAddress, size)
      while got < 0, errno == EINTR {
        got = Foundation.read(descriptor, buffer.baseAddress, size)
      }
      if got < 0 { problem = .last }
      count = max(got, 0)
    }
    if let problem { throw problem }
    return bytes
  }

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
