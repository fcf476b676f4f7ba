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
  /// Appends the stamp to a text, as a word.
  package func write(to text: inout [UInt8]) {
    Self.write(device, to: &text)
    Self.write(file, to: &text)
    Self.write(UInt64(truncatingIfNeeded: size), to: &text)
    Self.write(UInt64(bitPattern: modification.nanoseconds), to: &text)
    Self.write(UInt64(bitPattern: change.nanoseconds), to: &text)
    text.removeLast()
  }

  /// Appends the hexadecimal digits of a number, and a separator.
  private static func write(_ number: UInt64, to text: inout [UInt8]) {
    var shift = max(60 - number.leadingZeroBitCount / 4 * 4, 0)
    while shift >= 0 {
      text.append(.hexDigit(of: number >> UInt64(shift)))
      shift -= 4
    }
    text.append(UInt8(ascii: "_"))
  }

  /// Reads a stamp; nil if the word is not one.
  ///
  /// The standard library splits texts and reads and writes numbers generically: the stamps of some thousand files would
  /// take longer to read than to compare.
  package init?(text: ArraySlice<UInt8>) {
    var numbers: [UInt64] = []
    numbers.reserveCapacity(5)
    var rest = text
    while let number = Self.number(&rest) { numbers.append(number) }
    guard numbers.count == 5, text.last != UInt8(ascii: "_"), rest.isEmpty,
      let size = Int(exactly: numbers[2])
    else { return nil }
    device = numbers[0]
    file = numbers[1]
    self.size = size
    modification = FileTime(nanoseconds: Int64(bitPattern: numbers[3]))
    change = FileTime(nanoseconds: Int64(bitPattern: numbers[4]))
  }

  /// Takes a number and the separator after it; nil if there is none.
  private static func number(_ text: inout ArraySlice<UInt8>) -> UInt64? {
    var place = text.startIndex
    defer { text = text[place...] }
    var number: UInt64?
    while place < text.endIndex {
      let byte = text[place]
      place += 1
      guard byte != UInt8(ascii: "_") else { break }
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      number = (number ?? 0) << 4 | UInt64(digit)
    }
    return number
  }
}
