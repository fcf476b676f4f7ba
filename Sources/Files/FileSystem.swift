import Basics
import Foundation

/// The file system, as far as a generator needs it.
package protocol FileSystem: Sendable {
  /// Returns the kind of the file at a path, following links; nil if there is none.
  func kind(of path: AbsolutePath) -> FileKind?

  /// Returns whether a path exists, even as a dangling link.
  func isOccupied(_ path: AbsolutePath) -> Bool

  /// Returns the path without symbolic links; nil if it does not exist.
  func resolved(_ path: AbsolutePath) -> AbsolutePath?

  /// Returns whether the user may write to a path.
  func isWritable(_ path: AbsolutePath) -> Bool

  /// Returns the stamp of a file; nil if only the content shows whether it has changed.
  func stamp(of path: AbsolutePath) -> FileStamp?

  /// Returns the bytes of a file.
  ///
  /// - Throws: The reason why it cannot be read.
  func read(_ path: AbsolutePath) throws(FileProblem) -> [UInt8]

  /// Returns the first bytes of a file.
  ///
  /// - Throws: The reason why it cannot be read.
  func readStart(of path: AbsolutePath, count: Int) throws(FileProblem) -> [UInt8]

  /// Returns the bytes of a file; nil if they are those that are expected, so that a large file need not be in memory twice.
  ///
  /// - Throws: The reason why it cannot be read.
  func read(_ path: AbsolutePath, unlessEqualTo expected: [UInt8]) throws(FileProblem) -> [UInt8]?

  /// Returns the headers that differ from those on disk, for libraries that read the disk themselves.
  func changedHeaders() -> [AbsolutePath: [UInt8]]

  /// Returns the entries of a folder, sorted.
  ///
  /// - Throws: The reason why it cannot be listed.
  func entries(of folder: AbsolutePath) throws(FileProblem) -> [FolderEntry]

  /// Creates a folder and the folders above it.
  ///
  /// - Returns: The folders that did not exist before, outermost first.
  /// - Throws: The reason why it cannot be created; the folders created up to then are removed.
  func createFolder(_ path: AbsolutePath) throws(FileProblem) -> [AbsolutePath]

  /// Writes a new file, with the permissions of another file if that exists.
  ///
  /// - Throws: The reason why it cannot be written; no part of it is left.
  func write(
    _ bytes: [UInt8], to path: AbsolutePath, permissionsOf other: AbsolutePath
  ) throws(FileProblem)

  /// Overwrites a file, or creates it if it does not exist.
  ///
  /// - Throws: The reason why it cannot be written; some of the old bytes may be lost.
  func overwrite(_ bytes: [UInt8], at path: AbsolutePath) throws(FileProblem)

  /// Moves a file to the path of another one, in one step.
  ///
  /// - Throws: The reason why it cannot be moved; both files are unchanged.
  func move(_ path: AbsolutePath, to target: AbsolutePath) throws(FileProblem)

  /// Gives a file a second name.
  ///
  /// - Throws: The reason why it cannot be linked.
  func link(_ path: AbsolutePath, as name: AbsolutePath) throws(FileProblem)

  /// Removes a file or an empty folder, if possible.
  func remove(_ path: AbsolutePath)
}

extension FileSystem {
  package func stamp(of path: AbsolutePath) -> FileStamp? { nil }

  package func changedHeaders() -> [AbsolutePath: [UInt8]] { [:] }

  package func readStart(of path: AbsolutePath, count: Int) throws(FileProblem) -> [UInt8] {
    Array(try read(path).prefix(count))
  }

  package func read(
    _ path: AbsolutePath, unlessEqualTo expected: [UInt8]
  ) throws(FileProblem) -> [UInt8]? {
    let bytes = try read(path)
    return bytes[...].isEqual(to: expected[...]) ? nil : bytes
  }
}

/// The kind of a file, with links followed.
package enum FileKind: Sendable, Hashable {
  case file, folder
  /// A device, a socket, a pipe.
  case other
}

/// An entry of a folder.
package struct FolderEntry: Sendable, Hashable {
  /// The name.
  package var name: String
  /// The kind, with links followed.
  package var kind: FileKind
  /// Whether the entry is a symbolic link.
  package var isLink: Bool

  /// Creates an entry.
  package init(name: String, kind: FileKind, isLink: Bool) {
    self.name = name
    self.kind = kind
    self.isLink = isLink
  }
}

extension FolderEntry {
  /// Returns the folders that hold some files, with their entries, sorted.
  ///
  /// - Parameters:
  ///   - files: The files, which are no links.
  ///   - root: The folder that all are in.
  package static func folders(
    of files: some Collection<AbsolutePath>, below root: AbsolutePath
  ) -> [AbsolutePath: [FolderEntry]] {
    var kinds: [AbsolutePath: [String: FileKind]] = [root: [:]]
    for file in files {
      var (path, kind) = (file, FileKind.file)
      while path != root, kinds[path.parent]?[path.name] == nil {
        kinds[path.parent, default: [:]][path.name] = kind
        (path, kind) = (path.parent, .folder)
      }
    }
    return kinds.mapValues { entries in
      entries.map { FolderEntry(name: $0.key, kind: $0.value, isLink: false) }.sorted()
    }
  }
}

extension FolderEntry: Comparable {
  /// Returns whether an entry is before another one of the same folder: by the bytes of their names, of which those of
  /// folders end with a slash, as in the trees of Git, so that the paths in all folders are sorted, too.
  package static func < (left: FolderEntry, right: FolderEntry) -> Bool {
    let order = left.name.orderOfStart(comparedTo: right.name)
    guard order == 0 else { return order < 0 }
    let count = min(left.name.utf8.count, right.name.utf8.count)
    return left.byte(at: count) < right.byte(at: count)
  }

  private func byte(at offset: Int) -> UInt8 {
    name.utf8.dropFirst(offset).first ?? (kind == .folder ? UInt8(ascii: "/") : 0)
  }
}

/// The reason why an operation of the file system failed.
package enum FileProblem: Error, Sendable, Hashable {
  /// The path does not exist.
  case missing
  /// The path is a folder, but a file is expected.
  case isFolder
  /// The path is a file, but a folder is expected.
  case isNotFolder
  /// The path is a dangling link.
  case danglingLink
  /// The user does not have the permission.
  case denied
  /// The file system is read-only.
  case readOnly
  /// The path is a device, a socket or a pipe, but a file is expected.
  case notRegular
  /// Another error of the system, by its `errno`.
  case other(Int32)

  /// The problem that the last failed system call left in `errno`.
  static var last: FileProblem { FileProblem(errno) }

  /// Creates the problem of an `errno`.
  init(_ code: Int32) {
    switch code {
    case ENOENT: self = .missing
    case EISDIR: self = .isFolder
    case ENOTDIR: self = .isNotFolder
    case EACCES, EPERM: self = .denied
    case EROFS: self = .readOnly
    default: self = .other(code)
    }
  }
}
