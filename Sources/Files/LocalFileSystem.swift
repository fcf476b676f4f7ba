import Basics
import Foundation

/// The file system of this machine.
///
/// The implementation calls POSIX, because Foundation queries every entry of a folder, and does not
/// report why a file could not be read.
package struct LocalFileSystem: FileSystem {
  /// Creates the file system.
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
    return AbsolutePath(normal: String(cString: real))
  }

  package func isWritable(_ path: AbsolutePath) -> Bool { access(path.text, W_OK) == 0 }

  package func stamp(of path: AbsolutePath) -> FileStamp? { FileStamp(of: path) }

  package func read(_ path: AbsolutePath) throws(FileProblem) -> [UInt8] {
    try read(path) { descriptor, size throws(FileProblem) in
      try Self.content(descriptor, size: size)
    }
  }

  package func readStart(of path: AbsolutePath, count: Int) throws(FileProblem) -> [UInt8] {
    try read(path) { descriptor, _ throws(FileProblem) in
      try Self.piece(descriptor, count: count)
    }
  }

  package func read(
    _ path: AbsolutePath, unlessEqualTo expected: [UInt8]
  ) throws(FileProblem) -> [UInt8]? {
    try read(path) { descriptor, size throws(FileProblem) in
      if size == expected.count {
        if try Self.hasContent(descriptor, expected) { return nil }
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .last }
      }
      return try Self.content(descriptor, size: size)
    }
  }

  /// Returns whether the rest of an open file is some bytes, of which it reads a piece at a time.
  private static func hasContent(
    _ descriptor: Int32, _ bytes: [UInt8]
  ) throws(FileProblem) -> Bool {
    var rest = bytes[...]
    while true {
      // The last piece has room for one byte more, which the file may have got in the meantime.
      let capacity = min(rest.count + 1, 1 << 20)
      let piece = try piece(descriptor, count: capacity)
      guard rest.prefix(piece.count).isEqual(to: piece[...]) else { return false }
      rest = rest.dropFirst(piece.count)
      if piece.count < capacity { return rest.isEmpty }
    }
  }

  /// Opens a file for a function that reads from it.
  private func read<Content>(
    _ path: AbsolutePath, _ content: (Int32, Int) throws(FileProblem) -> Content
  ) throws(FileProblem) -> Content {
    let descriptor = open(path.text, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    switch Self.kind(status.st_mode) {
    case .folder: throw .isFolder
    case .other: throw .notRegular
    case .file: break
    }
    return try content(descriptor, max(Int(status.st_size), 0))
  }

  /// Returns the bytes from the beginning of an open file to its end.
  ///
  /// The buffer is not cleared first: without optimization that would take longer than reading.
  ///
  /// - Parameters:
  ///   - descriptor: The file.
  ///   - size: The size of the file; if it grows in the meantime, the rest is read in further
  ///     pieces.
  private static func content(_ descriptor: Int32, size: Int) throws(FileProblem) -> [UInt8] {
    // The buffer has one byte more, so that the end of the file is found without another one.
    var capacity = size + 1
    var content: [UInt8] = []
    while true {
      let piece = try Self.piece(descriptor, count: capacity)
      let isAtEnd = piece.count < capacity
      content = content.isEmpty ? piece : content + piece
      if isAtEnd { return content }
      capacity = 65_536
    }
  }

  /// Returns the next bytes of an open file; fewer than `capacity` only at its end.
  private static func piece(_ descriptor: Int32, count capacity: Int) throws(FileProblem) -> [UInt8]
  {
    var problem: FileProblem?
    let piece = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < buffer.count, let base = buffer.baseAddress {
        let got = Foundation.read(descriptor, base + count, buffer.count - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { problem = .last }
        if got <= 0 { return }
        count += got
      }
    }
    if let problem { throw problem }
    return piece
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
      // Only links, and file systems that do not report the kind, need another call.
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
    return entries.sorted()
  }

  private static func kind(_ mode: mode_t) -> FileKind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }
}
