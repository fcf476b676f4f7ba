import Basics
import Foundation

/// The metadata of a file or folder that show whether its content may have changed.
package struct FileStamp: Sendable, Hashable {
  private let device: UInt64
  private let file: UInt64
  /// The number of bytes.
  package let size: Int
  /// The time of the last change of the content.
  package let modification: FileTime
  /// The time of the last change of the content or the metadata; unlike `modification`, no program
  /// can set it.
  private let change: FileTime

  /// Reads the stamp of the file or folder at a path, following links; nil if there is none.
  package init?(of path: AbsolutePath) {
    var status = stat()
    guard stat(path.text, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    file = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
      (modification, change) = (FileTime(status.st_mtimespec), FileTime(status.st_ctimespec))
    #else
      (modification, change) = (FileTime(status.st_mtim), FileTime(status.st_ctim))
    #endif
  }

  /// Returns the stamp if any change after `moment` is certain to change it; nil if the file was
  /// changed too short a time before. The coarsest file systems count time in steps of two seconds.
  package func settled(before moment: FileTime) -> FileStamp? {
    let last = max(modification, change)
    return last.nanoseconds < moment.nanoseconds - 2_000_000_000 ? self : nil
  }
}

/// A moment of the clock that dates files.
package struct FileTime: Sendable, Hashable, Comparable {
  /// The nanoseconds since 1970.
  package let nanoseconds: Int64

  fileprivate init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  fileprivate init(_ time: timespec) {
    // In a damaged file system, a file may have a date in any year.
    let (seconds, isTooLong) = Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    nanoseconds = isTooLong ? .max : seconds &+ Int64(time.tv_nsec)
  }

  /// The current time.
  package static var now: FileTime {
    FileTime(nanoseconds: Int64(Date().timeIntervalSince1970 * 1_000_000_000))
  }

  package static func < (left: FileTime, right: FileTime) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}

extension FileStamp {
  /// Writes the stamp.
  package func write(to writer: inout BinaryWriter) {
    writer.write(device)
    writer.write(file)
    writer.write(size)
    writer.write(UInt64(bitPattern: modification.nanoseconds))
    writer.write(UInt64(bitPattern: change.nanoseconds))
  }

  /// Reads a stamp.
  package init(from reader: inout BinaryReader) throws(BinaryReader.Damage) {
    device = try reader.number()
    file = try reader.number()
    size = try reader.int()
    modification = FileTime(nanoseconds: Int64(bitPattern: try reader.number()))
    change = FileTime(nanoseconds: Int64(bitPattern: try reader.number()))
  }
}
