import Foundation

/// Why the file system refused something.
package enum FileProblem: Error, Sendable, Hashable {
  /// Nothing is there.
  case missing
  /// A folder is there, and a file is due.
  case isFolder
  /// A file is there, and a folder is due.
  case isNotFolder
  /// The user may not do it.
  case denied
  /// The file system can only be read.
  case readOnly
  /// Another error of the system, by its `errno`.
  case other(Int32)

  /// The problem that the last failed system call left in `errno`.
  static var last: FileProblem { FileProblem(errno) }

  /// Names an `errno`.
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
