import Foundation

/// The file system, as far as a generator needs it.
package protocol FileSystem: Sendable {
  /// Returns the kind of what a path leads to, links followed, or nil if it leads nowhere.
  func kind(of path: AbsolutePath) -> FileKind?

  /// Returns whether something is there, even a link that leads nowhere.
  func isOccupied(_ path: AbsolutePath) -> Bool

  /// Returns the path without symbolic links, or nil if it leads nowhere.
  func resolved(_ path: AbsolutePath) -> AbsolutePath?

  /// Returns whether the user may write to what is there.
  func isWritable(_ path: AbsolutePath) -> Bool

  /// Returns what tells whether the content of a file may have changed; nil where only the content can tell.
  func stamp(of path: AbsolutePath) -> FileStamp?

  /// Returns the bytes of a file.
  ///
  /// - Throws: The reason why it cannot be read.
  func read(_ path: AbsolutePath) throws(FileProblem) -> [UInt8]

  /// Returns the first bytes of a file.
  ///
  /// - Throws: The reason why it cannot be read.
  func readStart(of path: AbsolutePath, count: Int) throws(FileProblem) -> [UInt8]

  /// Returns the entries of a folder, sorted by name.
  ///
  /// - Throws: The reason why it cannot be listed.
  func entries(of folder: AbsolutePath) throws(FileProblem) -> [FolderEntry]

  /// Creates a folder and those above it.
  ///
  /// - Returns: The folders that were not there before, outermost first.
  /// - Throws: The reason why it cannot be created; what was created until then is removed.
  func createFolder(_ path: AbsolutePath) throws(FileProblem) -> [AbsolutePath]

  /// Writes a new file, with the permissions of another one if that is there.
  ///
  /// - Throws: The reason why it cannot be written; nothing is left of it then.
  func write(
    _ bytes: [UInt8], to path: AbsolutePath, permissionsOf other: AbsolutePath
  ) throws(FileProblem)

  /// Writes a file where it is, and creates it if it is not there.
  ///
  /// - Throws: The reason why it cannot be written; some of its old bytes may be gone then.
  func overwrite(_ bytes: [UInt8], at path: AbsolutePath) throws(FileProblem)

  /// Moves a file to another's place, in one step.
  ///
  /// - Throws: The reason why it cannot be moved; both are as they were then.
  func move(_ path: AbsolutePath, to target: AbsolutePath) throws(FileProblem)

  /// Gives a file a second name.
  ///
  /// - Throws: The reason why it cannot have one.
  func link(_ path: AbsolutePath, as name: AbsolutePath) throws(FileProblem)

  /// Removes a file or an empty folder, if possible.
  func remove(_ path: AbsolutePath)
}

extension FileSystem {
  package func stamp(of path: AbsolutePath) -> FileStamp? { nil }

  package func readStart(of path: AbsolutePath, count: Int) throws(FileProblem) -> [UInt8] {
    Array(try read(path).prefix(count))
  }
}

/// The kind of what a path leads to, links followed.
package enum FileKind: Sendable, Hashable {
  case file, folder
  /// A device, a socket, a pipe.
  case other
}

/// An entry of a folder.
package struct FolderEntry: Sendable, Hashable {
  /// Its name.
  package var name: String
  /// Its kind, links followed.
  package var kind: FileKind
  /// Whether it is a symbolic link.
  package var isLink: Bool

  /// Creates an entry.
  package init(name: String, kind: FileKind, isLink: Bool) {
    self.name = name
    self.kind = kind
    self.isLink = isLink
  }
}

/// The reason why the file system refused something.
package enum FileProblem: Error, Sendable, Hashable {
  /// Nothing is there.
  case missing
  /// A folder is there, and a file is expected.
  case isFolder
  /// A file is there, and a folder is expected.
  case isNotFolder
  /// A link is there that leads nowhere.
  case danglingLink
  /// The user may not do it.
  case denied
  /// The file system can only be read.
  case readOnly
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
