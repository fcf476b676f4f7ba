import Foundation

/// The facts about a file or folder that tell, without a look at its content, whether it may have changed.
package struct FileStamp: Sendable, Hashable {
  private let device: UInt64
  private let file: UInt64
  /// The number of bytes.
  package let size: Int
  /// The time of the last change, since 1970.
  package let modification: Duration

  /// Asks about what a path leads to; nil if it leads nowhere.
  package init?(of path: AbsolutePath) {
    var status = stat()
    guard stat(path.text, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    file = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modification = .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
